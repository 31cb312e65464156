import path from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { expectNoSidewaysScroll } from './browser.ts'

// What a rider, a bench and a desk do around a visit to the workshop, in Italian.

const photo = path.join(rootDir, 'tests/photos/portrait-orientation-3.jpg')
/** As many steps as a list may have: a page that leads nowhere new ends the walk. */
const stepsMost = 20

/** From the home, by the service that is due, to the appointment. @returns its number */
export async function book(page: Page, serial: string): Promise<string> {
  await page.goto('/')
  await expectNoSidewaysScroll(page)
  await page.locator('main li', { hasText: serial }).getByRole('link', { name: 'Tagliando annuale' }).click()
  await page.waitForURL(/\/products\/\d+/)
  await page.getByRole('link', { name: 'Prenota: Tagliando annuale' }).click()
  await page.waitForURL(/\/appointments\/new/)
  const shop = page.getByLabel('Punto vendita')
  await shop.selectOption(await shop.locator('option').first().getAttribute('value'))
  await page.getByRole('button', { name: /Scegli il punto vendita|Mostra i posti liberi/ }).click()
  // What it is for came along with the link.
  await page.locator('input[name="when"]').first().waitFor({ state: 'attached' })
  await expectNoSidewaysScroll(page)
  // The box itself is hidden behind its tile.
  await page.locator('label:has(input[name="when"])').first().click()
  await page.getByRole('button', { name: 'Prenota', exact: true }).click()
  await page.waitForURL(/\/appointments\/\d+/)
  await page.locator('main', { hasText: serial }).waitFor()
  return /\/appointments\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Does what a desk does next with an appointment. @param state what its page says then */
export async function take(page: Page, button: string, state: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.locator('.page-header', { hasText: state }).waitFor()
}

/** Does what the recall of the appointment's bicycle asks for, with its checklist. */
export async function remedy(page: Page, appointment: string, { serial, recall }: { serial: string; recall: string }) {
  await page.goto(`/appointments/${appointment}`)
  await page.locator('.alert', { hasText: recall }).getByRole('link', { name: 'Vai ai richiami' }).click()
  const unit = page.locator('.recall-units li', { hasText: serial })
  await expectNoSidewaysScroll(page)
  await unit.getByRole('link', { name: 'Compila la scheda' }).click()
  await page.getByRole('button', { name: 'Inizia il controllo' }).click()
  await goThrough(page)
  await sign(page)
  await page.getByRole('link', { name: 'Torna ai richiami' }).click()
  await unit.locator('.recall-unit-head', { hasText: 'Sistemata' }).waitFor()
}

/** The yearly checklist, with a chain that is worn beyond its limit. */
export async function service(page: Page, appointment: string): Promise<void> {
  await page.goto(`/appointments/${appointment}`)
  await page.locator('main a[href*="/checks/at-desk/"]').click()
  await page.getByRole('button', { name: 'Inizia il controllo' }).click()
  await goThrough(page, { measured: '0,8', reason: 'Catena sostituita.' })
  await page.getByLabel('Nome e cognome di chi ritira la bici').fill('Elena Ferri')
  await sign(page)
  await page.getByText('Catena sostituita.').first().waitFor()
  await page.getByRole('link', { name: 'Torna all’appuntamento' }).click()
  await page.waitForURL(new RegExp(`/appointments/${appointment}`))
}

/**
 * Answers every step with what its limits allow, and with a photo where one is asked for.
 * @param outside what the first measuring finds, and why it may be so: asked for before it is taken
 */
async function goThrough(page: Page, outside?: { measured: string; reason: string }): Promise<void> {
  await page.waitForURL(/\/checks\/\d+/)
  let told = outside
  for (let step = 0; step < stepsMost; step += 1) {
    const place = page.getByText(/^Passaggio \d+ di \d+$/)
    await place
      .or(page.getByRole('button', { name: 'Firma il controllo' }))
      .first()
      .waitFor()
    if (!(await place.isVisible())) return
    const before = (await place.textContent()) ?? ''
    const [save, value] = [
      page.getByRole('button', { name: /^(Salva e|Fatto,) continua$/ }),
      page.getByLabel(/Valore misurato/),
    ]
    const photos = page.locator('input[type=file][name=attachments][multiple]')
    if ((await photos.count()) > 0) {
      await photos.setInputFiles(photo)
      await page.locator('img[src*="/thumb"]').first().waitFor()
    }
    const done = page.locator('label', { has: page.locator('input[name=answer][value=done]') })
    if ((await done.count()) > 0) await done.click()
    if ((await value.count()) > 0) {
      await value.fill(told?.measured ?? (await withinLimits(page)))
      if (told) {
        await save.click()
        await page.locator('.field-error', { hasText: 'Il valore è fuori dai limiti' }).waitFor()
        await page.getByLabel('Motivo o osservazione').fill(told.reason)
        told = undefined
      }
    }
    await expectNoSidewaysScroll(page)
    await save.click()
    // The address changes a moment before the page does.
    await page.getByText(before, { exact: true }).waitFor({ state: 'detached' })
  }
}

/** The last number of what the step allows. */
async function withinLimits(page: Page): Promise<string> {
  const allowed = await page.locator('.check-figure').last().innerText()
  return allowed.match(/\d+(?:,\d+)?/g)?.at(-1) ?? ''
}

async function sign(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome del meccanico').fill('Ugo Verdi')
  await page.getByRole('button', { name: 'Firma il controllo' }).click()
  await page.getByRole('link', { name: 'Scarica il PDF' }).waitFor()
  await expectNoSidewaysScroll(page)
}

/** By the mail's link with a two, as who is not content. */
export async function answer(page: Page, link: string, words: string): Promise<void> {
  await page.goto(link)
  await expectNoSidewaysScroll(page)
  // The number that was pressed in the mail is chosen, and counts once it is sent.
  expect(await page.locator('input[name=q0][value="2"]').isChecked()).toBe(true)
  await page.fill('textarea[name=q1]', words)
  await page.getByRole('button', { name: 'Invia la risposta' }).click()
  await page.getByText('Grazie della risposta.').first().waitFor()
}

/** From the home of staff to the customer of this visit: who calls, what came of it, and it is settled. */
export async function callBack(page: Page, appointment: string, words: string): Promise<void> {
  await page.goto('/')
  await page.locator('main a[href="/console/surveys/tasks"]').first().click()
  await page.getByRole('link', { name: `Appuntamento ${appointment}` }).click()
  await page.locator('main', { hasText: words }).waitFor()
  const call = page.url()
  await page.getByRole('button', { name: 'Chiamo io' }).click()
  await page.getByRole('button', { name: 'Chiamo io' }).waitFor({ state: 'detached' })
  const said = `Sentita. ${words}`
  await page.getByLabel('Che cosa è emerso').fill(said)
  await page.getByRole('button', { name: 'Segna come richiamato' }).click()
  await page.getByText(/^Richiamato da /).waitFor()
  expect(new URL(call).pathname).toBe(new URL(page.url()).pathname)
  await page.goto('/console/surveys/tasks')
  await page
    .getByRole('table', { name: 'Richiamati' })
    .getByRole('link', { name: `Appuntamento ${appointment}` })
    .waitFor()
}
