import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { whenAwake } from '#tests/screens/acts.ts'
import { expectNotice, signIn, visitor } from './browser.ts'

const elsewhere = 'nav a[href="/console/recalls"]:visible'

test('a page with something typed that is neither sent nor kept is not left without a question', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  await signIn(page, 'admin@demo.example', '/console/bulletins')
  await page.click('main a[href$="/bulletins/new"]')
  await page.locator('#bulletin').waitFor()
  const number = page.locator('#bulletin input[name=number]')
  // Nothing is typed yet.
  await number.focus()
  await page.click(elsewhere)
  await page.waitForURL('**/console/recalls')
  await page.goBack()
  const proposed = await number.inputValue()
  await number.fill('BT-2026-99')

  const question = page.locator('dialog', { hasText: 'Hai scritto qualcosa che non è salvato' })
  const stay = async (leave: () => Promise<unknown>) => {
    await leave()
    await question.getByRole('button', { name: 'Resta sulla pagina' }).click()
    await question.waitFor({ state: 'detached' })
    expect([new URL(page.url()).pathname, await number.inputValue()]).toEqual(['/console/bulletins/new', 'BT-2026-99'])
  }
  await stay(() => page.click(elsewhere))
  await stay(() => page.evaluate(() => window.history.back()))
  await stay(async () => {
    await page.locator('.top-bar details:has(form[action="/sign-out"]) summary').click()
    await page.locator('form[action="/sign-out"] button').click()
  })
  // Refused, it is as unsaved as before.
  await page.click('#bulletin button[type=submit]')
  await page.locator('#bulletin-problems').waitFor()
  await stay(() => page.click(elsewhere))
  // The browser asks by itself where the tab is closed or loaded again.
  const asked = page.waitForEvent('dialog')
  const reload = page.evaluate(() => location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reload

  await page.click(elsewhere)
  await question.getByRole('button', { name: 'Lascia senza salvare' }).click()
  await page.waitForURL('**/console/recalls')
  await page.goBack()
  expect(await number.inputValue()).toBe(proposed)
  expect(complaints).toEqual([])
})

test('nobody is asked who leaves what is saved, what is kept, or what only finds something', async () => {
  const { page, complaints } = await visitor({ width: 1440 })
  page.on('dialog', (dialog) => complaints.push(dialog.type()))
  await signIn(page, 'admin@demo.example', '/console/brand')
  await whenAwake(page, '#identity')
  await page.fill('input[name=sender]', 'Officina')
  await page.click('#identity button[type=submit]')
  await page.locator('main table', { hasText: 'Officina' }).waitFor()
  await goTo(page, '/console/tickets')
  await page.fill('main input[type=search]', 'cigolio')
  await page.waitForURL(/q=cigolio/)
  await goTo(page, '/console/recalls')
  await page.goto('/console/brand')
  await page.locator('details:has(button[value=discard]) summary').click()
  await page.click('button[value=discard]')
  await page.waitForURL(/notice=discarded/)

  const dealer = await visitor({ width: 1440 })
  await signIn(dealer.page, 'dealer@demo.example', '/new-ticket')
  await whenAwake(dealer.page, 'textarea[name=content]')
  await dealer.page.fill('textarea[name=content]', 'Il movimento centrale scricchiola.')
  await goTo(dealer.page, '/tickets')
  expect([...complaints, ...dealer.complaints]).toEqual([])
})

test('what was filled in and not sent is offered where its form is opened again, until it is sent or deleted', async () => {
  const { page, complaints } = await visitor({ width: 390 })
  await signIn(page, 'dealer@demo.example', '/quotes')
  const quote = await page.locator('main td a, main .row-link').first().getAttribute('href')
  if (!quote) throw new Error('No quote is listed')
  const words = 'Possiamo avere le ruote in alluminio? Il cliente ritira venerdì.'

  /** As a phone does that needs room: no question, no last word. */
  const begin = async (tab: Page) => {
    await tab.goto(quote)
    await whenAwake(tab, '#message textarea')
    await tab.fill('#message textarea', words)
    await expect.poll(() => kept(tab)).toBe(true)
    await tab.close({ runBeforeUnload: false })
  }
  await begin(page)
  // In another language it is the same form.
  const french = await page.context().newPage()
  await french.goto(`/fr${quote}`)
  await french.locator('#message .alert', { hasText: words }).getByRole('button', { name: 'Reprendre' }).click()
  const field = french.locator('#message textarea')
  await expect.poll(() => field.inputValue()).toBe(words)
  expect(await field.evaluate((it) => it === document.activeElement)).toBe(true)
  await french.click('#message button[type=submit]')
  await french.locator('.messages', { hasText: words }).waitFor()
  await expect.poll(() => kept(french)).toBe(false)

  await begin(french)
  const deleting = await page.context().newPage()
  await deleting.goto(quote)
  await offerIn(deleting).getByRole('button', { name: 'Elimina la bozza' }).click()
  await offerIn(deleting).waitFor({ state: 'detached' })
  expect(await kept(deleting)).toBe(false)
  // Nor is anything kept where a password is asked for.
  await deleting.goto('/user/security')
  await whenAwake(deleting, '#email input[name=email]')
  await deleting.fill('#email input[name=email]', 'alluminio@demo.example')
  await deleting.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(await kept(deleting)).toBe(false)
  // Who signs out leaves nothing.
  await begin(deleting)
  const leaving = await page.context().newPage()
  await leaving.goto('/orders')
  await whenAwake(leaving, 'main')
  await leaving.locator('.top-bar details:has(form[action="/sign-out"]) summary').click()
  await leaving.locator('form[action="/sign-out"] button').click()
  await leaving.locator('#sign-in-email').waitFor()
  expect(await kept(leaving)).toBe(false)
  expect(complaints).toEqual([])
})

test('a draft of what somebody else has saved since is offered with a word of it', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'dealer@demo.example', '/user/company/shops')
  const shop = await page
    .locator('main a[href^="/user/company/shops/"]:not([href$="/new"])')
    .first()
    .getAttribute('href')
  if (!shop) throw new Error('No shop is listed')
  await page.goto(shop)
  await whenAwake(page, 'textarea[name=way_in]')
  await page.fill('textarea[name=way_in]', 'Cerchi in alluminio: suonare al cortile.')
  await expect.poll(() => kept(page)).toBe(true)

  const again = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  const offer = again.locator('#shop .alert', { hasText: 'suonare al cortile' })
  await again.goto(shop)
  await offer.waitFor()
  expect(await offer.textContent()).not.toContain('sono cambiati')
  const other = await visitor()
  await signIn(other.page, 'dealer@demo.example', shop)
  await whenAwake(other.page, 'input[name=phone]')
  await other.page.fill('input[name=phone]', '+39 0434 555 099')
  await expectNotice(other.page, () => other.page.click('#shop button[type=submit]'))
  await again.goto(shop)
  await offer.filter({ hasText: 'Da allora questi dati sono cambiati: controlla prima di salvare.' }).waitFor()
  expect(complaints).toEqual([])
})

function kept(tab: Page): Promise<boolean> {
  return tab.evaluate(() => Object.values(localStorage).some((one) => one.includes('alluminio')))
}

function offerIn(tab: Page) {
  return tab.locator('#message .alert', { hasText: 'Bozza conservata su questo dispositivo' })
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.click(`nav a[href="${address}"]:visible`)
  await page.waitForURL(`**${address}`)
}
