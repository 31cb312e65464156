import { expect, test } from 'vitest'
import { press } from '#tests/screens/acts.ts'
import { signIn, thePortal, visitor } from './browser.ts'

test('a passkey is added, asked for and shown at the next sign-in, and deleted again', async () => {
  // Passkeys belong to a name, and an IP address is none.
  const address = thePortal().origin.replace('127.0.0.1', 'localhost')
  const factors = `${address}/user/second-factor`
  const { page, complaints } = await visitor()
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await signIn(page, 'customer@demo.example', factors)
  await page.locator('summary', { hasText: 'Aggiungi una passkey' }).click()
  await page.fill('#passkey-name', 'Portatile')
  // Without the password, and with a wrong one, its field says so and takes the focus.
  for (const wrong of ['', 'ammiraglio']) {
    await page.fill('#passkey-password', wrong)
    await press(page, 'form:has(#passkey-password) button[type=submit]')
    await page.locator('#passkey-password[aria-invalid=true]:focus').waitFor()
  }
  await page.fill('#passkey-password', 'ammiraglia')
  await press(page, 'form:has(#passkey-password) button[type=submit]')
  await page.locator('.passkeys li', { hasText: 'Portatile' }).waitFor()

  await page.context().clearCookies()
  await signIn(page, 'customer@demo.example', `${address}/tickets`)
  expect(await page.locator('nav.main-menu').count()).toBe(0)
  await press(page, 'form.needs-script button')
  await page.locator('nav.main-menu').waitFor()
  expect(new URL(page.url()).pathname).toBe('/tickets')

  await page.goto(factors)
  await page.locator('.passkeys summary').click()
  const removal = page.locator('form:has([value=passkey-remove])')
  await removal.locator('input[type=password]').fill('ammiraglia')
  await removal.locator('button[type=submit]').click()
  await page.locator('.passkeys li').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
