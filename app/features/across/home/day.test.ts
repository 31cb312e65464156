import { expect, test } from 'vitest'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { addInvoice } from '#app/features/trade/invoices/invoices.fixture.ts'
import { type App, as, openApp } from '#tests/app.ts'

async function homeOf(app: App, person: { cookie: string }): Promise<string> {
  return (await (await app.fetch('/en', as(person))).text()).replaceAll('\u00a0', ' ')
}

test('the home of a dealer names who comes today, until they have gone, and nobody of another day or dealer', async () => {
  const app = await openApp()
  const [owner, other] = [await app.dealer(), await app.dealer()]
  const workshop = await app.dealer({ role: 'workshop', company: owner })
  const world = { portal: app.portal, bookedBy: owner.viewer.accountId }
  const { companyId } = owner.viewer
  const shopId = await addBookableShop(app.portal.db, companyId)
  const startsAt = new Date(app.clock.now().getTime() + 3_600_000)
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const day = app.clock.now().toISOString().slice(0, 10)
  const id = await addAppointment(
    { ...world, shopId },
    { personName: 'Ida Rossi', mode: 'hour', startsAt, endsAt, lane: 1 },
  )
  await addAppointment({ ...world, shopId }, { personName: 'Aldo Verdi', day: '2026-12-24' })
  for (const person of [owner, workshop]) {
    const page = await homeOf(app, person)
    expect(page).toContain('Today’s appointments')
    expect(page).toMatch(new RegExp(`href="/en/appointments/${id}"[^>]*>[^<]*Ida Rossi`))
    expect(page).not.toContain('Aldo Verdi')
  }
  expect(await homeOf(app, other)).not.toContain('Ida Rossi')
  await app.portal.db
    .updateTable('appointment')
    .set({ state: 'done', ended_at: app.clock.now() })
    .where('day', '=', day)
    .execute()
  expect(await homeOf(app, owner)).not.toContain('Today’s appointments')
})

test('a rider’s home names their own appointment that is still to come', async () => {
  const app = await openApp()
  const [owner, rider, stranger] = [
    await app.dealer(),
    await app.dealer({ role: 'customer' }),
    await app.dealer({ role: 'customer' }),
  ]
  const shop = await addBookableShop(app.portal.db, owner.viewer.companyId, { name: 'Bottega' })
  const world = { portal: app.portal, bookedBy: rider.viewer.accountId, shopId: shop }
  await addAppointment(world, { accountId: rider.viewer.accountId, day: '2026-12-24' })
  const page = await homeOf(app, rider)
  for (const words of ['Your appointments', 'Bottega', '24 Dec 2026']) expect(page).toContain(words)
  expect(await homeOf(app, stranger)).not.toContain('Bottega')
})

test('what was not paid in time stands on the home of the owner, and of nobody who sees no amounts', async () => {
  const app = await openApp()
  const [owner, other] = [await app.dealer(), await app.dealer()]
  await addInvoice(app.portal, owner, {
    number: 'FV-LATE',
    dueOn: '2026-11-10',
    openAmount: 12_200,
    totalAmount: 12_200,
    netAmount: 10_000,
    vatAmount: 2_200,
  })
  await addInvoice(app.portal, owner, { number: 'FV-LATER', dueOn: '2099-01-01' })
  const page = await homeOf(app, owner)
  for (const words of ['Overdue invoices', 'FV-LATE<', '€122.00', 'due on 10 Nov 2026']) expect(page).toContain(words)
  expect(page).not.toContain('FV-LATER')
  for (const person of [
    other,
    await app.dealer({ role: 'workshop', company: owner }),
    await app.dealer({ role: 'customer' }),
  ])
    expect(await homeOf(app, person)).not.toContain('FV-LATE')
})
