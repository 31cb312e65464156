import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jobOf } from '#app/kit/outbox/jobs.ts'
import { kindOf } from '#app/kit/outbox/kinds.ts'
import { workThrough } from '#app/kit/outbox/worker.server.ts'
import { openApp } from '#tests/app.ts'
import { ticketJobs } from '../tickets.jobs.server.ts'
import { ticketMail, ticketReceived, ticketReplied } from '../tickets.outbox.ts'
import { announce, reply, withdraw } from '../tickets.server.ts'
import { setSubject } from '../desk/corrections.server.ts'
import { addNote, decide, moveStage, replyAsStaff } from '../desk/staff.server.ts'

type App = Awaited<ReturnType<typeof openApp>>

function replyOf(message: string) {
  return { submission: randomUUID(), message }
}

function sentIn(app: App) {
  return app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'html'])
    .orderBy('outbox_id')
    .execute()
}

async function addressesIn(app: App) {
  return (await sentIn(app)).map(({ to }) => to)
}

test('who sent a claim hears that it has arrived, in their own language', async () => {
  const app = await openApp()
  const subjects = {
    it: 'Intervento {id}: richiesta ricevuta',
    en: 'Ticket {id}: request received',
    fr: 'Dossier SAV {id}\u00a0: demande reçue',
  }
  for (const locale of ['it', 'en', 'fr'] as const) {
    const dealer = await app.dealer({ locale })
    const { id } = await app.ticket({ of: dealer })
    await announce(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
    await app.work()
    const mail = (await sentIn(app)).at(-1)
    expect(mail?.to).toBe(dealer.viewer.email)
    expect(mail?.subject).toBe(subjects[locale].replace('{id}', String(id)))
    const link = `http://portal.test${locale === 'it' ? '' : `/${locale}`}/tickets/${id}`
    expect(mail?.body).toContain(link)
    expect(mail?.html).toContain(`<html lang="${locale}">`)
    expect(mail?.html).toContain(`href="${link}"`)
  }
})

test('a mail greets its reader by the name they chose, else by the first of their names', async () => {
  const app = await openApp()
  const { id } = await app.ticket({ of: await app.dealer({ name: 'Maria Grazia Bruni' }) })
  for (const chosen of ['Maria Grazia', '']) {
    await app.portal.db.updateTable('account').set({ first_name: chosen }).execute()
    await announce(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
    await app.work()
    expect((await sentIn(app)).at(-1)?.body).toContain(`Buongiorno ${chosen || 'Maria'},`)
  }
})

test('a reply of staff reaches the dealer’s people who take part, and nobody else', async () => {
  const app = await openApp()
  const author = await app.dealer({ locale: 'en' })
  const colleague = await app.dealer({ company: author, locale: 'fr', name: 'Anne Petit' })
  await app.dealer({ company: author })
  await app.dealer()
  const { id } = await app.ticket({ of: author })
  await reply(app.portal, colleague.viewer, id, replyOf('Une photo de plus.'))
  await app.work()
  expect(await addressesIn(app)).toEqual([])
  const { viewer: agent } = await app.staff()
  await replyAsStaff(app.portal, agent, id, replyOf('Please send <b>one</b> more.\nThank you.'))
  await app.work()
  const [first, second, ...others] = await sentIn(app)
  expect([first?.to, second?.to, others]).toEqual([author.viewer.email, colleague.viewer.email, []])
  expect(first?.subject).toBe(`Ticket ${id}: new reply`)
  expect(first?.body).toContain('Giulia at Ammiraglia has replied')
  expect(first?.body).toContain('> Please send <b>one</b> more.\n> Thank you.')
  expect(first?.html).toContain('Please send &lt;b&gt;one&lt;/b&gt; more.')
  expect(first?.body).not.toContain('Conti')
  expect(second?.subject).toBe(`Dossier SAV ${id}\u00a0: nouvelle réponse`)
})

test('a dealer’s reply reaches the staff who take part, with the way to the console', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { viewer: onlooker } = await app.staff('admin')
  const { id } = await app.ticket({ of: dealer })
  await replyAsStaff(app.portal, agent, id, replyOf('Una foto, per favore.'))
  await addNote(app.portal, onlooker, id, replyOf('Solo per noi.'))
  await app.work()
  await reply(app.portal, dealer.viewer, id, replyOf('Here it is.'))
  await app.work()
  const mail = (await sentIn(app)).at(-1)
  expect(await addressesIn(app)).toEqual([dealer.viewer.email, agent.email])
  expect(mail?.subject).toBe(`Intervento ${id}: nuova risposta`)
  expect(mail?.body).toContain('Marco Rossi (Cicli Rossi) ha risposto')
  expect(mail?.body).toContain(`http://portal.test/console/tickets/${id}`)
})

test('a dealer’s reply on a ticket nobody has taken up reaches all staff, each in their language', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const [agent, admin, gone] = [await app.staff(), await app.staff('admin'), await app.staff()]
  const set = (person: typeof agent, change: { locale?: 'en'; disabled_at?: Date }) =>
    app.portal.db.updateTable('account').set(change).where('id', '=', person.viewer.accountId).execute()
  await set(admin, { locale: 'en' })
  await set(gone, { disabled_at: app.clock.now() })
  const { id } = await app.ticket({ of: dealer })
  await addNote(app.portal, admin.viewer, id, replyOf('Solo per noi.'))
  await reply(app.portal, dealer.viewer, id, replyOf('Aggiungo una foto.'))
  await app.work()
  const told = (await sentIn(app)).map(({ to, subject }) => [to, subject])
  expect(told).toEqual([
    [agent.viewer.email, `Intervento ${id}: nuova risposta`],
    [admin.viewer.email, `Ticket ${id}: new reply`],
  ])
})

