import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Locale, locales } from '#app/kit/words/locales.ts'
import { bringAxe, contrasts, faultsIn } from '#tests/screens/axe.ts'
import { setStage, type Stage } from '#tests/screens/demo.ts'
import { type Screen, screens } from '#tests/screens/list.ts'
import { pageAt, pages } from '#tests/screens/pages.ts'
import { listen, openScreen, overflowOf, twoFrames } from '#tests/screens/visit.ts'
import { inShard, isWhole } from '#tests/shard.ts'
import { signIn, theBrowser, thePortal, visitor, walk } from './browser.ts'

test('everybody can use every screen, on a phone and at a desk, in the light and in the dark', walk, async () => {
  const stage = await setStage(theBrowser(), thePortal())
  const everybody = new Set(screens.map(({ who }) => who)).values()
  const shown = new Set<string | undefined>()
  const faults = [...stage.lacks]
  const contrastIn = contrasts()
  const visitAll = async () => {
    for (const who of everybody)
      for await (const { found, screen, address } of visits(stage, who, contrastIn)) {
        faults.push(...found)
        if (screen.status === undefined) shown.add(pageAt(address))
      }
  }
  // Two people at a time: while the page of one is looked at, the portal makes that of the other.
  await Promise.all([visitAll(), visitAll()])
  // A page without a screen is one that nobody has looked at.
  if (isWhole) faults.push(...pages.filter((page) => !shown.has(page)).map((page) => `${page}: has no screen`))
  expect(faults).toEqual([])
})

type Check = (page: Page) => Promise<string[]>
type Mode = 'light' | 'dark'

/** All that somebody sees, in languages that take turns; with what is wrong there. */
async function* visits(stage: Stage, who: string | undefined, contrastIn: Check) {
  const { page } = await visitor()
  await page.context().addCookies(stage.people.get(who ?? '') ?? [])
  const complaints = listen(page)
  let width = 320
  for (const [at, screen] of inShard([...screens.entries()])) {
    if (screen.who !== who) continue
    // What is done on a screen is done on the phone.
    if (screen.act) width = 320
    const locale = locales[at % locales.length] ?? 'it'
    const checks: [Check[], Check[]] = [[contrastIn], [contrastIn]]
    checks[screen.act || at % 4 < 2 ? 0 : 1].push(faultsIn)
    const visit = { screen, locale, widths: [width, 1600 - width] as const, checks }
    const found = [...(await faultsOf(page, stage, visit)), ...complaints.splice(0)]
    yield { found: found.map((fault) => `${screen.name} ${locale} ${fault}`), screen, address: page.url() }
    // To turn the page of before as well would cost as much as to load the next.
    width = 1600 - width
  }
  await page.context().close()
}

type Visit = { screen: Screen; locale: Locale; widths: readonly [number, number]; checks: [Check[], Check[]] }

/**
 * Seen in the light on a phone and in the dark at a desk, or the other way round, as somebody who turns a tablet would.
 * Its width and its contrast are looked at in both; all other rules once, in a look that takes turns from screen to screen.
 */
async function faultsOf(page: Page, stage: Stage, { screen, locale, widths, checks }: Visit): Promise<string[]> {
  const faults: string[] = []
  const check = async (turn: 0 | 1, mode: Mode) => {
    for (const one of [overflowOf, ...checks[turn]])
      faults.push(...(await one(page)).map((fault) => `${widths[turn]} ${mode}: ${fault}`))
  }
  try {
    await look(page, widths[0], 'light')
    faults.push(...(await openScreen(page, stage, screen, locale)))
    await bringAxe(page)
    await check(0, 'light')
    await look(page, widths[1], 'dark')
    await page.evaluate(twoFrames)
    await check(1, 'dark')
  } catch (error) {
    faults.push(String(error))
  }
  return faults
}

async function look(page: Page, width: number, colorScheme: Mode): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
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
