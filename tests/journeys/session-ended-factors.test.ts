import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { press } from '#tests/screens/acts.ts'
import { endSession, expectNoSidewaysScroll, readAgain, signIn, thePortal, visitor } from './browser.ts'

test('anyone who has a second factor shows it over the page as well: an app’s code or a passkey', async () => {
  // Passkeys belong to a name, and an IP address is none.
  const address = thePortal().origin.replace('127.0.0.1', 'localhost')
  const { page, complaints } = await visitor({ width: 320 })
  await addDevice(page)
  await signIn(page, 'workshop@demo.example', `${address}/user/second-factor`)
  const codes = await linkApp(page)
  await addPasskey(page)

  await page.goto(`${address}/new-ticket`)
  const byCode = 'Mostrato il codice sopra la pagina.'
  const dialog = await comeBack(page, byCode)
  await dialog.locator('#again-code').fill('000000')
  await dialog.locator('#again-code').press('Enter')
  await dialog.locator('.alert-danger').waitFor()
  await expectNoSidewaysScroll(page)
  await dialog.locator('#again-code').fill(codes())
  await dialog.locator('#again-code').press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.inputValue('textarea[name=content]')).toBe(byCode)

  const byPasskey = 'Mostrata la passkey sopra la pagina.'
  const again = await comeBack(page, byPasskey)
  await again.getByRole('button', { name: 'Usa la passkey' }).click()
  await again.waitFor({ state: 'detached' })
  expect(await page.inputValue('textarea[name=content]')).toBe(byPasskey)

  await page.goto(`${address}/user/second-factor`)
  await remove(page, 'passkey-remove', () => readAgain(page))
  await remove(page, 'totp-remove')
  expect(complaints).toEqual([])
})

async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasUserVerification: true } as const
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
}

/** @returns what the app shows: each code once, as the portal takes it, beginning with the one before this moment's */
async function linkApp(page: Page): Promise<() => string> {
  const form = page.locator('form:has(.totp-secret)')
  await page.locator('details:has(.totp-secret) > summary').click()
  const secret = (await form.locator('.totp-secret').innerText()).replaceAll(/\s/g, '')
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  let step = Math.floor(Date.now() / 30_000) - 2
  const next = () => {
    step += 1
    return app.generate({ timestamp: step * 30_000 })
  }
  await form.locator('input[name=factor_code]').fill(next())
  await form.locator('input[type=password]').fill('ammiraglia')
  await press(page, 'form:has(.totp-secret) button[type=submit]')
  await page.locator('form:has([value=totp-remove])').waitFor({ state: 'attached' })
  return next
}

async function addPasskey(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Aggiungi una passkey' }).click()
  await page.fill('#passkey-name', 'Telefono')
  await page.fill('#passkey-password', 'ammiraglia')
  await press(page, 'form:has(#passkey-password) button[type=submit]')
  await page.locator('.passkeys li', { hasText: 'Telefono' }).waitFor()
}

/** Types after the session ended, and gives the password in the dialog that opens. */
async function comeBack(page: Page, words: string) {
  await endSession(page)
  await page.fill('textarea[name=content]', words)
  const dialog = page.getByRole('dialog', { name: 'Sessione scaduta' })
  await dialog.locator('input[type=password]').fill('ammiraglia')
  await dialog.locator('input[type=password]').press('Enter')
  await dialog.locator('#again-code').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('again-code')
  return dialog
}

async function remove(page: Page, intent: string, meanwhile?: () => Promise<void>): Promise<void> {
  const form = page.locator(`form:has([value=${intent}])`)
  await page.locator(`details:has([value=${intent}]) > summary`).click()
  await form.locator('input[type=password]').fill('ammiraglia')
  await meanwhile?.()
  await form.locator('button[type=submit]').click()
  await form.waitFor({ state: 'detached' })
}
