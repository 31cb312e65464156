import { expect, test } from 'vitest'
import type { TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { as, openApp, post } from '#tests/app.ts'
import { formOf, jpeg, threePhotos } from './claim.fixture.ts'

type Field = Exclude<keyof TicketInput, 'submission' | 'follows'>
type Place = 'pages' | 'exported list' | 'search'

const everywhere = ['pages', 'exported list', 'search'] as const

/** What is sent, how it is read, and where it is read or found: a new field is here too, or this does not compile. */
const fields: Record<Field, { sent: string; read: RegExp; in: readonly Place[] }> = {
  country: { sent: 'PT', read: /Portugal/, in: ['pages', 'exported list'] },
  frame_model: { sent: 'V4R', read: /V4R/, in: everywhere },
  serial_number: { sent: 'V4R-0510-A1234', read: /V4R-0510-A1234/, in: everywhere },
  damage_phase: { sent: 'field', read: /In use/, in: ['pages', 'exported list'] },
  date_of_purchase: { sent: '2026-03-04', read: /4 Mar 2026|2026-03-04/, in: ['pages', 'exported list'] },
  part_involved: { sent: 'seatpost', read: /seatpost/i, in: everywhere },
  marks: { sent: 'seatpost -120 -600 0', read: /point on the seat(post|tube| tube)/, in: ['pages'] },
  kind_of_damage: { sent: 'functional', read: /functional fault/i, in: everywhere },
  content: { sent: 'La vernice è tutta sollevata.', read: /vernice è tutta/, in: everywhere },
  notes: { sent: 'Bici esposta in vetrina.', read: /esposta in vetrina/, in: ['pages'] },
}

const others = ['to', 'submission', 'attachments', 'receipt']

test('every field of the claim stands in its form, and is read and found where it is said to be', async () => {
  const app = await openApp()
  const [dealer, staff] = [await app.dealer(), await app.staff()]
  const read = async (address: string, person: { cookie: string }) => {
    const text = await (await app.fetch(address, as(person))).text()
    return text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  }
  const form = await read('/en/new-ticket', dealer)
  const names = [...form.matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"]+)"/g)].map(([, name = '']) => name)
  expect(names.filter((name) => name.startsWith('attachments.'))).toEqual([
    'attachments.serial-number',
    'attachments.drive-side',
  ])
  expect([...new Set(names.filter((name) => !name.includes('.')))].toSorted()).toEqual(
    [...Object.keys(fields), ...others].toSorted(),
  )

  const sent = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.sent]))
  const answer = await app.fetch('/en/new-ticket', post(dealer, formOf(sent, { ...threePhotos, receipt: [jpeg] })))
  const address = answer.headers.get('location')?.split('?')[0] ?? ''
  const pages = [await read(address, dealer), await read(address.replace('/en/', '/en/console/'), staff)]
  const list = await read('/en/tickets/export.csv', dealer)
  for (const [name, field] of Object.entries(fields)) {
    const found = await read(`/en/search?q=${encodeURIComponent(field.sent)}`, dealer)
    const places: Record<Place, boolean> = {
      pages: pages.every((page) => field.read.test(page)),
      'exported list': field.read.test(list),
      search: found.includes(`href="${address}"`),
    }
    expect([name, places]).toEqual([
      name,
      Object.fromEntries(Object.keys(places).map((place) => [place, field.in.some((one) => one === place)])),
    ])
  }
})
