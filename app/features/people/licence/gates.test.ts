import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { findOpenAbout } from '#app/features/service/new-ticket/store.server.ts'
import * as lists from '#app/features/service/tickets/lists.server.ts'
import type { TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { foldSerial } from '#app/features/bicycles/models/models.serials.ts'
import { findTicket } from '#app/features/service/tickets/store.server.ts'
import { openTicket } from '#app/features/service/tickets/tickets.open.server.ts'
import { listTickets, readTicket, reply, withdraw } from '#app/features/service/tickets/tickets.server.ts'
import { readable, stored, withoutTickets } from './licence.fixture.ts'

const claim = {
  country: 'IT',
  frame_model: 'V4R',
  serial_number: 'V4R-0510-A1234',
  damage_phase: 'km0',
  part_involved: ['frame'],
  kind_of_damage: 'aesthetic',
  content: 'La vernice si è sollevata vicino al tubo sterzo.',
} satisfies Omit<TicketInput, 'submission'>

test('without the module of the tickets their pages answer 403 with the licence in place, in the portal’s frame', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: withoutTickets })
  const ticket = await app.ticket({ of: dealer, subject: 'Forcella segnata' })
  for (const path of ['/tickets', `/tickets/${ticket.id}`, '/new-ticket', `/new-ticket?from=${ticket.id}`]) {
    const answer = await app.fetch(`/en${path}`, as(dealer))
    expect(answer.status, path).toBe(403)
    const page = await answer.text()
    expect(page, path).toContain('The “Warranty interventions” module is not active')
    expect(page, path).toContain('value="tickets"')
    expect(page, path).toContain('class="main-menu"')
    expect(page, path).not.toContain('Forcella segnata')
  }
})

test('a data request for a page of a missing module is a 403 without data', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: withoutTickets })
  const ticket = await app.ticket({ of: dealer, subject: 'Forcella segnata' })
  for (const path of ['/tickets', `/tickets/${ticket.id}`, '/new-ticket']) {
    const answer = await app.fetch(`${path}.data`, as(dealer))
    expect(answer.status, path).toBe(403)
    expect(await answer.text(), path).not.toContain('Forcella segnata')
  }
})

test('without the module an own, a foreign, an absent and an impossible ticket answer alike', async () => {
  const app = await openApp()
  const [dealer, other] = [await app.dealer({ modules: withoutTickets }), await app.dealer()]
  const [own, foreign] = [await app.ticket({ of: dealer }), await app.ticket({ of: other })]
  const pages = []
  for (const id of [own.id, foreign.id, 99_999, 'abc']) {
    const answer = await app.fetch(`/tickets/${id}`, as(dealer))
    expect(answer.status, String(id)).toBe(403)
    const posted = await app.fetch(`/tickets/${id}`, post(dealer, { submission: randomUUID(), message: 'Ecco' }))
    expect(posted.status, String(id)).toBe(403)
    const refusal = await posted.text()
    expect(refusal, String(id)).toContain('Modulo «Interventi in garanzia» non attivo')
    expect(refusal, String(id)).toContain('value="tickets"')
    expect(refusal, String(id)).toContain('class="main-menu"')
    pages.push(bare(await answer.text(), id))
  }
  expect(new Set(pages).size).toBe(1)
})

test('without the module nothing can be posted, and the database stays as it is', async () => {
  const app = await openApp()
  // Photos go with checklists as well.
  const dealer = await app.dealer({ modules: withoutTickets.filter((one) => one !== 'user-guides') })
  const ticket = await app.ticket({ of: dealer })
  const submission = randomUUID()
  const before = await stored(app)
  const upload = new FormData()
  upload.set('submission', submission)
  upload.set('field', 'attachments')
  upload.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF'))]), 'a.pdf')
  const posts: [string, Parameters<typeof post>[1]][] = [
    ['/new-ticket', { submission, ...claim }],
    ['/new-ticket', { intent: 'discard' }],
    [`/tickets/${ticket.id}`, { submission, message: 'Ecco la risposta' }],
    [`/tickets/${ticket.id}`, { submission, intent: 'withdraw' }],
    ['/uploads', upload],
    ['/drafts', { form: 'ticket', submission, content: 'Testo' }],
  ]
  for (const [path, fields] of posts) expect((await app.fetch(path, post(dealer, fields))).status, path).toBe(403)
  expect(await stored(app)).toBe(before)
})

test('the verbs refuse as well, no matter who calls them', async () => {
  const app = await openApp()
  const { viewer } = await app.dealer({ modules: withoutTickets })
  const of = { viewer, cookie: '' }
  const { id } = await app.ticket({ of })
  const refusal = { code: 'module-missing', data: { detail: 'tickets' } }
  const { portal } = app
  const input = { submission: randomUUID(), message: 'Ecco' }
  await expect(listTickets(portal, viewer, {})).rejects.toMatchObject(refusal)
  await expect(readTicket(portal, viewer, id, { count: 5 })).rejects.toMatchObject(refusal)
  await expect(reply(portal, viewer, id, input)).rejects.toMatchObject(refusal)
  await expect(withdraw(portal, viewer, id)).rejects.toMatchObject(refusal)
  const options = { ...claim, submission: randomUUID() }
  await expect(openTicket(portal, { by: viewer, of: viewer }, 'it', options)).rejects.toMatchObject(refusal)
})

