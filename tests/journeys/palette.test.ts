import { expect, test } from 'vitest'
import { openPalette } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

test('Ctrl K searches everywhere by keyboard alone, gives the focus back, and shows next time what was opened', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'dealer@demo.example', '/en/tickets')
  const dialog = page.locator('dialog')
  const hits = dialog.locator('a.palette-hit')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))

  await page.focus('nav a[href="/en/quotes"]:visible')
  await openPalette(page)
  await dialog.getByText('What you open appears here.').first().waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await focused()).toBe('/en/quotes')

  await openPalette(page)
  await page.keyboard.type('C68')
  await hits.nth(1).waitFor()
  const wanted = (await hits.nth(1).getAttribute('href')) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(wanted)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${wanted}`)
  await dialog.waitFor({ state: 'detached' })
  // Noted a moment after the page has come.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(' recent')))

  await openPalette(page)
  await dialog.getByText('Recently opened').waitFor()
  expect(await hits.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([wanted])
  expect(complaints).toEqual([])
})
