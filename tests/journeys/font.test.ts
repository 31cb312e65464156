import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

const screens = [
  { name: 'sign-in', path: '/tickets' },
  { name: 'home', who: 'dealer@demo.example', path: '/' },
  { name: 'list', who: 'dealer@demo.example', path: '/tickets' },
  { name: 'ticket', who: 'dealer@demo.example', path: '/tickets', row: true },
  { name: 'new ticket', who: 'dealer@demo.example', path: '/new-ticket' },
  { name: 'queue', who: 'agent@demo.example', path: '/console/tickets' },
]

for (const { name, who, path, row } of screens)
  test(`a page does not jump when its font arrives late: ${name}`, async () => {
    const { page } = await visitor({ width: 412 })
    if (who) await signIn(page, who)
    await page.goto(path)
    const address = row ? await page.locator('main a.row-link').first().getAttribute('href') : path
    const shift = await shiftWithLateFont(page, address ?? path)
    expect(shift).toBeLessThanOrEqual(0.01)
  })

/** The page is drawn and awake before the font comes. */
async function shiftWithLateFont(page: Page, address: string): Promise<number> {
  const release = Promise.withResolvers<void>()
  let asked = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.route('**/*.woff2', async (route) => {
    asked++
    await release.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelector('main') && performance.getEntriesByType('paint').length > 0)
  await page.waitForLoadState('domcontentloaded')
  await twoFrames(page)
  expect(asked).toBeGreaterThan(0)
  release.resolve()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  expect(await page.evaluate(() => document.fonts.check('600 16px "Inter Variable"'))).toBe(true)
  return page.evaluate(shiftSoFar)
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}

/** All of it, and not the worst five seconds: a page that does not jump has none. */
function shiftSoFar(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const entries = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
  return entries.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0)
}
