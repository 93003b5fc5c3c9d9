import { expect, type Locator, type Page } from '@playwright/test'

/** What stands on the GM's window, by what a person reads there. */
export class Table {
  constructor(readonly gm: Page) {}

  /** The stop of the line that bears this name. */
  stop(name: string): Locator {
    return this.gm
      .locator('.stops .stop')
      .filter({ has: this.gm.locator(`.name[title^="${name}"]`) })
      .first()
  }

  /** The open prompt: digits, Enter and S go to it. */
  get prompt(): Locator {
    return this.gm.locator('.prompt.first')
  }

  /** A panel over the block, by its title. */
  panel(title: string): Locator {
    return this.gm.getByRole('dialog', { name: title, exact: true })
  }

  async expectTurn(name: string, round: number): Promise<void> {
    const now = this.gm.locator('.stops .stop.now .name').first()
    await expect(now).toHaveAttribute('title', new RegExp(`^${name}`))
    await expect(this.gm.locator('.round b')).toHaveText(`Round ${round}`)
  }

  async expectHp(name: string, hp: number): Promise<void> {
    await expect(
      this.stop(name).getByRole('button', { name: new RegExp(`^(Hit points of )?${name}: ${hp} of`) }),
    ).toBeVisible()
  }

  /** Chips on the stop: conditions, dying. */
  chip(name: string, text: string): Locator {
    return this.stop(name).locator('.chip').filter({ hasText: text })
  }
}

/** What stands on the players' window. */
export class Players {
  constructor(readonly page: Page) {}

  row(name: string): Locator {
    return this.page.locator('li.ps').filter({ has: this.page.locator('.pn b', { hasText: name }) })
  }

  get names(): Promise<string[]> {
    return this.page.locator('li.ps .pn b').allTextContents()
  }

  async expectNow(name: string): Promise<void> {
    await expect(this.page.locator('li.ps.now')).toHaveCount(1)
    await expect(this.page.locator('li.ps.now .pn b')).toHaveText(name)
  }

  /** The large line that tells of a charged ability. */
  get tell(): Locator {
    return this.page.locator('.tellb')
  }
}
