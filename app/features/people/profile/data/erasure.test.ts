import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { as, type Member, openApp, post } from '#tests/app.ts'
import {
  type App,
  askErasure as ask,
  carryOutErasure as carryOut,
  dataPage as page,
  givePassword,
  landedAt,
  mailsTo,
  password,
  signIn,
} from '../profile.fixture.ts'
import { editProfile } from '../profile.server.ts'
import { placesOf } from './records.fixture.ts'

async function message(app: App, ticketId: number, author: Member, body: string): Promise<void> {
  const fields = { message: body, submission: randomUUID() }
  expect((await app.fetch(`/tickets/${ticketId}`, post(author, fields))).status).toBe(303)
}

/** The invitation somebody came in by. */
async function addInvite(app: App, by: Member, of: Member): Promise<void> {
  await app.portal.db
    .insertInto('invite')
    .values({
      company_id: by.viewer.companyId,
      role: 'workshop',
      email: of.viewer.email,
      name: of.viewer.name,
      locale: 'it',
      invited_by: by.viewer.accountId,
      created_at: app.clock.now(),
      expires_at: app.clock.now(),
      accepted_at: app.clock.now(),
      accepted_by: of.viewer.accountId,
    })
    .execute()
}

test('erasure is asked for with the password, shows since when, and can be withdrawn', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const admin = await app.staff('admin')
  const agent = await app.staff('agent')
  const wrong = await app.fetch(page, post(dealer, { intent: 'erase', current: 'not-my-password' }))
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Invalid credentials')
  const id = await ask(app, dealer)
  expect(await ask(app, dealer)).toBe(id)
  const html = await (await app.fetch(page, as(dealer))).text()
  expect(html).toContain('Erasure requested: 21 Nov 2026, 10:00')
  const [mail, ...more] = await mailsTo(app, admin.viewer.email)
  expect(more).toEqual([])
  expect(mail?.body).toContain(`http://portal.test/console/erasures/${id}`)
  expect(await mailsTo(app, agent.viewer.email)).toEqual([])
  const withdrawn = await app.fetch(page, post(dealer, { intent: 'withdraw' }))
  expect(landedAt(withdrawn)).toBe(`${page}?notice=erasure-withdrawn`)
  expect(await (await app.fetch(page, as(dealer))).text()).not.toContain('Erasure requested')
  expect((await carryOut(app, admin, id)).status).toBe(404)
})

test('asked for and withdrawn ten times in a day, administrators are written to three times, and the request is there', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const admin = await app.staff('admin')
  for (let at = 0; at < 9; at += 1) {
    await ask(app, dealer)
    await app.work()
    await app.fetch(page, post(dealer, { intent: 'withdraw' }))
  }
  const id = await ask(app, dealer)
  expect(await mailsTo(app, admin.viewer.email)).toHaveLength(3)
  expect(await (await app.fetch('/en/console/erasures', as(admin))).text()).toContain(`/en/console/erasures/${id}`)
})

test('only administrators see requests for erasure and carry them out', async () => {
  const app = await openApp()
  const dealer = await givePassword(app, await app.dealer())
  const id = await ask(app, dealer)
  for (const person of [dealer, await app.staff('agent')]) {
    for (const address of ['/en/console/erasures', `/en/console/erasures/${id}`])
      expect((await app.fetch(address, as(person))).status).toBe(404)
    expect((await app.fetch(`/en/console/erasures/${id}`, post(person, { confirm: 'yes' }))).status).toBe(404)
  }
  const admin = await app.staff('admin')
  expect(await (await app.fetch('/en/console/erasures', as(admin))).text()).toContain('Marco Rossi')
  const unconfirmed = await app.fetch(`/en/console/erasures/${id}`, post(admin, {}))
  expect(unconfirmed.status).toBe(400)
  expect((await app.fetch(page, as(dealer))).status).toBe(200)
  expect((await app.fetch('/en/console/erasures/999', as(admin))).status).toBe(404)
})

