import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { type EngineName, firefox, isInstalled, miniBrowser } from './engines.installed.ts'
import { freePort, waitFor } from './system.fixture.ts'

/** What a journey needs of a browser, whatever drives it; a selector finds the first of its kind. */
export type Engine = {
  open(address: string): Promise<void>
  fill(selector: string, words: string): Promise<void>
  click(selector: string): Promise<void>
  attach(selector: string, files: readonly string[]): Promise<void>
  /** @param script the body of a function in the page, which may await */
  tell(script: string): Promise<unknown>
  close(): Promise<void>
}

const width = 390
const height = 844

/** Those of this machine. */
export function enginesHere(): [name: EngineName, start: () => Promise<Engine>][] {
  const engines: ReturnType<typeof enginesHere> = [
    ['Firefox', startFirefox],
    ['WebKit', startWebKit],
  ]
  return engines.filter(([name]) => isInstalled(name))
}

async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox() ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'it' },
    defaultViewport: { width, height },
  })
  const page = await browser.newPage()
  /** Asked until it is there: of a page that is being left or drawn once more, a handle of an element is no good. */
  const middleOf = async (selector: string) => {
    let middle: { x: number; y: number } | null = null
    await waitFor(async () => {
      middle = await page.evaluate(showMiddle, selector).catch(() => null)
      return middle !== null
    })
    return middle ?? { x: 0, y: 0 }
  }
  const click = async (selector: string) => {
    const { x, y } = await middleOf(selector)
    await page.mouse.click(x, y)
  }
  return {
    open: async (address) => void (await page.goto(address)),
    async fill(selector, words) {
      await click(selector)
      await page.keyboard.type(words)
    },
    click,
    async attach(selector, files) {
      const field = await page.waitForSelector(selector)
      const input = await field?.toElement('input')
      await input?.uploadFile(...files)
    },
    tell: (script) => page.evaluate(`(async () => { ${script} })()`),
    close: () => browser.close(),
  }
}

/** Brought to the middle: at an edge, bars of the page may lie over it. */
function showMiddle(selector: string) {
  const one = document.querySelector(selector)
  if (!one) return null
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width: wide, height: high } = one.getBoundingClientRect()
  return { x: x + wide / 2, y: y + high / 2 }
}

/** By the protocol of WebDriver: https://www.w3.org/TR/webdriver2/ */
async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await numberFrom(screen)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  })
  const send = (method: string, path: string, body?: object) => command(`http://127.0.0.1:${port}${path}`, method, body)
  await waitFor(() => send('GET', '/status').then(Boolean, () => false))
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const opened = await send('POST', '/session', {
    capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${propertyOf(opened, 'sessionId')}`
  await send('POST', `${session}/window/rect`, { width, height })
  const element = async (selector: string) => {
    const one = await send('POST', `${session}/element`, { using: 'css selector', value: selector })
    return `${session}/element/${Object.values(one ?? {})[0]}`
  }
  const tell = (script: string) =>
    send('POST', `${session}/execute/async`, {
      script: `const [done] = arguments; (async () => { ${script} })().then(done, () => done(null))`,
      args: [],
    })
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    async fill(selector, words) {
      const field = await element(selector)
      await send('POST', `${field}/clear`, {})
      await send('POST', `${field}/value`, { text: words })
    },
    async click(selector) {
      // The driver scrolls no farther than to where the bar with the button to send lies above it.
      await tell(`document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ block: 'center' })`)
      await send('POST', `${await element(selector)}/click`, {})
    },
    attach: async (selector, files) =>
      void (await send('POST', `${await element(selector)}/value`, { text: files.join('\n') })),
    tell,
    async close() {
      await send('DELETE', session)
      driver.kill()
      screen.kill()
      await Promise.all([gone(driver), gone(screen)])
    },
  }
}

async function command(address: string, method: string, body?: object): Promise<object | null> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: object | null }
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

function propertyOf(value: object | null, name: string): string {
  return String(new Map(Object.entries(value ?? {})).get(name))
}

async function numberFrom(screen: ChildProcess): Promise<string> {
  const pipe = screen.stdio[3]
  if (!pipe) throw new Error('Xvfb was started without its fourth stream')
  const [said]: unknown[] = await once(pipe, 'data')
  return String(said).trim()
}

async function gone(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await sleep(20)
}
