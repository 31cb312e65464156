import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

/** As many steps as a list may have: a page that leads nowhere new ends the walk. */
const stepsMost = 20

async function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}

/** Begins or goes on with the first check of the first bicycle of the list. */
async function begin(page: Page): Promise<void> {
  await page.locator('main a.row-link').first().click()
  await page.locator('main a[href$="/checks/first-check"]').click()
  await page.getByRole('button', { name: /Inizia il controllo|Continua il controllo/ }).click()
  await page.waitForURL(/\/checks\/\d+/)
}

/** Answers every step with what its limits allow. */
async function goThrough(page: Page): Promise<void> {
  for (let step = 0; step < stepsMost; step += 1) {
    const save = page.getByRole('button', { name: /^(Salva e|Fatto,) continua$/ })
    if (!(await save.isVisible())) return
    const place = page.getByText(/^Passaggio \d+ di \d+$/)
    const before = (await place.textContent()) ?? ''
    const value = page.getByLabel(/Valore misurato/)
    const done = page.locator('label', { has: page.locator('input[name=answer][value=done]') })
    if (await done.isVisible()) await done.click()
    if (await value.isVisible()) await value.fill('5,5')
    expect(await isWithin(page)).toBe(true)
    await save.click()
    // The address changes a moment before the page does.
    await page.getByText(before, { exact: true }).waitFor({ state: 'detached' })
  }
}

async function sign(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome del meccanico').fill('Ugo Verdi')
  await page.getByRole('button', { name: 'Firma il controllo' }).click()
  await page.getByRole('link', { name: 'Scarica il PDF' }).waitFor()
}

test('a mechanic goes through a checklist on the phone, and what is typed outlives a page that is left', async () => {
  const { page, complaints } = await visitor({ width: 360 })
  await signIn(page, 'dealer@demo.example', '/products')
  await begin(page)
  // Another one where the journey is tried once more: what is saved already is not saved again.
  const typed = `Gioco ripreso alle ${Date.now()}`
  await page.getByLabel('Motivo o osservazione').fill(typed)
  await page.getByText(/Bozza salvata/).waitFor()
  const check = page.url()
  await page.goto(new URL('/products', check).href)
  await page.goto(check)
  expect(await page.getByLabel('Motivo o osservazione').inputValue()).toBe(typed)
  await goThrough(page)
  await sign(page)
  await page.getByText('Ugo Verdi').first().waitFor()
  expect(await isWithin(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('without JavaScript a checklist is gone through and signed all the same', async () => {
  const { page } = await visitor({ width: 360, javaScript: false })
  await signIn(page, 'dealer@demo.example', '/products')
  await begin(page)
  await goThrough(page)
  await sign(page)
})
