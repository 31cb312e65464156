import { expect, test } from 'vitest'
import { verify } from '#app/commands/verify-log.server.ts'
import { bearing, tokenFor } from '#app/features/across/api/api.fixture.ts'
import { unzip } from '#app/features/people/profile/data/zip.fixture.ts'
import { ticketForm, type TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { requiredFields } from '#app/kit/forms/parse.ts'
import { readPdf } from '#app/kit/pdf/pdf.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { openHubspotApp } from '#tests/crm/hubspot-app.ts'
import { template } from '#db/template/template.ts'
import { formOf, jpeg, threePhotos } from './claim.fixture.ts'
import { requiredOfClaim } from './use-claim-checks.ts'

type Field = Exclude<keyof TicketInput, 'submission' | 'follows'>

const everywhere = ['pages', 'document', 'exported list', 'search', 'API', 'personal export', 'CRM'] as const
type Place = (typeof everywhere)[number]
const butSearch = ['pages', 'document', 'exported list', 'API', 'personal export'] as const

/**
 * What is sent, how people and programs read it, and where it is read or found: a new field is here too, or this does not
 * compile.
 */
const fields: Record<Field, { sent: string; read: RegExp; raw?: RegExp; in: readonly Place[] }> = {
  country: { sent: 'PT', read: /Portugal/, in: butSearch },
  frame_model: { sent: 'V4R', read: /V4R/, in: everywhere },
  serial_number: { sent: 'V4R-0510-A1234', read: /V4R-0510-A1234/, in: everywhere },
  damage_phase: { sent: 'field', read: /In use/, in: [...butSearch, 'CRM'] },
  date_of_purchase: { sent: '2026-03-04', read: /4 Mar 2026|2026-03-04/, in: butSearch },
  // The CRM has it in the subject.
  part_involved: { sent: 'seatpost', read: /seatpost/i, raw: /seatpost|reggisella/i, in: everywhere },
  marks: {
    sent: 'seatpost -120 -600 0',
    read: /point on the seat(post|tube| tube)/,
    raw: /-120/,
    in: ['pages', 'document', 'personal export'],
  },
  kind_of_damage: { sent: 'functional', read: /functional fault/i, in: everywhere },
  content: { sent: 'La vernice è tutta sollevata.', read: /vernice è tutta/, in: everywhere },
  notes: {
    sent: 'Bici esposta in vetrina.',
    read: /esposta in vetrina/,
    in: ['pages', 'document', 'API', 'personal export'],
  },
}

const sent = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.sent]))

const others = ['to', 'submission', 'person', 'attachments', 'receipt']

test('every field of the claim stands in its form, and is read and found where it is said to be', async () => {
  const { app, double } = await openHubspotApp()
  const [dealer, staff] = [await app.dealer(), await app.staff('admin')]
  const bytes = async (address: string, init: RequestInit) =>
    new Uint8Array(await (await app.fetch(address, init)).arrayBuffer())
  const read = async (address: string, person: { cookie: string }) =>
    new TextDecoder().decode(await bytes(address, as(person))).replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const form = await read('/en/new-ticket', dealer)
  const names = [...form.matchAll(/<(?:input|select|textarea)\b[^>]* name="([^"]+)"/g)].map(([, name = '']) => name)
  expect(names.filter((name) => name.startsWith('attachments.'))).toEqual([
    'attachments.serial-number',
    'attachments.drive-side',
  ])
  expect([...new Set(names.filter((name) => !name.includes('.')))].toSorted()).toEqual(
    [...Object.keys(fields), ...others].toSorted(),
  )

  const answer = await app.fetch('/en/new-ticket', post(dealer, formOf(sent, { ...threePhotos, receipt: [jpeg] })))
  const address = answer.headers.get('location')?.split('?')[0] ?? ''
  const id = address.split('/').at(-1) ?? ''
  const pages = [await read(address, dealer), await read(address.replace('/en/', '/en/console/'), staff)]
  const list = await read('/en/tickets/export.csv', dealer)
  const document = readPdf(await bytes(`${address}/pdf`, as(dealer)))
    .texts.join(' ')
    .replaceAll('\u00a0', ' ')
  const api = await (await app.fetch(`/api/v1/tickets/${id}`, bearing(await tokenFor(app, { by: staff })))).text()
  const zip = unzip(Buffer.from(await bytes('/en/user/data/export', as(dealer))))
  const personal = String(zip.get(`tickets/${id}.json`))
  await app.work()
  const crm = JSON.stringify(Object.values(double.byOwn('tickets').get(id)?.properties ?? {}))
  for (const [name, field] of Object.entries(fields)) {
    const found = await read(`/en/search?q=${encodeURIComponent(field.sent)}`, dealer)
    const isIn = (text: string) => (field.raw ? field.raw.test(text) : text.includes(field.sent))
    const places: Record<Place, boolean> = {
      pages: pages.every((page) => field.read.test(page)),
      document: field.read.test(document),
      'exported list': field.read.test(list),
      search: found.includes(`href="${address}"`),
      API: isIn(api),
      'personal export': isIn(personal),
      CRM: isIn(crm),
    }
    expect([name, places]).toEqual([
      name,
      Object.fromEntries(everywhere.map((place) => [place, field.in.some((one) => one === place)])),
    ])
  }
})

test('the log holds every field of the claim, as it was sent', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const answer = await app.fetch('/en/new-ticket', post(dealer, formOf(sent, { ...threePhotos, receipt: [jpeg] })))
  expect(answer.status).toBe(303)
  expect(await verify(app.portal, undefined)).toMatchObject({ isUnbroken: true })
})

test('the fields that the claim marks as required before its checks have come are those of its schema', () => {
  const schema = ticketForm('it', { ...template, maps: {} }, '2026-11-21')
  expect([...requiredOfClaim]).toEqual([...requiredFields(schema)])
})
