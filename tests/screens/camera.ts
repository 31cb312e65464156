import type { Browser, Page } from 'playwright-core'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Stage } from './demo.ts'
import type { Screen } from './list.ts'
import { awaitScripts, listen, openScreen, overflowOf } from './visit.ts'

export const widths = [320, 768, 1440] as const
export const modes = ['light', 'dark'] as const
export type Look = { locale: Locale; width: (typeof widths)[number]; mode: (typeof modes)[number] }

const heights = { 320: 640, 768: 1024, 1440: 900 } as const

/** Takes one picture of the whole page. @returns what is wrong with it */
export async function photograph(
  browser: Browser,
  stage: Stage,
  { screen, look, file }: { screen: Screen; look: Look; file: string },
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: heights[look.width] },
    colorScheme: look.mode,
    locale: look.locale,
    reducedMotion: 'reduce',
  })
  try {
    await context.addCookies(stage.people.get(screen.who ?? '') ?? [])
    const page = await context.newPage()
    await awaitScripts(page)
    const faults = listen(page)
    faults.push(...(await openScreen(page, stage, screen, look.locale)))
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