test('after the erasure neither name nor address stand anywhere but where the report says', async () => {
  const app = await openApp()
  const name = 'Ermenegildo Pastrengo'
  const boss = await app.dealer()
  const gone = await givePassword(app, await app.dealer({ company: boss, role: 'workshop', name, locale: 'en' }))
  const { email, accountId } = gone.viewer
  const admin = await app.staff('admin')
  const ticket = await app.ticket({ of: gone, content: 'Vernice staccata dal telaio' })
  const quiet = await app.ticket({ of: boss })
  await message(app, ticket.id, gone, `Saluti, ${name}, ${email}`)
  await message(app, quiet.id, gone, 'Senza nome')
  await message(app, ticket.id, boss, 'Grazie')
  await addInvite(app, boss, gone)
  const { cookie } = await signIn(app, email)
  await signIn(app, email, 'wrong')
  await app.fetch('/en/user/security', post(gone, { intent: 'email', email: 'altro@x.example', current: password }))
  await app.work()
  expect(await placesOf(app, 'altro@x.example')).toContain('sent_mail.to_address')
  const id = await ask(app, gone)
  await app.work()
  const preview = await (await app.fetch(`/en/console/erasures/${id}`, as(admin))).text()
  for (const shown of [name, email, 'Tickets opened', 'Texts that contain the name', `ID-${accountId}`])
    expect(preview).toContain(shown)

  expect(landedAt(await carryOut(app, admin, id))).toBe(`/en/console/erasures/${id}?notice=done`)
  await app.work()
  expect(await placesOf(app, name)).toEqual(['message.body'])
  expect(await placesOf(app, 'altro@x.example')).toEqual([])
  // The last mail itself, where mails are kept instead of sent.
  expect(await placesOf(app, email)).toEqual(['message.body', 'sent_mail.to_address'])
  const { report } = await app.portal.db
    .selectFrom('erasure_request')
    .select('report')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(report).toMatchObject({
    erased: { profile: 1, contact: 1, company: 0, sessions: 2, invites: 1 },
    kept: { tickets: 1, messages: 2, mentions: 1, notice: 1 },
  })
  const [mail, ...more] = await mailsTo(app, email)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your data has been erased')
  expect(mail?.body).toContain('Tickets opened – 1')
  expect(mail?.body).toMatch(/^Customer record$/m)
  const done = await (await app.fetch(`/en/console/erasures/${id}`, as(admin))).text()
  expect(done).toContain('Tickets opened')
  expect(done).not.toContain(email)

  for (const shut of [gone.cookie, cookie]) expect((await app.fetch(page, as({ cookie: shut }))).status).toBe(401)
  expect((await signIn(app, email)).status).toBe(401)
  const conversation = await (await app.fetch(`/en/tickets/${ticket.id}`, as(boss))).text()
  expect(conversation).toContain(`ID-${accountId}`)
  expect(conversation).toContain('C68.51S.00123')
})

test('an erasure that is carried out again changes nothing', async () => {
  const app = await openApp()
  const gone = await givePassword(app, await app.dealer({ role: 'customer', name: 'Elena Ferri' }))
  const admin = await app.staff('admin')
  const id = await ask(app, gone)
  const both = await Promise.all([carryOut(app, admin, id), carryOut(app, admin, id)])
  for (const answer of both) landedAt(answer)
  await app.work()
  const read = () => app.portal.db.selectFrom('erasure_request').selectAll().execute()
  const before = await read()
  landedAt(await carryOut(app, admin, id))
  await app.work()
  expect(await read()).toEqual(before)
  expect(await mailsTo(app, gone.viewer.email)).toHaveLength(1)
  expect(await placesOf(app, 'Elena Ferri')).toEqual([])
})

test('a profile that is saved while its person is erased brings no name back', async () => {
  const app = await openApp()
  const gone = await givePassword(app, await app.dealer({ role: 'customer', name: 'Elena Ferri' }))
  landedAt(await carryOut(app, await app.staff('admin'), await ask(app, gone)))
  const options = { name: 'Elena Ferri', country: 'IT', locale: 'it' } as const
  await expect(editProfile(app.portal, gone.viewer, options)).rejects.toMatchObject({ code: 'not-found' })
  await app.work()
  expect(await placesOf(app, 'Elena Ferri')).toEqual([])
})

test('files that were never sent are gone from the store, those of tickets stay', async () => {
  const app = await openApp()
  const gone = await givePassword(app, await app.dealer())
  const admin = await app.staff('admin')
  const { id: ticketId } = await app.ticket({ of: gone })
  const keys: string[] = []
  for (const ticket of [null, ticketId]) {
    const stored = await app.portal.files.put(Readable.from([Buffer.from('%PDF-1.7')]), 100)
    if (stored === 'too-large') throw new Error(stored)
    keys.push(stored.key)
    await app.portal.db
      .insertInto('attachment')
      .values({
        id: randomUUID(),
        owner_id: gone.viewer.accountId,
        submission: randomUUID(),
        field: 'attachments',
        ticket_id: ticket,
        company_id: ticket && gone.viewer.companyId,
        name: 'prova.pdf',
        kind: 'pdf',
        media_type: 'application/pdf',
        bytes: 8,
        content_key: stored.key,
        created_at: app.clock.now(),
      })
      .execute()
  }
  landedAt(await carryOut(app, admin, await ask(app, gone)))
  const open = await Promise.all(keys.map((key) => app.portal.files.open(key)))
  expect(open.map((file) => file !== undefined)).toEqual([false, true])
  for (const file of open) file?.stream.destroy()
})

test('a company’s last owner hands over before being erased, and nobody carries out their own request', async () => {
  const app = await openApp()
  const boss = await givePassword(app, await app.dealer())
  const colleague = await app.dealer({ company: boss, role: 'workshop' })
  const admin = await givePassword(app, await app.staff('admin'))
  const id = await ask(app, boss)
  const refused = await carryOut(app, admin, id)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('appoint another one first')
  expect((await app.fetch(page, as(boss))).status).toBe(200)
  await app.portal.db
    .updateTable('account')
    .set({ role: 'owner' })
    .where('id', '=', colleague.viewer.accountId)
    .execute()
  landedAt(await carryOut(app, admin, id))

  const own = await ask(app, admin)
  const alone = await carryOut(app, admin, own)
  expect(alone.status).toBe(400)
  expect(await alone.text()).toContain('carried out by another administrator')
  landedAt(await carryOut(app, await app.staff('admin'), own))
})
