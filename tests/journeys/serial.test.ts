import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

const field = 'input[name=serial_number]'

test('a number of two lines pasted into a claim or a registration is joined, as from the clipboard', async () => {
  const { page, complaints } = await visitor({ width: 1280 })
  await signIn(page, 'dealer@demo.example', '/en/new-ticket')
  for (const path of ['/en/new-ticket', '/en/products/new']) {
    await page.goto(path)
    await page.waitForSelector('html[data-awake]')
    await page.locator('label:has(input[name=frame_model][value=V3])').click()
    await paste(page, 'V3-51S-\r\n22-00417')
    await expect.poll(() => page.inputValue(field)).toBe('V3-51S-22-00417')
    await page.fill(field, '')
    await paste(page, 'V3-51S-22-00418')
    await expect.poll(() => page.inputValue(field)).toBe('V3-51S-22-00418')
  }
  expect(complaints).toEqual([])
})

test('so it is where a bicycle is taken over, and where staff correct its number', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/en/products/new?way=transfer')
  await paste(page, 'V3-51S-\r\n22-00417')
  await expect.poll(() => page.inputValue(field)).toBe('V3-51S-22-00417')
  const staff = await visitor()
  await signIn(staff.page, 'agent@demo.example', '/en/products')
  await staff.page.locator('main table a[href^="/en/products/"]').first().click()
  await staff.page.locator(`summary:has(~ * ${field}), details:has(${field}) > summary`).first().click()
  await staff.page.fill(field, '')
  await paste(staff.page, 'V3-51S-\r\n22-00417')
  await expect.poll(() => staff.page.inputValue(field)).toBe('V3-51S-22-00417')
  expect([...complaints, ...staff.complaints]).toEqual([])
})

test('the number of one’s own bicycle fills the model and the day of purchase at once, and a button changes a wrong model', async () => {
  const { page, complaints } = await visitor({ width: 1280 })
  await signIn(page, 'dealer@demo.example', '/en/new-ticket')
  // A blank claim: the bare address goes on with the draft that was saved last.
  await page.goto('/en/new-ticket?draft=new')
  await page.fill(field, 'V4R-0560-B4471')
  await page.locator(field).blur()
  await page.locator('input[name=frame_model][value=V4R]:checked').waitFor({ state: 'attached' })
  expect(await page.inputValue('input[name=date_of_purchase]')).toMatch(/^20\d\d-\d\d-\d\d$/)
  await page.fill(field, 'V3-51S-22-00417')
  await page.locator(field).blur()
  await page.click('button[name=pick_model][value=V3]')
  await page.locator('input[name=frame_model][value=V3]:checked').waitFor({ state: 'attached' })
  await page.locator('button[name=pick_model]').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

/** As Ctrl + V does, with the browser's own way of putting text into a field of one line. */
async function paste(page: Page, text: string): Promise<void> {
  // Two lines are joined by the page's scripts.
  await page.waitForSelector('html[data-awake]')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.focus(field)
  await page.keyboard.press('Control+V')
}
