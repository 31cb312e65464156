import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

test('a ticket prints without menu and forms, on white', async () => {
  const { page } = await visitor({ width: 1280, colorScheme: 'dark' })
  for (const [who, list] of [
    ['dealer@demo.example', '/tickets'],
    ['agent@demo.example', '/console/tickets'],
  ] as const) {
    await page.context().clearCookies()
    await signIn(page, who, list)
    await page.locator('main a.row-link').first().click()
    await page.waitForURL(/\/tickets\/\d+$/)
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.main-menu', '.top-bar', 'main form', 'main textarea', 'main .button'])
      for (const part of await page.locator(gone).all()) expect(await part.isVisible(), gone).toBe(false)
    expect(await page.locator('.ticket-claim').isVisible()).toBe(true)
    expect(await page.locator('.ticket-facts, .ticket-history').first().isVisible()).toBe(true)
    const ink = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'))
    expect(ink).toBe('#15140f')
    await page.emulateMedia({ media: null })
  }
})

test('the queue prints its tickets without what is done to them, and a quote its messages', async () => {
  const { page } = await visitor({ width: 1280 })
  await signIn(page, 'agent@demo.example', '/console/tickets')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.queue-table tbody tr').first().isVisible()).toBe(true)
  for (const gone of ['.queue-bulk', '.queue-choose'])
    expect(await page.locator(gone).first().isVisible(), gone).toBe(false)
  await page.emulateMedia({ media: null })
  await page.context().clearCookies()
  await signIn(page, 'dealer@demo.example', '/quotes')
  for (const link of await page
    .locator('main a.row-link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    await page.goto(link ?? '')
    if ((await page.locator('ol.messages').count()) > 0) break
  }
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('ol.messages').isVisible()).toBe(true)
  expect(await page.locator('main textarea').first().isVisible()).toBe(false)
})