test('where a verb forgot to ask, the store still shows nothing', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer, serial: 'C68.51S.00123' })
  const { db } = app.portal
  const seen = async (viewer: typeof dealer.viewer) => [
    (await findTicket(db, viewer, id))?.id,
    (await lists.listTickets(db, viewer, {})).count,
    (await lists.listTickets(db, viewer, { stage: 'new_request' })).count,
    (await lists.listTickets(db, viewer, { awaiting: 'maker' })).count,
    (await findOpenAbout(db, viewer, foldSerial('C68.51S.00123'))).length,
  ]
  expect(await seen(dealer.viewer)).toEqual([id, 1, 1, 1, 1])
  expect(await seen({ ...dealer.viewer, modules: withoutTickets })).toEqual([undefined, 0, 0, 0, 0])
})

test('files of tickets cannot be opened without the module, whatever their id', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const submission = randomUUID()
  const form = new FormData()
  form.set('submission', submission)
  form.set('field', 'attachments')
  form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF'))]), 'a.pdf')
  // The answer is this portal's own.
  const { file } = (await (await app.fetch('/uploads', post(dealer, form))).json()) as { file: { id: string } }
  expect((await app.fetch(`/files/${file.id}`, as(dealer))).status).toBe(200)
  // Registered bicycles, quotes and checklists have files as well.
  const withFiles = ['tickets', 'products', 'quotes', 'user-guides'] as const
  await app.portal.db.deleteFrom('company_module').where('module', 'in', withFiles).execute()
  expect((await app.fetch('/uploads', post(dealer, { intent: 'remove', submission, id: file.id }))).status).toBe(403)
  for (const id of [file.id, randomUUID(), 'abc'])
    for (const path of [`/files/${id}`, `/files/${id}/thumb`])
      expect((await app.fetch(path, as(dealer))).status, path).toBe(403)
})

test('the menu locks what the licence does not hold, and the home hides it and says so', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: withoutTickets })
  await app.ticket({ of: dealer, subject: 'Forcella segnata', awaiting: 'dealer' })
  const answer = await app.fetch('/en', as(dealer))
  expect(answer.status).toBe(200)
  const page = await answer.text()
  const [menu = ''] = /<ul class="menu-entries">.*?<\/ul>/s.exec(page) ?? []
  expect(menu.match(/class="menu-lock"/g)?.length).toBe(2)
  expect(readable(page)).toContain('Tickets ( not in your licence )')
  expect(page).toContain('Warranty interventions are not in your licence')
  expect(page).not.toContain('Forcella segnata')
  const whole = await (await app.fetch('/en', as(await app.dealer()))).text()
  expect(whole).not.toContain('menu-lock')
})

test('a rider, who buys no modules, has a menu without locks', async () => {
  const app = await openApp()
  const rider = await app.dealer({ role: 'customer', modules: ['tickets', 'products'] })
  const page = readable(await (await app.fetch('/en/tickets', as(rider))).text())
  expect([page.includes('Orders'), page.includes('Quotes'), page.includes('Products')]).toEqual([false, false, true])
  expect(page).not.toContain('not in your licence')
})

test('a locked page is called as the menu calls it, beside the module it needs', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: ['tickets'] })
  const titles = {
    '/orders': 'Ordini: serve il modulo «Collegamento al gestionale»',
    '/en/orders': 'Orders: the “ERP integration” module is needed',
    '/fr/orders': 'Commandes\u00a0: le module «\u00a0Intégration ERP\u00a0» est nécessaire',
    '/resources/media': 'Libreria media: serve il modulo «Condivisione media»',
    '/quotes': 'Modulo «Preventivi» non attivo',
  }
  for (const [path, title] of Object.entries(titles)) {
    const answer = await app.fetch(path, as(dealer))
    expect(answer.status, path).toBe(403)
    expect(await answer.text(), path).toContain(title)
  }
})

test('anyone who cannot purchase reads on the locked page who can', async () => {
  const app = await openApp()
  const owner = await app.dealer({ modules: withoutTickets, name: 'Anna Verdi' })
  const workshop = await app.dealer({ company: owner, role: 'workshop', name: 'Davide Riva' })
  const page = await (await app.fetch('/en/tickets', as(workshop))).text()
  expect(page).toContain('Only an owner can purchase modules: Anna Verdi.')
  expect(page).not.toContain('value="tickets"')
})

test('staff work with tickets whatever the company’s licence', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ modules: [] })
  const ticket = await app.ticket({ of: dealer, subject: 'Forcella segnata' })
  const agent = await app.staff()
  expect(await (await app.fetch('/console/tickets', as(agent))).text()).toContain('Forcella segnata')
  expect((await app.fetch(`/console/tickets/${ticket.id}`, as(agent))).status).toBe(200)
  expect((await app.fetch('/user', as(agent))).status).toBe(200)
})

/** Without what the address itself puts there, and what is new with every answer. */
function bare(page: string, id: string | number): string {
  return page
    .replaceAll(`/tickets/${id}`, '/tickets/…')
    .replaceAll(/nonce="[^"]*"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|"requestId\\?",\\?"[^"\\]*/g, '')
}
