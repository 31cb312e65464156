import path from 'node:path'
import { template } from '#db/template/template.ts'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { formatNumber } from '#app/kit/words/formats.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { whenAwake } from '#tests/screens/acts.ts'
import { choose } from '#tests/screens/visit.ts'
import { visitor } from './browser.ts'
import { decide, move, reply, send } from './claim.steps.ts'
import { dealer, families, type Maker, serialAt, startMaker, tables } from './maker.fixture.ts'

const admin = { email: 'anna@officina-brera.example', name: 'Anna Brera', password: 'montagna e pianura' }
const maker = 'Officina Brera'
const dealerPassword = 'una salita lunga'
/** One that was sold to this dealer. */
const serial = serialAt(400)
const answer = 'La ruota sostitutiva parte domani.'
const photos = ['landscape-orientation-6.jpg', 'portrait-orientation-3.jpg', 'iphone-like.heic'].map((name) =>
  path.join(rootDir, 'tests/photos', name),
)
/** Twenty thousand rows, on a machine that does much else as well. */
const importedWithin = 150_000
const words = 'La ruota posteriore ha una crepa vicino al mozzo.'

test('a maker sets up a portal of their own from an empty database in the browser, and a claim is assessed by their own rule', async () => {
  const portal = await startMaker()
  const staff = await visitor({ width: 1440 })
  const shop = await visitor({ width: 390 })
  const page = staff.page
  await comeIn(page, portal)
  await showBrand(page, portal)
  await describeBicycles(page, portal)
  await writeCoverage(page, portal)
  await publish(page, portal)
  for (const name of ['companies', 'bicycles', 'orders'] as const) await importTable(page, portal, name)
  await inviteColleague(page, portal)
  await inviteOwner(page, portal)
  await comeInAsDealer(shop.page, portal)
  await register(shop.page, portal)
  const ticket = await claim(shop.page, portal)
  await settle(page, portal, ticket)
  await readAnswers(shop.page, portal, ticket)
  expect([...staff.complaints, ...shop.complaints]).toEqual([])
}, 600_000)

async function comeIn(page: Page, { address, inviteAdmin }: Maker): Promise<void> {
  await page.goto(await inviteAdmin(admin.email, admin.name))
  await fillIn(page, 'password', { password: admin.password })
  const secret = Secret.fromBase32((await page.locator('.totp-secret').innerText()).replaceAll(/\s/g, ''))
  await fillIn(page, 'factor_code', { factor_code: new TOTP({ secret }).generate() })
  await page.locator('main a.button-primary').click()
  await page.locator('nav.main-menu').waitFor()
  await page.goto(address)
  await page.locator('.home-steps').waitFor()
}

async function showBrand(page: Page, { address }: Maker): Promise<void> {
  await page.goto(`${address}/console/brand`)
  // What a colour looks like is drawn as it is typed: while scripts take the page over that counts as drawn twice.
  await whenAwake(page, 'input[name=colour]')
  await fillIn(page, 'colour', { name: maker, colour: '#0057b8', return_address: 'Via del Lago 1\n22100 Como' })
  await page.waitForURL(/notice=/)
  for (const text of ['privacy', 'terms', 'imprint']) {
    await page.goto(`${address}/console/brand/texts/${text}`)
    await fillIn(page, 'it', { it: `# ${maker}\n\nVia del Lago 1, Como` })
    await page.waitForURL(/notice=/)
  }
  await page.goto(`${address}/console/brand`)
  await page.click('button[name=intent][value=publish]')
  await page.waitForURL(/notice=/)
  // The page it is published on shows it at once.
  await page.locator(`html[data-brand="${maker}"]`).waitFor()
  await page.goto(`${address}/legal/imprint`)
  await page.locator('main', { hasText: 'Via del Lago 1, Como' }).waitFor()
  expect(await page.title()).toContain(maker)
}

