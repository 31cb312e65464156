import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { whenAwake } from '#tests/screens/acts.ts'
import { signIn, visitor } from './browser.ts'

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

async function goTo(page: Page, address: string): Promise<void> {
  await page.click(`nav a[href="${address}"]:visible`)
  await page.waitForURL(`**${address}`)
}
