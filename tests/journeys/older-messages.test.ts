import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

/** The longest conversation of the demonstration. */
const ticket = '/tickets/10026'

const first = '.messages > li:first-child'
const older = '.messages-older a'

/** How far below the window's edge something stands. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

test.each([1280, 360])(
  'at %i px older messages come in above, and what is being read stays where it is',
  async (width) => {
    const { page, complaints } = await visitor({ width })
    await signIn(page, 'dealer@demo.example', ticket)
    const read = await page.getAttribute(first, 'id')
    await page.locator(older).scrollIntoViewIfNeeded()
    const before = await topOf(page, `#${read}`)
    await page.click(older)
    await page.waitForURL('**?messages=40')
    await page.waitForSelector(`${first}:not(#${read})`)
    // Whatever the browser itself would do, it has done by the second frame from now.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(Math.abs((await topOf(page, `#${read}`)) - before)).toBeLessThanOrEqual(1)
    expect(complaints).toEqual([])
  },
)

test('without a script the page with older messages comes back at the one that was the first', async () => {
  const { page } = await visitor({ javaScript: false })
  await signIn(page, 'dealer@demo.example', ticket)
  const read = await page.getAttribute(first, 'id')
  await page.click(older)
  await page.waitForURL(`**?messages=40#${read}`)
  const top = await topOf(page, `#${read}`)
  expect([top >= 0, top < 200]).toEqual([true, true])
})