/** Families of other names, and a part more than the template has. */
async function describeBicycles(page: Page, { address }: Maker): Promise<void> {
  await page.goto(`${address}/console/catalogue`)
  await page.click('button[name=intent][value=template]')
  await page.waitForURL(/notice=/)
  for (const { code, name, example } of families) {
    await page.goto(`${address}/console/catalogue/families/new`)
    await fillIn(page, 'family_code', { family_code: code, name_it: name, example })
    await page.waitForURL(`**/families/${code}?*`)
  }
  for (const { code } of template.families) {
    await page.goto(`${address}/console/catalogue/families/${encodeURIComponent(code)}`)
    await page.locator('details:has(button[value=remove]) summary').click()
    await page.click('button[name=intent][value=remove]')
    await page.waitForURL(/families\?/)
  }
  await page.goto(`${address}/console/catalogue/parts`)
  await fillIn(page, 'code', { code: 'wheels', name_it: 'Ruote', name_en: 'Wheels', name_fr: 'Roues' })
  await page.locator('main tbody', { hasText: 'Ruote' }).waitFor()
}

/** What the template promised for its own bicycles is promised for these; wheels have a rule of their own. */
async function writeCoverage(page: Page, { address }: Maker): Promise<void> {
  for (const { code } of template.rules) {
    await page.goto(`${address}/console/catalogue/coverage?change=${code}`)
    for (const family of families) await page.check(`input[name=families][value=${family.code}]`, { force: true })
    await send(page, '[name=replacement_months]')
    await page.waitForURL(/notice=/)
  }
  await page.goto(`${address}/console/catalogue/coverage`)
  await page.fill('input[name=code]:visible', 'wheels')
  await page.fill('input[name=name_it]', 'Garanzia sulle ruote')
  await only(page, 'families', ['LARIO'])
  await only(page, 'parts', ['wheels'])
  await only(page, 'kinds', ['functional'])
  await page.check('input[name=starts][value=delivery]', { force: true })
  await page.fill('input[name=months]', '36')
  await page.fill('input[name=replacement_months]', '12')
  await send(page, '[name=replacement_months]')
  await page.locator('main tbody', { hasText: 'Garanzia sulle ruote' }).waitFor()
}

async function publish(page: Page, { address }: Maker): Promise<void> {
  await page.goto(`${address}/console/catalogue`)
  await page.fill('input[name=note]', 'Il nostro primo catalogo')
  await page.click('button[name=intent][value=publish]')
  await page.waitForURL(/notice=/)
}

async function importTable(page: Page, { address }: Maker, name: keyof typeof tables): Promise<void> {
  const { kind, rows, file } = tables[name]
  await page.goto(`${address}/console/import`)
  await page.selectOption('select[name=kind]', kind)
  await page.setInputFiles('input[type=file][name=file]', {
    name: `${name}.csv`,
    mimeType: 'text/csv',
    buffer: file(),
  })
  await send(page, '[name=kind]')
  await page.waitForURL(/\/import\/\d+/)
  await page.locator('button[name=intent][value=apply]').click({ timeout: importedWithin })
  await page.locator('button[name=intent][value=undo]').waitFor({ state: 'attached', timeout: importedWithin })
  expect(await page.locator('main dl').first().innerText()).toContain(formatNumber('it', rows))
}

/** The last of the first steps. */
async function inviteColleague(page: Page, { address, mailTo }: Maker): Promise<void> {
  await page.goto(address)
  await page.locator('.home-steps').waitFor()
  await page.goto(`${address}/console/staff`)
  await page.click('label:has([name=role][value=agent])')
  await fillIn(page, 'email', { email: 'ugo@officina-brera.example' })
  await mailTo('ugo@officina-brera.example', maker)
  const steps = async () => {
    await page.goto(address)
    await page.locator('main h1').waitFor()
    return page.locator('.home-steps').count()
  }
  // That the portal's first mail has left is noted a moment after it has arrived.
  await expect.poll(steps, { timeout: 30_000 }).toBe(0)
}

async function inviteOwner(page: Page, { address }: Maker): Promise<void> {
  await page.goto(`${address}/console/companies?q=${encodeURIComponent(dealer.company)}`)
  await page.locator('main tbody a', { hasText: dealer.company }).click()
  await page.locator('main a[href$="/invite"]').click()
  await fillIn(page, 'email', { email: dealer.email })
  await page.locator('main', { hasText: dealer.email }).waitFor()
}

