import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { openApp } from '#tests/app.ts'
import { amountMost, readAmount, writeAmount } from '#app/kit/words/amounts.ts'
import { addLead } from './leads.fixture.ts'
import { leadJobs } from './leads.jobs.server.ts'
import { leadsAtHome } from './leads.home.server.ts'
import { dealsByMonth, searchLeads, totalDealAmount } from './leads.server.ts'
import { clockOf } from './leads.ts'
import { acceptLead, declineLead, eraseLead, moveLead, saveContact } from './leads.work.server.ts'

const hour = 60 * 60_000

test('what a language writes as an amount, it reads as the same', () => {
  for (const locale of ['it', 'en', 'fr'] as const)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: amountMost }), (minor) => {
        expect(readAmount(locale, writeAmount(locale, minor))).toBe(minor)
      }),
    )
})

test('an amount is read with the marks of the language, and with the other decimal mark where nothing else is meant', () => {
  expect(readAmount('it', '1.234')).toBe(123_400)
  expect(readAmount('en', '1.234')).toBeUndefined()
  expect(readAmount('en', '1,234')).toBe(123_400)
  expect(readAmount('it', '12.5')).toBe(1250)
  expect(readAmount('fr', '4 250,00 €')).toBe(425_000)
  expect(readAmount('it', '-3')).toBe(-300)
  for (const nothing of ['', 'mille', '1,2,3', '1.23.456', '1e5', '0x10', '1,234'])
    expect(readAmount('it', nothing), nothing).toBeUndefined()
})

test('the clock tells whole hours, and never none', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const at = (hours: number) => new Date(now.getTime() + hours * hour)
  expect(clockOf(null, now)).toBeUndefined()
  expect(clockOf(at(0.2), now)).toEqual({ overdue: false, hours: 1 })
  expect(clockOf(at(71.5), now)).toEqual({ overdue: false, hours: 72 })
  expect(clockOf(at(-0.2), now)).toEqual({ overdue: true, hours: 1 })
  expect(clockOf(at(-50), now)).toEqual({ overdue: true, hours: 50 })
})

test('sums, months and overdue ones are of the own company', async () => {
  const app = await openApp()
  const { portal } = app
  const [rossi, bianchi, agent] = [await app.dealer(), await app.dealer(), await app.staff()]
  const viewer = rossi.viewer
  await addLead(portal, { of: rossi, by: agent, place: 'won', amount: 100_000 })
  app.clock.advance(31 * 24 * hour)
  const { id } = await addLead(portal, { of: rossi, by: agent, place: 'won', amount: 250_000 })
  await addLead(portal, { of: rossi, by: agent, place: 'won' })
  await addLead(portal, { of: rossi, by: agent, place: 'contacted', amount: 40_000 })
  await addLead(portal, { of: rossi, by: agent, place: 'lost', amount: 999_000 })
  await addLead(portal, { of: bianchi, by: agent, place: 'won', amount: 777_000 })
  expect(await totalDealAmount(portal, viewer)).toEqual({ open: [eur(40_000)], won: [eur(350_000)] })
  await eraseLead(portal, viewer, id)
  expect(await totalDealAmount(portal, viewer)).toEqual({ open: [eur(40_000)], won: [eur(350_000)] })
  expect(await dealsByMonth(portal, viewer, 3)).toEqual([
    { month: '2026-10', won: 0, amounts: [] },
    { month: '2026-11', won: 1, amounts: [eur(100_000)] },
    { month: '2026-12', won: 2, amounts: [eur(250_000)] },
  ])

  for (let count = 0; count < 7; count += 1) await addLead(portal, { of: rossi, by: agent, lastName: `N. ${count}` })
  app.clock.advance(73 * hour)
  const home = await leadsAtHome(portal, viewer)
  expect(home.count).toBe(7)
  expect(home.overdue.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4].map((count) => `Ivano N. ${count}`))
  expect((await leadsAtHome(portal, bianchi.viewer)).count).toBe(0)
  expect((await searchLeads(portal, viewer, 'ivano n. 3', 5)).map(({ name }) => name)).toEqual(['Ivano N. 3'])
  expect(await searchLeads(portal, bianchi.viewer, 'ivano n. 3', 5)).toEqual([])
})

test('an answer or a move that is sent once more, as by a lost connection, is done and noted once', async () => {
  const app = await openApp()
  const { portal } = app
  const [owner, agent] = [await app.dealer(), await app.staff()]
  const sales = await app.dealer({ company: owner, role: 'sales' })
  const taken = await addLead(portal, { of: owner, by: agent })
  const refused = await addLead(portal, { of: owner, by: agent })
  const decline = { reason: 'other', note: 'Troppo lavoro' } as const
  const move = { from: 'new', to: 'contacted' } as const
  for (let times = 0; times < 2; times += 1) {
    await acceptLead(portal, owner.viewer, taken.id)
    await declineLead(portal, owner.viewer, refused.id, decline)
  }
  const moved = { code: 'conflict', data: { detail: 'moved' } }
  await expect(acceptLead(portal, sales.viewer, taken.id)).rejects.toMatchObject(moved)
  await expect(declineLead(portal, sales.viewer, refused.id, decline)).rejects.toMatchObject(moved)
  const other = { ...decline, note: 'Altro' }
  await expect(declineLead(portal, owner.viewer, refused.id, other)).rejects.toMatchObject(moved)
  for (let times = 0; times < 2; times += 1) await moveLead(portal, owner.viewer, taken.id, move)
  await expect(moveLead(portal, owner.viewer, taken.id, { from: 'new', to: 'won' })).rejects.toMatchObject(moved)
  const events = await portal.db.selectFrom('lead_event').select('kind').where('kind', '<>', 'routed').execute()
  expect(events.map(({ kind }) => kind).sort()).toEqual(['accepted', 'declined', 'status'])
})

test('who is erased while the CRM is being told is forgotten there as well', async () => {
  const app = await openApp()
  const { portal } = app
  const [{ viewer: dealer }, agent] = [await app.dealer(), await app.staff()]
  const { id } = await addLead(portal, { of: { viewer: dealer }, by: agent, place: 'new' })
  const contact = { firstName: 'Ivano', lastName: 'Pradàl', email: 'ivano@posta.example', mobilePhone: '', phone: '' }
  await saveContact(portal, dealer, id, { ...contact, version: 1 })
  const { crm } = portal
  const slow: typeof crm = {
    ...crm,
    async saveContact(saved) {
      await eraseLead(portal, dealer, id)
      return crm.saveContact(saved)
    },
  }
  const jobs = leadJobs({ ...portal, crm: slow })
  while (await workThrough(portal, jobs)) continue
  expect(await crm.findContact('ivano@posta.example')).toBeUndefined()
  const lead = await portal.db.selectFrom('lead').select('contact_id').where('id', '=', id).executeTakeFirst()
  expect(lead).toEqual({ contact_id: null })
})

function eur(minor: number) {
  return { minor, currency: 'EUR' }
}
