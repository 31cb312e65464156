import type { Page } from 'playwright-core'
import { demoPassword } from '#db/demo/people.ts'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import type { Found, Screen } from './list.ts'

/** Signs a person of the demonstration in, by the form as they would. */
export async function signIn(page: Page, email: string, address = '/'): Promise<void> {
  await page.goto(address)
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', demoPassword)
  await page.press('input[name=password]', 'Enter')
  // Inside, or on the way there: both have a way out.
  await page.waitForSelector('nav.main-menu, form[action$="/sign-out"]', { state: 'attached' })
}

/** The boxes themselves may be hidden behind their tiles. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`label:has(input[name=${name}][value=${value}])`).first().click()
}

const awaited = new WeakSet<Page>()

/** A form may be drawn once more as its scripts come; to a page without any, nothing comes. */
export async function awake(page: Page): Promise<void> {
  if (awaited.has(page)) await page.waitForSelector('html[data-awake]')
}

/**
 * The scripts come after the page has been painted, and few know how to wait for what they cannot see: whatever is
 * clicked before is clicked again once they are there, and only then. What is typed or ticked before stays in any case.
 */
export async function awaitScripts(page: Page): Promise<void> {
  awaited.add(page)
  await page.addInitScript(complainOfDrawnAgain)
  await page.addInitScript(() => {
    const clicked: EventTarget[] = []
    const wait = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('label, input[type=checkbox], input[type=radio]'))
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.target) clicked.push(event.target)
    }
    addEventListener('click', wait, true)
    const look = () => {
      const isAwake = document.documentElement?.dataset['hydrated'] !== undefined
      const hasNoScripts = document.readyState !== 'loading' && !document.querySelector('script[type=after-paint]')
      if (!isAwake && !hasNoScripts) return void setTimeout(look, 5)
      removeEventListener('click', wait, true)
      document.documentElement.dataset['awake'] = ''
      for (const target of clicked) target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    look()
  })
}

/** Runs in the page. Scripts take over what the server drew: an element more or less says that the two disagree. */
function complainOfDrawnAgain() {
  document.addEventListener('DOMContentLoaded', () => {
    // What nobody can use without scripts, the server does not draw; and notices come once the page is there.
    const parts = document.querySelectorAll.bind(document, '#portal :not(.marks, .marks *, .toasts *)')
    const drawn = [...parts()]
    new MutationObserver((_, observer) => {
      observer.disconnect()
      const taken = new Set(parts())
      const lost = drawn.filter((element) => !taken.delete(element))
      const [more, less] = [[...taken], lost].map((all) =>
        all.map(({ outerHTML }) => outerHTML.slice(0, 200)).join(' '),
      )
      if (more || less) console.error(`Drawn again: ${more}; lost: ${less}`)
    }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] })
  })
}

/** Opens a screen and does on it what its picture shows. @returns what is wrong with it already */
export async function openScreen(
  page: Page,
  { origin, found }: { origin: string; found: Found },
  { path, status = 200, act }: Screen,
  locale: Locale,
): Promise<string[]> {
  const wanted = typeof path === 'string' ? path : path(found)
  const answer = await page.goto(origin + pathIn(locale, wanted), { waitUntil: 'load' })
  await page.waitForSelector('html[data-awake]')
  await act?.(page)
  return answer?.status() === status ? [] : [`answered ${answer?.status()} instead of ${status}`]
}

/** Collects what the browser complains of; that a page itself is no 200 is known already. */
export function listen(page: Page): string[] {
  const faults: string[] = []
  // The complaint may come before the page has its address.
  const pages = new Set<string>()
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(withoutQuestion(request.url()))
  })
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const isPage =
      message.text().startsWith('Failed to load resource') && pages.has(withoutQuestion(message.location().url))
    if (!isPage && !message.text().startsWith('Service Worker registration blocked by Playwright'))
      faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  return faults
}

/** A page before the router has cut its question off is still that page. */
function withoutQuestion(address: string): string {
  return address.split('?')[0] ?? ''
}

/** A page never scrolls sideways; the outermost of what sticks out is named. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const named = wide.slice(0, 3).map((element) => `${element.localName}.${element.getAttribute('class') ?? ''}`)
    return [`${scrollWidth - clientWidth} px too wide: ${named.join(', ')}`]
  })
}

/** Runs in the page: until what it knows by now is drawn. */
export async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
