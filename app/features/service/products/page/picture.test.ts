import { expect, test } from 'vitest'
import { putFolder, putResource } from '#app/features/content/resources/resources.fixture.ts'
import { withdrawResource } from '#app/features/content/resources/resources.staff.server.ts'
import { as, openApp } from '#tests/app.ts'
import { addProduct } from '../products.fixture.ts'

async function openLibrary() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer()
  const folderId = await putFolder(app.portal, admin.viewer, 'Bici')
  const put = (colour: string, more: Partial<Parameters<typeof putResource>[2]> = {}) =>
    putResource(app.portal, admin.viewer, { folderId, family: 'V4R', colour, ...more })
  const bike = (colour: string, serial: string) => addProduct(app.portal, { of: dealer, family: 'V4R', serial, colour })
  const read = async (place: string, of?: Parameters<typeof as>[0]) => (await app.fetch(place, of && as(of))).text()
  return { app, admin, dealer, put, bike, read }
}

test('a bicycle shows the library’s picture of its model and colour on its page, its passport and its tickets', async () => {
  const { app, admin, dealer, put, bike, read } = await openLibrary()
  const red = await put('rosso')
  await put('rosso', { family: 'C68' })
  const { id, passport } = await bike('Rosso corsa', 'V4R-0510-A1234')
  const ticket = await app.ticket({ of: dealer, serial: 'V4R-0510-A1234' })
  await app.portal.db.updateTable('ticket').set({ frame_model: 'V4R', serial_number: 'V4R-0510-A1234' }).execute()
  const picture = `/bicycle-pictures/${red}?version=1`
  expect(await read(`/en/products/${id}`, dealer)).toContain(`src="${picture}"`)
  expect(await read(`/en/p/${passport}`)).toContain(`src="${picture}"`)
  expect(await read(`/en/tickets/${ticket.id}`, dealer)).toContain(`src="${picture}"`)
  expect(await read(`/en/console/tickets/${ticket.id}`, admin)).toContain(`src="${picture}"`)
  const answer = await app.fetch(picture)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('without a picture of its own a bicycle is drawn in its colour, and in none where nobody said which', async () => {
  const { dealer, put, bike, read } = await openLibrary()
  await put('rosso')
  const green = await bike('Verde salvia', 'V4R-0510-A1234')
  const plain = await bike('', 'V4R-0510-A1235')
  const page = await read(`/en/products/${green.id}`, dealer)
  expect(page).toContain('bike-in-green')
  expect(page).not.toContain('/bicycle-pictures/')
  expect(await read(`/en/p/${green.passport}`)).toContain('bike-in-green')
  expect(await read(`/en/products/${plain.id}`, dealer)).not.toContain('bike-in-')
})

test('a picture that is withdrawn, internal, out of rights or of no bicycle is shown to nobody', async () => {
  const { app, admin, dealer, put, bike, read } = await openLibrary()
  const gone = await put('rosso')
  await withdrawResource(app.portal, admin.viewer, gone)
  const ids = [
    gone,
    await put('rosso', { terms: 'internal' }),
    await put('rosso', { until: '2026-11-20' }),
    await put(''),
    999_999,
  ]
  for (const id of ids) expect([id, (await app.fetch(`/bicycle-pictures/${id}`)).status]).toEqual([id, 404])
  const { id } = await bike('Rosso corsa', 'V4R-0510-A1234')
  expect(await read(`/en/products/${id}`, dealer)).toContain('bike-in-red')
})
