import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press, whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

test('dialogs and panels keep the focus inside, and give it back when they close', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await signIn(page, 'agent@demo.example', '/en/console/kit')
  await whenAwake(page, '.kit-mode button')
  const dialog = page.locator('dialog')
  for (const name of ['Dialog', 'Slide-over']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    for (const key of ['Tab', 'Shift+Tab']) {
      await button.click()
      await dialog.waitFor()
      expect(await focusIn(page)).toBe('dialog')
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press(key)
        expect(await focusIn(page)).not.toBe('page')
      }
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  }
  expect(complaints).toEqual([])
})

/** Between the last stop of a dialog and its first one the browser has its own, where no element has the focus. */
function focusIn(page: Page): Promise<'dialog' | 'page' | 'browser'> {
  return page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return 'browser'
    return at.closest('dialog') ? 'dialog' : 'page'
  })
}

test('a forgotten password: the dialog takes an address, says that the link is sent, closes after three seconds and is empty again', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await page.goto('/en')
  await press(page, '.forgot a')
  const dialog = page.locator('dialog')
  const email = dialog.locator('input[type=email]')
  const send = dialog.getByRole('button', { name: 'Send reset link' })
  expect(await send.isDisabled()).toBe(true)
  await email.fill('somebody@shop.example')
  expect(await send.isDisabled()).toBe(false)
  await send.click()
  await dialog.locator('.alert-success').waitFor()
  const since = performance.now()
  await dialog.waitFor({ state: 'detached' })
  expect(performance.now() - since).toBeGreaterThan(2500)

  await page.click('.forgot a')
  expect(await email.inputValue()).toBe('')
  expect(await send.isDisabled()).toBe(true)
  expect(complaints).toEqual([])
})
