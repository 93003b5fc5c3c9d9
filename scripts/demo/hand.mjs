/** How long one step of the fight may take, in milliseconds. */
const PATIENCE = 15_000

/**
 * The GM's hand: keys and clicks in the real window, each waiting for what it brings about.
 *
 * @param {import('@playwright/test').Page} page the GM's window
 */
export function createHand(page) {
  page.setDefaultTimeout(PATIENCE)
  const stop = (name) => page.locator('.stops .stop').filter({ has: page.locator(`.name[title^="${name}"]`) })
  const prompt = page.locator('.prompt.first')

  async function press(key) {
    await page.keyboard.press(key)
  }

  /** Types into the field that has the focus in an open panel, then Enter. */
  async function write(text) {
    await page.locator('input:focus, textarea:focus').waitFor()
    const field = await page.locator('input:focus, textarea:focus').elementHandle()
    await page.keyboard.type(text)
    await press('Enter')
    await field?.waitForElementState('hidden').catch(() => undefined)
  }

  /** Waits until it is somebody's turn. */
  async function turnOf(name) {
    await page
      .locator('.stops .stop.now')
      .filter({ has: page.locator(`.name[title^="${name}"]`) })
      .first()
      .waitFor()
  }

  /** Chooses targets on the line. */
  async function choose(...names) {
    for (const name of names) {
      const reading = page.locator(`.minis button[aria-label^="${name}:"]`)
      if ((await reading.count()) > 0) await reading.click({ modifiers: ['Control'] })
      else
        await stop(name)
          .last()
          .locator('.name')
          .click({ modifiers: ['Control'] })
    }
  }

  /** Ends the turn, whatever is still due. */
  async function endTurn() {
    const round = await page.locator('.round').first().textContent()
    const before = await page.locator('.stops .stop.now').first().getAttribute('data-key')
    for (let tries = 0; tries < 3; tries += 1) {
      await press('Space')
      const moved = page.waitForFunction(
        ([key, text]) =>
          document.querySelector('.stops .stop.now')?.getAttribute('data-key') !== key ||
          document.querySelector('.round')?.textContent !== text,
        [before, round],
        { timeout: 1500 },
      )
      if (
        await moved.then(
          () => true,
          () => false,
        )
      )
        return
    }
    throw new Error('The turn does not end.')
  }

  /** Types a die into the open prompt, or lets the app roll when none is given. */
  async function answer(die) {
    const title = await prompt.getAttribute('aria-label')
    if (die === undefined) await press('Enter')
    else {
      await page.keyboard.type(String(die))
      await press('Enter')
    }
    await page.waitForFunction(
      (label) => document.querySelector('.prompt.first')?.getAttribute('aria-label') !== label,
      title,
    )
  }

  /** Uses an attack by its number at the chosen targets; a miss is called a hit, for the story's sake. */
  async function strike(digit, ...names) {
    await choose(...names)
    await press(String(digit))
    const outcome = prompt.getByRole('group', { name: 'Outcome' })
    await outcome.waitFor()
    const missed = outcome.getByRole('button', { name: 'Miss', pressed: true })
    if ((await missed.count()) > 0) {
      await outcome.getByRole('button', { name: 'Hit', exact: true }).click()
      await outcome.getByRole('button', { name: 'Hit', exact: true, pressed: true }).waitFor()
    }
  }

  return { page, prompt, press, write, turnOf, choose, endTurn, answer, strike, stop }
}
