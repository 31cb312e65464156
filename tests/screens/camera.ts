import type { Browser, BrowserContext, Page } from 'playwright-core'
import { type Locale, pathIn } from '#app/kit/words/locales.ts'
import type { Found, Screen } from './list.ts'

export const widths = [320, 768, 1440] as const
export const modes = ['light', 'dark'] as const
export type Look = { locale: Locale; width: (typeof widths)[number]; mode: (typeof modes)[number] }

const heights = { 320: 640, 768: 1024, 1440: 900 } as const

/** What stays of a person who has signed in. */
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Takes one picture of the whole page. @returns what is wrong with it */
export async function photograph(
  browser: Browser,
  origin: string,
  { screen, look, found, cookies, file }: { screen: Screen; look: Look; found: Found; cookies: Cookies; file: string },
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: heights[look.width] },
    colorScheme: look.mode,
    locale: look.locale,
    reducedMotion: 'reduce',
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const faults = listen(page)
    const path = typeof screen.path === 'string' ? screen.path : screen.path(found)
    const answer = await page.goto(origin + pathIn(look.locale, path), { waitUntil: 'load' })
    const expected = screen.status ?? 200
    if (answer?.status() !== expected) faults.push(`answered ${answer?.status()} instead of ${expected}`)
    await screen.act?.(page)
    await settle(page)
    faults.push(...(await overflowOf(page)))
    await stretch(page, look.width)
    await page.screenshot({ path: file, animations: 'disabled' })
    return faults
  } catch (error) {
    return [error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)]
  } finally {
    await context.close()
  }
}

/** Collects what the browser complains of; that a page itself is no 200 is known already. */
function listen(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const isPage =
      message.text().startsWith('Failed to load resource') && sameAddress(message.location().url, page.url())
    if (!isPage) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  return faults
}

/** A page before the router has cut its question off is still that page. */
function sameAddress(one: string, other: string): boolean {
  return one.split('?')[0] === other.split('?')[0]
}

/** Until the fonts and pictures are there, lazy ones too, and the scripts have had their turn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForTimeout(250)
}

/** As if the screen were as tall as the page: bars that stay at an edge would stand in the midst of the picture. */
async function stretch(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, 12_000) })
  await page.waitForTimeout(100)
}

/** A page never scrolls sideways; the outermost of what sticks out is named. */
function overflowOf(page: Page): Promise<string[]> {
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
