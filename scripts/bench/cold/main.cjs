// Starts an app inside this process and watches its windows from outside: no debugger is attached, so that nothing
// slows the start. Prints a line of JSON for each thing seen; ends when its input is closed.
const { app, BrowserWindow } = require('electron')

const task = JSON.parse(process.env.BENCH_COLD)
const say = (what) => process.stdout.write(`${JSON.stringify({ ...what, at: Date.now() })}\n`)

/** In the page: resolves when the first element of these is there and its frame has been painted. */
const painted = (selector) => `new Promise((done) => {
  const look = () => {
    if (!document.querySelector(${JSON.stringify(selector)})) return false
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => done(true)
      channel.port2.postMessage(null)
    })
    return true
  }
  if (look()) return
  const observer = new MutationObserver(() => look() && observer.disconnect())
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
})`

function press(contents, { key, modifiers = [] }) {
  contents.sendInputEvent({ type: 'keyDown', keyCode: key, modifiers })
  contents.sendInputEvent({ type: 'char', keyCode: key, modifiers })
  contents.sendInputEvent({ type: 'keyUp', keyCode: key, modifiers })
}

/** Follows one window through what it is to show, pressing the key that each asks for. */
async function follow(contents, steps) {
  for (const { name, selector, keys = [] } of steps) {
    await contents.executeJavaScript(painted(selector))
    say({ name })
    for (const key of keys) press(contents, key)
  }
}

app.on('web-contents-created', (_event, contents) => {
  contents.once('dom-ready', () => {
    const of = Object.keys(task.windows).find((part) => contents.getURL().includes(part))
    if (of) void follow(contents, task.windows[of])
  })
})
process.stdin.on('end', () => BrowserWindow.getAllWindows().forEach((window) => window.close()))
process.stdin.resume()
require(task.main)