test('once somebody of staff has decided or answered, a dealer’s reply reaches them alone', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { viewer: agent } = await app.staff()
  await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await decide(app.portal, agent, id, { accepted: false, reason: 'Segni di urto.', returnRequested: false })
  await reply(app.portal, dealer.viewer, id, replyOf('Non è un urto.'))
  await app.work()
  expect(await addressesIn(app)).toEqual([dealer.viewer.email, agent.email])
})

test('mails call a ticket by the subject staff have set', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await setSubject(app.portal, agent, id, 'Bolle sotto la vernice')
  await replyAsStaff(app.portal, agent, id, replyOf('We will look at it.'))
  await app.work()
  const [mail] = await sentIn(app)
  expect(mail?.body).toContain('Bolle sotto la vernice')
  expect(mail?.body).not.toContain('cosmetic damage')
})

test('no mail ever tells of a note among staff', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await addNote(app.portal, agent, id, replyOf('Solo per noi.'))
  const note = await app.portal.db.selectFrom('message').select('id').executeTakeFirstOrThrow()
  // Even if something announced it.
  await announce(app.portal.db, ticketReplied, { ticketId: id, messageId: note.id }, app.clock.now())
  const mail = { mail: 'replied', ticketId: id, messageId: note.id, accountId: dealer.viewer.accountId } as const
  await announce(app.portal.db, ticketMail, mail, app.clock.now())
  await app.work()
  expect(await sentIn(app)).toEqual([])
})

