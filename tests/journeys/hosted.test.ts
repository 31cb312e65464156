import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoSidewaysScroll, visitor } from './browser.ts'
import { type Hosted, startHosted } from './hosted.fixture.ts'
import { ask } from './server.fixture.ts'

const admin = { email: 'anna@maker.example', password: 'montagna e pianura' }
const rider = { email: 'anna.rinaldi@cicli-rinaldi.example', password: 'una salita lunga' }
const newPassword = 'una discesa lunga'

test('with the hosted identity service somebody unknown comes into the portal, also when it fails midway', async () => {
  const hosted = await startHosted()
  const staff = await visitor()
  const { page, complaints } = await visitor({ width: 320 })
  await comeInAsAdmin(staff.page, hosted)
  await register(page, hosted)
  await askForAccess(page)
  await approve(staff.page, hosted)
  await page.locator('main .alert a').click()
  await page.locator('nav.main-menu').waitFor()
  expect(new URL(page.url()).pathname).toBe('/tickets')
  await choosePassword(page, hosted)
  await exchangeTokens(hosted)
  expect([...complaints, ...staff.complaints]).toEqual([])
})

async function comeInAsAdmin(page: Page, { address, inviteAdmin }: Hosted): Promise<void> {
  await page.goto(await inviteAdmin(admin.email))
  await fillIn(page, { password: admin.password })
  const secret = Secret.fromBase32((await page.locator('.totp-secret').innerText()).replaceAll(/\s/g, ''))
  await fillIn(page, { factor_code: new TOTP({ secret }).generate() })
  await page.locator('main a.button-primary').click()
  await page.locator('nav.main-menu').waitFor()
  await page.goto(`${address}/console/accounts`)
  expect(await page.locator('main tbody tr').count()).toBe(0)
}

/** As far as the own address; the service is away at each step first. */
async function register(page: Page, { address, service, linkInMail }: Hosted): Promise<void> {
  await page.goto(`${address}/tickets?tab=register`)
  service.isAway = true
  await fillIn(page, rider)
  await expectTryAgain(page)
  expect(await page.inputValue('input[name=email]')).toBe(rider.email)
  service.isAway = false
  await fillIn(page, { password: rider.password })
  await page.locator('main', { hasText: rider.email }).waitFor()

  await page.goto(await linkInMail(rider.email, '/verify/'))
  service.isAway = true
  await page.click('main form button.button-primary')
  await expectTryAgain(page)
  service.isAway = false
  await page.click('main form button.button-primary')
  await page.locator('input[name=phone]').waitFor()
  await page.goto(`${address}/tickets`)
}

async function askForAccess(page: Page): Promise<void> {
  await page.locator('label:has(input[name=kind][value=dealer])').click()
  await page.locator('select[name=country]').selectOption('IT', { force: true })
  await fillIn(page, {
    name: 'Anna Rinaldi',
    company: 'Cicli Rinaldi',
    vat_number: 'IT01114601006',
    phone: '+39 035 123456',
  })
  await page.locator('#waiting-for-approval').waitFor()
  await expectNoSidewaysScroll(page)
}

async function approve(page: Page, { address }: Hosted): Promise<void> {
  await page.goto(`${address}/console/accounts`)
  await page.locator('main tbody a', { hasText: 'Anna Rinaldi' }).click()
  await page.locator('form:has(input[name=intent][value=new-company]) button[type=submit]').click()
  await page.waitForURL(/\/console\/accounts(?:\?|$)/)
}

/** By mail, because the password is forgotten: anyone who was signed in as them is out. */
async function choosePassword(page: Page, { address, service, linkInMail }: Hosted): Promise<void> {
  const elsewhere = await visitor({ width: 320 })
  await elsewhere.page.goto(`${address}/user?tab=forgot`)
  await fillIn(elsewhere.page, { email: rider.email })
  await elsewhere.page.locator('main .alert-success').waitFor()
  await elsewhere.page.goto(await linkInMail(rider.email, '/reset/'))
  service.isAway = true
  await fillIn(elsewhere.page, { password: newPassword })
  await expectTryAgain(elsewhere.page)
  // Anyone who is in the portal already notices nothing.
  await page.reload()
  await page.locator('nav.main-menu').waitFor()
  service.isAway = false
  await fillIn(elsewhere.page, { password: newPassword })
  await elsewhere.page.locator('main .alert-success').waitFor()

  await page.reload()
  await fillIn(page, rider)
  await page.locator('main .alert-danger').waitFor()
  await fillIn(page, { ...rider, password: newPassword })
  await page.locator('nav.main-menu').waitFor()
}

/** A client that signs in at the service by itself, and tells the portal of every change. */
async function exchangeTokens({ address, tokensOf, refresh }: Hosted): Promise<void> {
  const enter = async (token: string, cookie = '') => {
    const answer = await ask({ address }, '/api/__session', cookie, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  const see = async (cookie: string) => {
    const answer = await ask({ address }, '/user', cookie)
    return [answer.status, (await answer.text()).includes(rider.email)]
  }
  expect(await enter('a.b.c')).toEqual({ status: 401, cookie: '' })
  const tokens = await tokensOf(rider.email, newPassword)
  const first = await enter(tokens.idToken)
  expect([first.status, ...(await see(first.cookie))]).toEqual([204, 200, true])
  const second = await enter(await refresh(tokens), first.cookie)
  expect([second.status, ...(await see(second.cookie))]).toEqual([204, 200, true])
  expect(await see(first.cookie)).toEqual([401, false])
  const other = await enter((await tokensOf(admin.email, admin.password)).idToken, second.cookie)
  // Staff show their second factor first.
  expect([other.status, ...(await see(other.cookie))]).toEqual([204, 403, false])
  expect(await see(second.cookie)).toEqual([401, false])
}

async function expectTryAgain(page: Page): Promise<void> {
  await page.locator('main .alert-danger', { hasText: 'Il servizio di accesso non risponde. Riprova' }).waitFor()
  await expectNoSidewaysScroll(page)
}

/** Fills fields of one form, and presses its button. */
async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.fill(`main input[name=${name}]`, value)
  const [last] = Object.keys(fields).slice(-1)
  await page.locator(`main form:has(input[name=${last}]) button[type=submit].button-primary`).last().click()
}
