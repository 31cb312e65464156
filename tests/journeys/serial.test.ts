import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { twoFrames } from '#tests/screens/visit.ts'
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

test('what is known of a bicycle waits while a button or a finger is down, and takes no click away', async () => {
  const { page, complaints } = await visitor({ width: 1280 })
  await signIn(page, 'dealer@demo.example', '/en/tickets?stage=open')
  // Loaded whole: after a click the list stands under the new address for a moment.
  await page.goto((await page.locator('main a.row-link').first().getAttribute('href')) ?? '')
  const [serial = ''] =
    /\bV4R-\d{4}-[A-Z]\d{4}\b|\bV3R?-\w{3}-\d\d-\d{5}\b|\bC68\.\w{3}\.\d{5}\b/i.exec(await page.innerText('main')) ?? []
  await page.goto('/en/new-ticket?draft=new')
  await page.waitForSelector('html[data-awake]')
  const answer = Promise.withResolvers<void>()
  await page.route('**/new-ticket/same-bike?**', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.fill(field, serial)
  const asked = page.waitForRequest('**/new-ticket/same-bike?**')
  await page.locator(field).blur()
  await asked
  const choice = page.locator('label:has(input[name=damage_phase][value=km0])')
  await choice.hover()
  await page.mouse.down()
  const answered = page.waitForResponse('**/new-ticket/same-bike?**')
  answer.resolve()
  await (await answered).finished()
  await page.evaluate(twoFrames)
  await page.mouse.up()
  await page.getByText('There is already an open ticket for this bike').waitFor()
  expect(await choice.locator('input').isChecked()).toBe(true)
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