async function comeInAsDealer(page: Page, { mailTo }: Maker): Promise<void> {
  const { text } = await mailTo(dealer.email, '/invite/')
  await page.goto(/https?:\S+\/invite\/\S+/.exec(text)?.[0] ?? '')
  await fillIn(page, 'password', { name: dealer.name, password: dealerPassword })
  await page.locator('nav.main-menu').waitFor({ state: 'attached' })
}

/** The model and the number: the rest is on the maker's list of built bicycles. */
async function register(page: Page, { address }: Maker): Promise<void> {
  await page.goto(`${address}/products/new`)
  await choose(page, 'frame_model', 'LARIO')
  await page.fill('input[name=serial_number]', serial)
  await page.fill('input[name=date_of_purchase]', '2026-04-01')
  await page.locator('select[name=country]').selectOption('IT', { force: true })
  await send(page, 'input[name=serial_number]')
  for (const fact of ['Lario, strada', 'Blu lago', '15 marzo 2026'])
    await page
      .locator('main', { hasText: fact })
      .waitFor({ timeout: 5000 })
      .catch(async () => console.log(await page.innerText('main').then((t) => t.slice(0, 1500))))
}

async function claim(page: Page, { address }: Maker): Promise<string> {
  await page.goto(`${address}/new-ticket`)
  await choose(page, 'frame_model', 'LARIO')
  await page.fill('input[name=serial_number]', serial)
  await page.locator('select[name=country]').selectOption('IT', { force: true })
  await choose(page, 'damage_phase', 'field')
  await choose(page, 'part_involved', 'wheels')
  await choose(page, 'kind_of_damage', 'functional')
  await page.fill('textarea[name=content]', words)
  await page.fill('input[name=date_of_purchase]', '2026-04-01')
  await page.setInputFiles('input[type=file][name=attachments]', photos)
  await page.setInputFiles('input[type=file][name=receipt]', photos.slice(0, 1))
  await page.waitForFunction(() => document.querySelectorAll('img[src*="/thumb"]').length === 4)
  await send(page, 'textarea[name=content]')
  await page.waitForURL(/\/tickets\/\d+/)
  return new URL(page.url()).pathname
}

async function settle(page: Page, { address }: Maker, ticket: string): Promise<void> {
  await page.goto(`${address}/console${ticket}`)
  await page.locator('main', { hasText: 'Garanzia sulle ruote: 36\u00a0mesi dalla consegna' }).waitFor()
  await decide(page)
  await move(page, 'operations_in_progress')
  await reply(page, answer)
  await move(page, 'operations_completed', { resolution: 'replace' })
  await move(page, 'ticket_closed', { reason: 'done' })
}

/** In the portal, and in the mails as they came to the dealer's own server. */
async function readAnswers(page: Page, { address, heard, mailTo }: Maker, ticket: string): Promise<void> {
  await page.goto(address + ticket)
  expect(await page.innerText('main')).toContain(answer)
  const { text, html } = await mailTo(dealer.email, 'chiuso')
  for (const body of [text, html]) expect(body).toContain(address + ticket)
  await mailTo(dealer.email, answer)
  expect(heard()).toEqual([
    'anna@officina-brera.example: Verifica in due passaggi: app collegata',
    'ugo@officina-brera.example: Invito al portale Officina Brera',
    'titolare@cicli-aurora.example: Invito al portale Officina Brera: Cicli Aurora',
    'titolare@cicli-aurora.example: Intervento 10001: richiesta ricevuta',
    'titolare@cicli-aurora.example: Intervento 10001: decisione presa',
    'titolare@cicli-aurora.example: Intervento 10001: lavorazione in corso',
    'titolare@cicli-aurora.example: Intervento 10001: nuova risposta',
    'titolare@cicli-aurora.example: Intervento 10001: lavorazione completata',
    'titolare@cicli-aurora.example: Intervento 10001: chiuso',
  ])
}

async function only(page: Page, name: string, wanted: readonly string[]): Promise<void> {
  for (const box of await page.locator(`input[name=${name}]`).all())
    await box.setChecked(wanted.includes(await box.inputValue()), { force: true })
}

/** Fills fields by their names and sends the form that holds the first of them. */
async function fillIn(page: Page, first: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.fill(`main [name=${name}]:visible`, value)
  await page.locator(`main form:has([name=${first}]:visible) button[type=submit].button-primary`).last().click()
}
