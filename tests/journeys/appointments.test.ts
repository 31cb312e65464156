import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, visitor } from './browser.ts'

/** To the form of a booking, by the two choices before it. */
async function toForm(page: Page): Promise<void> {
  const shop = page.getByLabel('Punto vendita')
  const first = await shop.locator('option').first().getAttribute('value')
  await shop.selectOption(first)
  await page.getByRole('button', { name: /Scegli il punto vendita|Mostra i posti liberi/ }).click()
  await page.getByLabel('Per che cosa').selectOption('yearly')
  await page.getByRole('button', { name: 'Mostra i posti liberi' }).click()
  await page.locator('input[name="when"]').first().waitFor({ state: 'attached' })
}

/** Takes the last day that is offered. @returns the number of the appointment */
async function book(page: Page, message: string): Promise<string> {
  // The box itself is hidden behind its tile.
  await page.locator('label:has(input[name="when"])').last().click()
  await page.getByLabel('Note per il negozio').fill(message)
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.waitForURL(/\/appointments\/\d+/)
  return /\/appointments\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** First without the hour: what the browser refuses is said no more once the promise is saved, and the page is the same. */
async function promise(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Pronta entro' }).click()
  await page.locator('#promise-time').fill('')
  await page.getByRole('button', { name: 'Salva la data' }).click()
  await page.locator('#promise-problems').waitFor()
  await page.locator('#promise-time').fill('18:30')
  await page.getByRole('button', { name: 'Salva la data' }).click()
  await page.getByText('Data di consegna cambiata').waitFor()
  expect(await page.locator('#promise-problems').count()).toBe(0)
}

async function isWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
}

test('a rider books at a shop on the phone, and the desk takes the bicycle in, says that it is ready, and hands it back', async () => {
  const rider = await visitor({ width: 360 })
  await signIn(rider.page, 'customer@demo.example', '/appointments/new')
  await toForm(rider.page)
  expect(await isWithin(rider.page)).toBe(true)
  const id = await book(rider.page, 'Cigola il movimento centrale.')
  await rider.page.locator('.toast', { hasText: 'Appuntamento prenotato' }).waitFor()
  expect(await isWithin(rider.page)).toBe(true)

  const desk = await visitor({ width: 1440 })
  await signIn(desk.page, 'dealer@demo.example', '/appointments/list?q=ferri')
  await desk.page
    .getByRole('table')
    .getByRole('link', { name: /20\d\d/ })
    .first()
    .waitFor()
  // The day sheet leads back to the list as it was left.
  await desk.page.getByRole('link', { name: 'Scheda del giorno' }).click()
  await desk.page.locator('.page-header-back', { hasText: 'Tutti gli appuntamenti' }).click()
  await desk.page.waitForURL(/\/appointments\/list\?q=ferri$/)
  await desk.page.locator(`a[href="/appointments/${id}"]`).click()
  await desk.page.getByText('Cigola il movimento centrale.').waitFor()
  for (const [button, state] of [
    ['Presa in carico', 'In officina'],
    ['Pronta', 'Pronta'],
    ['Fatto', 'Fatto'],
  ] as const) {
    await desk.page.getByRole('button', { name: button, exact: true }).click()
    await desk.page.locator('.page-header', { hasText: state }).waitFor()
    if (state === 'In officina') await promise(desk.page)
  }
  await desk.page.getByRole('button', { name: 'Fatto', exact: true }).waitFor({ state: 'detached' })
  expect([...rider.complaints, ...desk.complaints]).toEqual([])
})

test('without JavaScript a rider books all the same', async () => {
  const { page } = await visitor({ width: 360, javaScript: false })
  await signIn(page, 'customer@demo.example', '/appointments/new')
  await toForm(page)
  const id = await book(page, 'Senza script.')
  expect(Number(id)).toBeGreaterThan(5000)
  await page.getByText('Senza script.').waitFor()
})
