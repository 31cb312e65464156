import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press, whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

test('a dialog keeps the focus inside, and gives it back when it closes', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await page.goto('/en')
  await whenAwake(page, '.forgot a')
  const dialog = page.locator('dialog')
  const opener = page.locator('.forgot a')
  for (const key of ['Tab', 'Shift+Tab']) {
    await opener.press('Enter')
    await dialog.waitFor()
    expect(await focusIn(page)).toBe('dialog')
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press(key)
      expect(await focusIn(page)).not.toBe('page')
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(complaints).toEqual([])
})

test('on a phone a photo has the whole screen with its buttons, and Back closes it and stays on the page', async () => {
  const { page, complaints } = await visitor({ locale: 'en', width: 320 })
  await signIn(page, 'dealer@demo.example', '/en/tickets?q=10026')
  await page.click('main a.row-link >> nth=0')
  await whenAwake(page, '.photos a')
  const address = page.url()
  const dialog = page.locator('dialog')
  const photo = page.locator('.photos a').first()
  await photo.click()
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height: 900 })
  const next = await dialog.getByRole('button', { name: 'Next photo' }).boundingBox()
  expect((next?.y ?? 900) + (next?.height ?? 0)).toBeLessThanOrEqual(900)
  await page.evaluate(() => window.history.back())
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await photo.click()
  // For another photo a screen reader hears which of how many it is.
  const said = await dialog.locator('output').elementHandle()
  await dialog.getByRole('button', { name: 'Next photo' }).click()
  await expect.poll(() => said?.innerText()).toMatch(/^2 of \d+$/)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
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
  expect(await dialog.isVisible()).toBe(true)
  await dialog.waitFor({ state: 'detached' })

  await page.click('.forgot a')
  expect(await email.inputValue()).toBe('')
  expect(await send.isDisabled()).toBe(true)
  expect(complaints).toEqual([])
})

test('a forgotten password: the dialog takes over the address typed before, and tells no field behind it to be wrong', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await page.goto('/en')
  await whenAwake(page, '.forgot a')
  // The form takes the focus a moment after it is there.
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await expect.poll(focused).toBe('sign-in-email')
  await page.click('.forgot a')
  const dialog = page.locator('dialog')
  await expect.poll(focused).toBe('forgot-email')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('#sign-in [aria-invalid=true]').count()).toBe(0)
  await page.fill('#sign-in-email', 'somebody@shop.example')
  await page.click('.forgot a')
  expect(await dialog.locator('input[type=email]').inputValue()).toBe('somebody@shop.example')
  expect(complaints).toEqual([])
})

test('switching the language keeps what was typed into the registration, save the password', async () => {
  const { page, complaints } = await visitor({ locale: 'en' })
  await page.goto('/en?tab=register')
  await whenAwake(page, '#register button[type=submit]')
  await page.fill('#register-email', 'somebody@shop.example')
  await page.fill('#register input[type=password]', 'una salita lunga')
  await page.evaluate(() => document.querySelector<HTMLElement>('form[action="/locale"] button[lang=fr]')?.click())
  await page.waitForURL(/\/fr\?tab=register/)
  await expect.poll(() => page.inputValue('#register-email')).toBe('somebody@shop.example')
  expect(await page.inputValue('#register input[type=password]')).toBe('')
  expect(complaints).toEqual([])
})
