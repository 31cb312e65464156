import { expect, test } from 'vitest'
import { whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

test('who saves a draft that has moved on meanwhile is told once, and sends it again as it is', async () => {
  const { page } = await visitor()
  await signIn(page, 'admin@demo.example', '/console/brand')
  const late = await page.context().newPage()
  await late.goto(page.url())
  for (const [one, sender] of [
    [page, 'Assistenza'],
    [late, 'Officina'],
  ] as const) {
    await whenAwake(one, '#identity')
    await one.fill('input[name=sender]', sender)
    await one.click('#identity button[type=submit]')
    if (one === page) await one.waitForURL(/notice=saved/)
  }
  await late.locator('#identity-problems', { hasText: 'modificata o pubblicata' }).waitFor()
  expect(await late.inputValue('input[name=sender]')).toBe('Officina')
  // The draft as it is now stands on the page already.
  await late.locator('main table', { hasText: 'Assistenza' }).waitFor()
  await late.click('#identity button[type=submit]')
  await late.waitForURL(/notice=saved/)
  await late.locator('main table', { hasText: 'Officina' }).waitFor()
  await late.locator('details:has(button[value=discard]) summary').click()
  await late.click('button[value=discard]')
  await late.waitForURL(/notice=discarded/)
})
