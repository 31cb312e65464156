import { expect, test } from 'vitest'
import { whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

test('a lead is moved on the board by keyboard alone', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'dealer@demo.example', '/en/leads')
  await whenAwake(page, '#column-contacted .lead-card-name')
  const card = page.locator('#column-contacted .lead-card', { has: page.locator('summary') }).first()
  const name = await card.locator('.lead-card-name').innerText()

  await card.locator('.lead-card-name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  expect(await card.locator('select').inputValue()).toBe('appointment')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await page.locator('#column-appointment .lead-card', { hasText: name }).waitFor()
  expect(await page.locator('#column-contacted .lead-card', { hasText: name }).count()).toBe(0)
  await page.locator('.toast', { hasText: 'Lead moved: Appointment' }).waitFor()
  // Anyone who works by keyboard goes on from the card, not from the head of the page.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  expect(complaints).toEqual([])
})
