import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { setStage, type Stage } from '#tests/screens/demo.ts'
import { type Screen, screens } from '#tests/screens/list.ts'
import { pageAt, pages } from '#tests/screens/pages.ts'
import { listen, openScreen, overflowOf } from '#tests/screens/visit.ts'
import { signIn, theBrowser, thePortal, visitor } from './browser.ts'

test('everybody can use every screen, on a phone and at a desk, in the light and in the dark', async () => {
  const stage = await setStage(theBrowser(), thePortal())
  const everybody = new Set(screens.map(({ who }) => who)).values()
  const shown = new Set<string | undefined>()
  const faults = [...stage.lacks]
  const walk = async () => {
    for (const who of everybody)
      for await (const { found, screen, address } of visits(stage, who)) {
        faults.push(...found)
        if (screen.status === undefined) shown.add(pageAt(address))
      }
  }
  // Two people at a time: while the page of one is looked at, the portal makes that of the other.
  await Promise.all([walk(), walk()])
  // A page without a screen is one that nobody has looked at.
  faults.push(...pages.filter((page) => !shown.has(page)).map((page) => `${page}: has no screen`))
  expect(faults).toEqual([])
}, 600_000)

/** All that somebody sees, in languages that take turns; with what is wrong there. */
async function* visits(stage: Stage, who: string | undefined) {
  const { page } = await visitor()
  await page.context().addCookies(stage.people.get(who ?? '') ?? [])
  const complaints = listen(page)
  for (const [at, screen] of screens.entries()) {
    if (screen.who !== who) continue
    const locale = locales[at % locales.length] ?? 'it'
    const faults = await faultsOf(page, stage, screen, locale, at % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'])
    const found = [...faults, ...complaints.splice(0)].map((fault) => `${screen.name} ${locale} ${fault}`)
    yield { found, screen, address: page.url() }
  }
  await page.context().close()
}

/** Seen on a phone in one mode, then at a desk in the other, as somebody who turns a tablet would. */
async function faultsOf(
  page: Page,
  stage: Stage,
  screen: Screen,
  locale: Locale,
  [onPhone, atDesk]: ['light', 'dark'] | ['dark', 'light'],
): Promise<string[]> {
  try {
    await look(page, 320, onPhone)
    const faults = await openScreen(page, stage, screen, locale)
    await page.evaluate(checker)
    const check = async () => [...(await overflowOf(page)), ...(await page.evaluate(findFaults))]
    faults.push(...(await check()).map((fault) => `320 ${onPhone}: ${fault}`))
    await look(page, 1280, atDesk)
    return [...faults, ...(await check()).map((fault) => `1280 ${atDesk}: ${fault}`)]
  } catch (error) {
    return [String(error)]
  }
}

async function look(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // Colours pass into each other, if only for a moment.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  })
}

const require = createRequire(import.meta.url)
const checker = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type Violations = { violations: { id: string; nodes: { target: string[] }[] }[] }

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: { run(within: Document | Element, options: object): Promise<Violations> }
  }
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  // The only frames are the browser's own readers of PDFs.
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], iframes: false }
  const { violations } = await axe.run(document, options)
  const faults: string[] = []
  for (const { id, nodes } of violations)
    for (const { target } of nodes)
      if (id !== 'target-size' || (await isSmall(target))) faults.push(`${id} at ${String(target)}`)
  return faults

  /** What lies half behind the phone's bar is as large as ever once it is scrolled clear of it. */
  async function isSmall([selector = '']: string[]): Promise<boolean> {
    const element = document.querySelector(selector)
    if (!element) return true
    element.scrollIntoView({ block: 'center' })
    const again = await axe.run(element, { runOnly: ['target-size'] })
    return again.violations.length > 0
  }
}

test('the colour chosen is there before the first paint, on whatever system', async () => {
  for (const [stored, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
    [undefined, 'dark'],
    [undefined, 'light'],
  ] as const) {
    const { page } = await visitor({ colorScheme: system })
    await page.goto('/')
    if (stored) await page.evaluate((mode) => localStorage.setItem('theme', mode), stored)
    // Stopped before any script of the page but the inline one has run.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/')
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const isDark = (stored ?? system) === 'dark'
    expect([stored, system, background]).toEqual([stored, system, isDark ? 'rgb(13, 13, 11)' : 'rgb(247, 246, 242)'])
  }
})

test('what was typed into a claim, even before its scripts came, is there again after the tab was closed', async () => {
  const { page } = await visitor()
  await signIn(page, 'other@demo.example')
  await typeBeforeScripts(page, 'Une fissure au niveau du boîtier de pédalier.')
  // Where the page comes with a text already, it is that one which is typed over.
  await typeBeforeScripts(page, 'Une fissure, et un bruit au pédalage.')
})

/** Into a claim; then the tab is closed, and the claim opened again. */
async function typeBeforeScripts(session: Page, words: string): Promise<void> {
  const page = await session.context().newPage()
  const { promise: come, resolve: letThemCome } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/fr/new-ticket', { waitUntil: 'commit' })
  const saved = page.waitForResponse((response) => response.url().endsWith('/drafts') && response.status() === 204)
  await page.fill('textarea[name=content]', words)
  letThemCome()
  await saved
  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await again.goto('/fr/new-ticket')
  expect(await again.inputValue('textarea[name=content]')).toBe(words)
}

test('without a script, what was typed while the session ended is there again after signing in', async () => {
  const { page } = await visitor({ locale: 'en', javaScript: false })
  await signIn(page, 'sales@demo.example', '/en/user')
  await page.fill('input[name=first_name]', 'Giulietta')
  await page.context().clearCookies({ name: 'session' })
  await page.click('#profile button[type=submit]')
  await page.getByText('Your session has ended').waitFor()
  await page.fill('input[name=email]', 'sales@demo.example')
  await page.fill('input[name=password]', 'ammiraglia')
  await page.locator('input[name=password]').press('Enter')
  await page.getByText('Your text is still in the form').waitFor()
  expect(await page.inputValue('input[name=first_name]')).toBe('Giulietta')
})

test('a form says what is missing once, and puts the focus on the first field that is', async () => {
  const { page } = await visitor({ locale: 'en' })
  await signIn(page, 'dealer@demo.example', '/en/new-ticket')
  await page.evaluate(() => {
    Object.assign(window, { failures: [] })
    document.addEventListener('form-validation-failed', (event) => {
      const { failures } = window as unknown as { failures: string[][] }
      if (event instanceof CustomEvent && Array.isArray(event.detail))
        failures.push(event.detail.map(({ path }) => String(path)))
    })
  })
  await page.locator('input[name=kind_of_damage][value=functional]').check({ force: true })
  await page.locator('form:has(textarea[name=content]) button[type=submit].button-primary').last().click()
  const failures = await page.evaluate(() => (window as unknown as { failures: string[][] }).failures)
  expect(failures).toHaveLength(1)
  expect(failures[0]).toEqual(expect.arrayContaining(['frame_model', 'serial_number', 'part_involved', 'content']))
  expect(await page.locator('#ticket-problems').textContent()).toContain('Add at least 3 photos')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('frame_model')
  const heights = await page.locator('#ticket-problems a').evaluateAll((links) =>
    links.map((link) => {
      const field = document.querySelector(new URL(link.getAttribute('href') ?? '', document.baseURI).hash)
      return field?.getBoundingClientRect().top ?? 0
    }),
  )
  expect(heights.length).toBeGreaterThan(5)
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
})