test('each step is told with what was decided', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await decide(app.portal, agent, id, { accepted: true, reason: 'A flaw in the paint.', returnRequested: true })
  await app.work()
  const forward = { reason: '', paidRepair: false } as const
  await moveStage(app.portal, agent, id, { ...forward, stage: 'operations_in_progress' })
  await moveStage(app.portal, agent, id, { ...forward, stage: 'operations_completed', resolution: 'replace' })
  await moveStage(app.portal, agent, id, { ...forward, stage: 'ticket_closed', closeReason: 'done' })
  await app.work()
  const mails = await sentIn(app)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Ticket ${id}: decision completed`,
    `Ticket ${id}: operations in progress`,
    `Ticket ${id}: operations completed`,
    `Ticket ${id}: closed`,
  ])
  for (const told of ['The warranty claim was accepted.', '> A flaw in the paint.', `RMA-2026-${id}`])
    expect(mails[0]?.body).toContain(told)
  expect(mails[2]?.body).toContain('Outcome: Replacement.')
  expect(mails[3]?.body).toContain('Reason: Resolved.')
  expect(mails.map(({ body }) => body.includes('To reply, please use the portal'))).toEqual([true, true, true, false])
})

test('a decision that is taken back is no new request', async () => {
  const app = await openApp()
  const dealer = await app.dealer({ locale: 'fr' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: dealer })
  await decide(app.portal, agent, id, { accepted: false, reason: 'Segni di urto.', returnRequested: false })
  await app.work()
  await moveStage(app.portal, agent, id, { reason: 'Nuove foto.', paidRepair: false, stage: 'new_request' })
  await app.work()
  const [, mail] = await sentIn(app)
  expect(mail?.subject).toBe(`Dossier SAV ${id}\u00a0: examen rouvert`)
  expect(mail?.body).toContain('changé d’étape\u00a0: examen rouvert.')
})

test('anyone who may no longer read the ticket gets no mail about it', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const elsewhere = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const set = (change: { email_verified?: boolean; disabled_at?: Date | null; company_id?: number }) =>
    app.portal.db.updateTable('account').set(change).where('id', '=', dealer.viewer.accountId).execute()
  const changes = [
    { email_verified: false },
    { email_verified: true, disabled_at: app.clock.now() },
    { disabled_at: null, company_id: elsewhere.viewer.companyId },
  ]
  for (const change of changes) {
    await set(change)
    await announce(app.portal.db, ticketReceived, { ticketId: id }, app.clock.now())
    await app.work()
  }
  expect(await sentIn(app)).toEqual([])
  await set({ company_id: dealer.viewer.companyId })
  await withdraw(app.portal, dealer.viewer, id)
  await app.work()
  expect(await addressesIn(app)).toEqual([dealer.viewer.email])
})

test('a mail that cannot be delivered is tried again and holds up nobody else’s, and none is sent twice', async () => {
  const app = await openApp()
  const author = await app.dealer({ locale: 'en' })
  const colleague = await app.dealer({ company: author, locale: 'en' })
  const { viewer: agent } = await app.staff()
  const { id } = await app.ticket({ of: author })
  await reply(app.portal, colleague.viewer, id, replyOf('Me too.'))
  await app.work()
  await replyAsStaff(app.portal, agent, id, replyOf('One moment.'))
  const down = new Set([author.viewer.email])
  const delivered: string[] = []
  const mail = {
    async send({ to }: { to: string }) {
      if (down.has(to)) throw new Error('mailbox full')
      delivered.push(to)
      return 'taken'
    },
  }
  const portal = { ...app.portal, mail }
  const work = async () => {
    while (await workThrough(portal, ticketJobs(portal))) continue
  }
  await work()
  expect(delivered).toEqual([colleague.viewer.email])
  down.clear()
  app.clock.advance(60_000)
  await work()
  await work()
  expect(delivered).toEqual([colleague.viewer.email, author.viewer.email])
  const left = await app.portal.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  expect(left).toEqual([])
})

test('a job whose statement fails is noted and tried again, and what it wrote is undone', async () => {
  const app = await openApp()
  const broken = kindOf('broken', z.object({ ticketId: z.number() }))
  await announce(app.portal.db, broken, { ticketId: 1 }, app.clock.now())
  const job = jobOf(broken, async (about, tx) => {
    await announce(tx, ticketReceived, about, app.clock.now())
    const message = { ticket_id: 1, author_id: 1, from_staff: false, submission: randomUUID(), body: '' }
    const failing = tx.insertInto('message').values({ ...message, created_at: app.clock.now() })
    await failing.execute()
  })
  expect(await workThrough(app.portal, [job])).toBe(true)
  const rows = await app.portal.db.selectFrom('outbox').select(['kind', 'attempts', 'done_at']).execute()
  expect(rows).toEqual([{ kind: 'broken', attempts: 1, done_at: null }])
})

test('nobody is written to about a ticket they would not be shown, also when that ends after the mail was put down', async () => {
  const app = await openApp()
  const { viewer: agent } = await app.staff()
  const { db } = app.portal
  const ends: ((dealer: Awaited<ReturnType<App['dealer']>>) => Promise<unknown>)[] = [
    ({ viewer }) => db.deleteFrom('company_module').where('company_id', '=', viewer.companyId).execute(),
    ({ viewer }) =>
      db.updateTable('company_module').set({ state: 'refused' }).where('company_id', '=', viewer.companyId).execute(),
    ({ viewer }) => db.updateTable('account').set({ approved_at: null }).where('id', '=', viewer.accountId).execute(),
    ({ viewer }) => db.updateTable('account').set({ contact_id: null }).where('id', '=', viewer.accountId).execute(),
  ]
  for (const end of ends) {
    const dealer = await app.dealer()
    const { id } = await app.ticket({ of: dealer })
    await replyAsStaff(app.portal, agent, id, replyOf('Una foto, per favore.'))
    // Worked off in part: the mail stands there, addressed.
    await workThrough(app.portal, ticketJobs(app.portal))
    await end(dealer)
    await app.work()
    await replyAsStaff(app.portal, agent, id, replyOf('E un’altra.'))
    await app.work()
    expect(await addressesIn(app)).toEqual([])
  }
})
