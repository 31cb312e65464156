import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { awaitScripts } from '#tests/screens/visit.ts'
import { openPortal, type RunningPortal } from './portal.ts'

export { signIn } from '#tests/screens/visit.ts'

export type Visit = {
  javaScript?: boolean
  width?: number
  colorScheme?: 'light' | 'dark'
  locale?: string
  /** With the worker: what goes through one cannot be held back or answered by a journey. */
  worker?: boolean
}

/** Over all screens: half an hour on a busy machine, and its people can be put into the demonstration only once. */
export const walk = { timeout: 1_800_000, retry: 0 }

let browser: Browser | undefined
let portal: RunningPortal | undefined
const contexts: BrowserContext[] = []
/** What each open page has asked for and not been answered yet, and what it complains of. */
type Noted = { requests: Set<Request>; complaints: string[] }
const opened = new Map<Page, Noted>()

beforeAll(async () => {
  portal = await openPortal(inject('filled'))
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      // Only the headless shell knows it, and would else round the width of every letter.
      '--font-render-hinting=none',
    ],
  })
})

// A page that stays open hears, reads itself again and says that somebody is there.
afterEach(async ({ task }) => {
  const left: string[] = []
  if (task.result?.state === 'fail') for (const [page, noted] of opened) left.push(await describePage(page, noted))
  opened.clear()
  for (const context of contexts.splice(0)) await context.close()
  // Beside what was wrong, in the same result: of a run elsewhere nothing else is to be had.
  if (left.length > 0) throw new Error(left.join('\n'))
})

/** What a page of a red journey says, waits for and complains of. */
async function describePage(page: Page, { requests, complaints }: Noted): Promise<string> {
  const waiting = [...requests].map((request) => `${request.method()} ${request.url()}`)
  const shown = await page
    .evaluate(() => ({
      says: [...document.querySelectorAll('.toast, .alert, .field-error')].map((element) => element.textContent),
      busy: [...document.querySelectorAll('form[aria-busy]')].map((form) => form.id),
      focus: document.activeElement?.outerHTML.slice(0, 200),
    }))
    .catch(String)
  return `The page was left at ${page.url()}: ${JSON.stringify({ waiting, complaints, shown })}`
}

function note(page: Page): void {
  const requests = new Set<Request>()
  const complaints: string[] = []
  opened.set(page, { requests, complaints })
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  page.on('console', (message) => {
    // The browser notes every answer of 400 and more; those are asked for here.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

afterAll(async () => {
  await browser?.close()
  await portal?.stop()
})

/** The portal of this file's journeys. */
export function thePortal(): RunningPortal {
  if (!portal) throw new Error('The portal is not running')
  return portal
}

export function theBrowser(): Browser {
  if (!browser) throw new Error('The browser is not running')
  return browser
}

/** A browser of somebody's own. What it complains of in its console fails the journey. */
export async function visitor({
  javaScript = true,
  width = 1280,
  colorScheme = 'light',
  locale = 'it',
  worker = false,
}: Visit = {}) {
  const context = await theBrowser().newContext({
    baseURL: thePortal().origin,
    javaScriptEnabled: javaScript,
    viewport: { width, height: 900 },
    colorScheme,
    locale,
    acceptDownloads: false,
    serviceWorkers: worker ? 'allow' : 'block',
  })
  contexts.push(context)
  context.on('page', note)
  const page = await context.newPage()
  if (javaScript) await awaitScripts(page)
  return { page, complaints: opened.get(page)?.complaints ?? [] }
}

/** Sends a form and waits until the page says what was done: with scripts in a toast, without in its address. */
export async function expectNotice(page: Page, send: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForResponse((answer) => isFormAnswer(answer.request())), send()])
  const toast = page.locator('.toast:not(.toast-danger)').first()
  await Promise.any([toast.waitFor(), page.waitForURL(/[?&](?:done|notice)=/)])
}

/** A draft is saved beside the form, whenever it likes; and a page says what was read, and who is there. */
function isFormAnswer(request: Request): boolean {
  return request.method() === 'POST' && !/\/(?:drafts|unread|here)$/.test(request.url())
}

/** Nothing reaches beyond the screen's edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(beyond).toBeLessThanOrEqual(0)
}

/** On the server, as a password that was changed elsewhere does; the browser keeps its cookie. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin })
  await other?.addCookies(cookies)
  const away = await other?.request.post('/sign-out', {
    form: { intent: 'sign-out' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  expect(away?.status()).toBe(303)
  await other?.close()
}

/** Has the page's data read again, as the page does by itself when something changed. */
export async function readAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const router: { revalidate: () => Promise<void> } = Reflect.get(window, '__reactRouterDataRouter')
    await router.revalidate()
  })
}
