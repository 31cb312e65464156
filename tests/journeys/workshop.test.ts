import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addMonths } from '#app/kit/words/days.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import { expectNoSidewaysScroll, signIn, visitor } from './browser.ts'
import { linkInMail } from './mails.ts'
import { letDayPass, prepareVisit, type Visited } from './workshop.fixture.ts'
import { answer, book, callBack, remedy, service, take } from './workshop.steps.ts'

test('a service that is due is booked on the phone, done at the bench with the open recall, asked about by mail, and a low score is called back', async () => {
  const rider = await visitor({ width: 360 })
  const mechanic = await visitor({ width: 390 })
  const desk = await visitor({ width: 1440 })
  const staff = await visitor({ width: 1440 })
  for (const [{ page }, name] of [
    [rider, 'customer'],
    [mechanic, 'dealer'],
    [desk, 'dealer'],
    [staff, 'agent'],
  ] as const)
    await signIn(page, `${name}@demo.example`)
  // Others where the journey is tried once more.
  const mark = String(Date.now() % 100_000).padStart(5, '0')
  const visited = await prepareVisit({ serial: `C68.51S.${mark}`, recall: `2026-${mark}` })

  await readWarranty(rider.page, visited, 36)
  const appointment = await book(rider.page, visited.serial)
  await desk.page.goto(`/appointments/${appointment}`)
  await take(desk.page, 'Presa in carico', 'In officina')
  await remedy(mechanic.page, appointment, visited)
  await service(mechanic.page, appointment)
  await desk.page.reload()
  expect(await desk.page.locator('.alert', { hasText: visited.recall }).count()).toBe(0)
  await take(desk.page, 'Pronta', 'Pronta')
  await take(desk.page, 'Fatto', 'Fatto')
  await readWarranty(rider.page, visited, 48)
  await readBicycle(rider.page, visited)

  const said = `Nessuno mi ha avvisata, ${mark}.`
  await letDayPass(appointment)
  await answer(rider.page, await linkInMail(staff.page, 'customer@demo.example', '?score=2'), said)
  await callBack(staff.page, appointment, said)
  expect([rider, mechanic, desk, staff].flatMap(({ complaints }) => complaints)).toEqual([])
})

/** As long as the services are kept, the warranty ends so many months after the purchase. */
async function readWarranty(page: Page, { product, bought }: Visited, months: number): Promise<void> {
  await page.goto(`/products/${product}`)
  await page.locator('main', { hasText: `Ultimo giorno ${formatDay('it', addMonths(bought, months))}` }).waitFor()
}

/** Log, service book and checks know of the visit, and nobody is warned of the recall any more. */
async function readBicycle(page: Page, { today, recall }: Visited): Promise<void> {
  await expectNoSidewaysScroll(page)
  const day = formatDay('it', today)
  const line = (text: string) => page.locator('main tr', { hasText: text }).filter({ hasText: day })
  expect(await line('Fatto').filter({ hasText: 'Tagliando annuale' }).count()).toBe(1)
  const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ')
  expect(text).toContain(`${day} · Marco Bellavista`)
  expect(text).toContain('Rimedio eseguito in officina')
  expect(text).toContain('12 mesi in più, perché tutti i tagliandi')
  expect(text).not.toContain(recall)
}
