import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'
import { addBookedProduct, addService, keptServices } from '#app/features/service/products/service-book.fixture.ts'

type Done = { service: 'first_check' | 'yearly'; day: string; enteredOn?: string }

/** A claim of the 21st of November 2026 about a bicycle bought three years and six days before, by its shop. */
async function deskOf(done: readonly Done[]) {
  const app = await openApp()
  const agent = await app.staff('agent')
  const dealer = await app.dealer()
  const id = await addBookedProduct(app.portal, { of: dealer, bought: '2023-11-15' })
  for (const one of done) await addService(app.portal, dealer, id, one)
  const ticket = await app.ticket({ of: dealer, serial: 'C68.51S.00123' })
  await app.portal.db
    .updateTable('ticket')
    .set({ damage_phase: 'field', date_of_purchase: '2023-11-15', kind_of_damage: 'functional', country: 'IT' })
    .execute()
  const page = await (await app.fetch(`/en/console/tickets/${ticket.id}`, as(agent))).text()
  const text = page.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ')
  return /desk-verdict-word.*?<\/section>/s.exec(text)?.[0].replaceAll(/<[^>]+>/g, ' ') ?? ''
}

test('the verdict on a claim counts the months that kept services earned, and lists them', async () => {
  const card = await deskOf(keptServices)
  for (const told of [
    'Covered',
    '48 months from the purchase (15 Nov 2023)',
    'The warranty runs until 15 Nov 2027 inclusive.',
    'every service that was due has been done in time',
    'Services done: First check (20 Feb 2024), Yearly service (15 Dec 2024), Yearly service (2 Nov 2025).',
  ])
    expect(card).toContain(told)
})

test('where one was missed the verdict is what it would be without a book, and says which months are gone', async () => {
  const [check, , two] = keptServices
  const card = await deskOf([check, two])
  for (const told of [
    'Not covered',
    'The warranty ended on 15 Nov 2026.',
    'A service that was due is missing: the extra months of the service book do not apply.',
  ])
    expect(card).toContain(told)
})
