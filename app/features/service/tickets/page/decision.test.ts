import { expect, test } from 'vitest'
import { publishBrand } from '#tests/brand.ts'
import { as, type Member, openApp } from '#tests/app.ts'
import { decide } from '../desk/staff.server.ts'

async function acceptedWithReturn(role: 'owner' | 'customer') {
  const app = await openApp()
  const person = await app.dealer({ role, locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: person })
  await decide(app.portal, agent, id, { accepted: true, reason: 'A flaw.', returnRequested: true })
  return { app, person, id }
}

type App = Awaited<ReturnType<typeof openApp>>

async function told(app: App, person: Member, id: number) {
  const page = await (await app.fetch(`/en/tickets/${id}`, as(person))).text()
  await app.work()
  const mail = await app.portal.db.selectFrom('sent_mail').select(['body', 'html']).executeTakeFirstOrThrow()
  return { page, mail: mail.body }
}

test('anyone who sends a part back reads on the ticket and in the mail where to', async () => {
  const { app, person, id } = await acceptedWithReturn('owner')
  await publishBrand(app, { returnAddress: 'Rossi Cicli\nVia Roma 1\n20100 Milano' })
  const { page, mail } = await told(app, person, id)
  expect(page).toContain('>Rossi Cicli\nVia Roma 1\n20100 Milano</address>')
  expect(page).toContain('delivery note')
  expect(mail).toContain('Return address: Rossi Cicli, Via Roma 1, 20100 Milano')
})

test('where there is no one address, a rider is told that it follows, and of no delivery note', async () => {
  const { app, person, id } = await acceptedWithReturn('customer')
  const { page, mail } = await told(app, person, id)
  expect(page).toContain('The return address will appear here.')
  expect(page).toContain('outside of the parcel')
  expect(page).not.toContain('delivery note')
  expect(mail).toContain('The address to send it to will appear in the portal.')
})

test('the serial number of a ticket leads to the bike, for anyone who may see bikes', async () => {
  const app = await openApp()
  const [dealer, without] = [await app.dealer(), await app.dealer({ modules: ['tickets'] })]
  const link = 'href="/en/products/serial/C68.51S.00123"'
  const read = async (address: string, who: { cookie: string }) => (await app.fetch(address, as(who))).text()
  const { id } = await app.ticket({ of: dealer })
  // Damaged before its sale, it is to be registered when it is sold.
  expect(await read(`/en/tickets/${id}`, dealer)).not.toContain(link)
  const { db } = app.portal
  await db.updateTable('ticket').set({ damage_phase: 'field' }).where('id', '=', id).execute()
  expect(await read(`/en/tickets/${id}`, dealer)).toContain(link)
  expect(await read(`/en/console/tickets/${id}`, await app.staff())).toContain(link)
  const other = await app.ticket({ of: without })
  expect(await read(`/en/tickets/${other.id}`, without)).not.toContain(link)
})
