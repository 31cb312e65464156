import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

const languages = [
  { prefix: '', typed: 'svizz', found: 'Svizzera', nothing: 'Nessun risultato per «xyz».' },
  { prefix: '/en', typed: 'switz', found: 'Switzerland', nothing: 'No results for "xyz".' },
  { prefix: '/fr', typed: 'suis', found: 'Suisse', nothing: 'Aucun résultat pour «\u00a0xyz\u00a0».' },
] as const

test('a country is found by typing and chosen by keyboard, in every language', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'nocontact@demo.example')
  const box = page.getByRole('combobox')
  const options = page.getByRole('option')
  for (const { prefix, typed, found, nothing } of languages) {
    await page.goto(`${prefix}/tickets`)
    await page.focus('select[name=country]')
    await untilBox(page)
    // The plain list gives way to the box, which takes the focus over.
    await page.locator('.searching input:focus').waitFor()
    await page.keyboard.type('xyz')
    await page.getByText(nothing, { exact: true }).waitFor()
    for (let at = 0; at < 3; at++) await page.keyboard.press('Backspace')
    await expect.poll(() => options.count()).toBeGreaterThan(20)
    await page.keyboard.type(typed)
    await expect.poll(() => options.allInnerTexts()).toEqual([found])
    await page.keyboard.press('ArrowDown')
    const reached = page.locator('.searching-option[data-focused]')
    expect(await reached.evaluate((option) => getComputedStyle(option).outlineStyle)).toBe('solid')
    await page.keyboard.press('Enter')
    await options.first().waitFor({ state: 'detached' })
    expect(await box.inputValue()).toBe(found)
    expect(await page.inputValue('select[name=country]')).toBe('CH')
  }
  expect(complaints).toEqual([])
})

test('a country chosen before the scripts come, or filled in behind the box, stays chosen and the list closed', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'nocontact@demo.example')
  const { promise: awake, resolve: wake } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await awake
    await route.continue()
  })
  await page.goto('/tickets', { waitUntil: 'domcontentloaded' })
  await page.focus('select[name=country]')
  await page.selectOption('select[name=country]', 'IT')
  wake()
  const box = page.locator('.searching input')
  await untilBox(page)
  const seen = async () => ({
    box: await box.inputValue(),
    sent: await page.inputValue('select[name=country]'),
    options: await page.getByRole('option').count(),
  })
  await expect.poll(seen).toEqual({ box: 'Italia', sent: 'IT', options: 0 })

  await page.selectOption('select[name=country]', 'FR', { force: true })
  await expect.poll(seen).toEqual({ box: 'Francia', sent: 'FR', options: 0 })
  await box.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  expect(complaints).toEqual([])
})

test('a mistake at a country that has its box leads to that box', async () => {
  const { page, complaints } = await visitor()
  await signIn(page, 'nocontact@demo.example')
  await page.goto('/en/tickets')
  await untilBox(page)
  await page.selectOption('select[name=country]', '', { force: true })
  await page.click('#contact-form button[type=submit]')
  await page.locator('#contact-form-problems').waitFor()
  await page.focus('#contact-form button[type=submit]')
  await page.click('#contact-form-problems a[href="#contact-form-country"]')
  await page.locator('.searching input:focus').waitFor()
  expect(complaints).toEqual([])
})

/** The script of this screen may come after the page's: the focus that was there before counts as one that comes then. */
async function untilBox(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.dispatchEvent('select[name=country]', 'focusin')
      return page.locator('.searching input').count()
    })
    .toBe(1)
}
