import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as, type Member, openApp } from '#tests/app.ts'
import { put } from '#app/kit/outbox/outbox.server.ts'
import { consumeLimit } from '#app/kit/throttle.server.ts'
import { invite } from '#app/features/people/company/company.server.ts'
import { matchContact, noteRegistration } from '#app/features/people/contact/contact.server.ts'
import { moduleAnswerMail } from '#app/features/people/licence/licence.outbox.ts'
import { resetMail } from '#app/features/people/one-time-links/one-time-links.outbox.ts'
import { mailReset } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { addAppointment, addBookableShop } from '#app/features/service/appointments/appointments.fixture.ts'
import { book } from '#app/features/service/appointments/appointments.server.ts'
import { addInvitation, addSurvey } from '#app/features/service/surveys/surveys.fixture.ts'
import { type App, askErasure, carryOutErasure, givePassword, landedAt, mailsTo, signIn } from '../profile.fixture.ts'
import { placesOf } from './records.fixture.ts'
import { unzip } from './zip.fixture.ts'

const [own, alike] = ['io@x.example', 'mario@x.example']

const contact = { name: 'e la', companyName: 'Cicli', country: 'IT', phone: '', vatNumber: '' }

/** Somebody whose address is the end of another one, and whose name stands in every other Italian sentence. */
async function addShort(app: App): Promise<Member> {
  const { cookie, viewer } = await app.dealer({ name: 'e la' })
  await app.portal.db.updateTable('account').set({ email: own }).where('id', '=', viewer.accountId).execute()
  return givePassword(app, { cookie, viewer: { ...viewer, email: own } })
}

async function keepMail(app: App, id: number, to: string, body: string): Promise<void> {
  await app.portal.db
    .insertInto('sent_mail')
    .values({ outbox_id: id, to_address: to, subject: 'Prova', body, html: '', sent_at: app.clock.now() })
    .execute()
}

async function erase(app: App, person: Member): Promise<void> {
  landedAt(await carryOutErasure(app, await app.staff('admin'), await askErasure(app, person)))
}

test('an erasure leaves what is somebody else’s, however alike their address and their words', async () => {
  const app = await openApp()
  const { portal } = app
  const now = app.clock.now()
  const gone = await addShort(app)
  for (const email of [own, alike]) {
    await put(portal.db, resetMail.of(`account ${email}`, { email, locale: 'it' }), now)
    await consumeLimit(portal.db, now, { key: `sign-in email ${email}`, tries: 5, minutes: 60 })
  }
  const answer = { companyId: 1, accountId: 99, module: 'tickets', reason: 'La foto e la fattura' } as const
  await put(portal.db, moduleAnswerMail.of('licence 1', answer), now)
  await keepMail(app, 9001, alike, `Per ${alike}: mandi la foto e la fattura.`)
  await keepMail(app, 9002, alike, `Risponda a ${own}.`)
  await keepMail(app, 9003, 'altri@x.example', `Non a ${own}.it, né a ${own.replace('x', 'y')}.`)
  await erase(app, gone)
  const parcels = await portal.db.selectFrom('outbox').select('subject').orderBy('id').execute()
  expect(parcels.map(({ subject }) => subject).filter((subject) => /@|licence/.test(subject))).toEqual([
    `account ${alike}`,
    'licence 1',
  ])
  const keys = await portal.db.selectFrom('throttle').select('key').where('key', 'like', '%@%').execute()
  expect(keys).toEqual([{ key: `sign-in email ${alike}` }])
  const mails = await portal.db.selectFrom('sent_mail').select('outbox_id').orderBy('outbox_id').execute()
  expect(mails.map((mail) => mail.outbox_id).filter((id) => id > 9000)).toEqual([9001, 9003])
})

test('an erasure takes nothing of who has the address by now', async () => {
  const app = await openApp()
  const { portal } = app
  const boss = await app.dealer()
  const gone = await givePassword(app, await app.dealer({ name: 'Ermenegildo Pastrengo' }))
  const { email, accountId } = gone.viewer
  const request = await askErasure(app, gone)
  // The identity service gave it to somebody else, who has come since.
  await portal.db.updateTable('account').set({ email_verified: false }).where('id', '=', accountId).execute()
  const heir = await app.dealer()
  await portal.db.updateTable('account').set({ email }).where('id', '=', heir.viewer.accountId).execute()
  await invite(portal, boss.viewer, boss.viewer.companyId, { email, role: 'sales', locale: 'it' })
  await consumeLimit(portal.db, app.clock.now(), { key: `sign-in email ${email}`, tries: 5, minutes: 60 })
  const shopId = await addBookableShop(portal.db, boss.viewer.companyId)
  for (const personEmail of [email, ''])
    await addAppointment({ portal, shopId, bookedBy: boss.viewer.accountId }, { personEmail, day: '2026-11-02' })
  const { db } = portal
  const read = async () => ({
    mails: (await mailsTo(app, email)).map(({ subject }) => subject),
    invites: await db.selectFrom('invite').select('email').where('revoked_at', 'is', null).execute(),
    counted: await db.selectFrom('throttle').select('key').where('key', 'like', `% ${email}`).orderBy('key').execute(),
    appointments: await db.selectFrom('appointment').select(['person_name', 'person_email']).orderBy('id').execute(),
  })
  const before = await read()
  expect(before).toMatchObject({ mails: [expect.any(String)], invites: [{ email }], appointments: [{}, {}] })
  landedAt(await carryOutErasure(app, await app.staff('admin'), request))
  expect(await read()).toEqual(before)
  const { name } = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  expect(name).toBe(`ID-${accountId}`)
})

test('what administrators were told of somebody’s request for access goes with them, whatever they are called', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const gone = await addShort(app)
  const { accountId } = gone.viewer
  await app.portal.db
    .updateTable('account')
    .set({ approved_at: null, contact_id: null })
    .where('id', '=', accountId)
    .execute()
  await app.portal.crm.saveContact({ ...contact, email: own })
  await matchContact(app.portal, accountId)
  expect(await mailsTo(app, admin.viewer.email)).toHaveLength(1)
  await app.portal.db.updateTable('account').set({ approved_at: app.clock.now() }).where('id', '=', accountId).execute()
  await erase(app, gone)
  const left = await mailsTo(app, admin.viewer.email)
  expect(left.filter(({ subject }) => subject.includes('accesso'))).toEqual([])
})

test('whatever was counted under an address is forgotten with it', async () => {
  const app = await openApp()
  const { portal } = app
  const boss = await app.dealer()
  const gone = await givePassword(app, await app.dealer())
  const { email } = gone.viewer
  await signIn(app, email, 'wrong')
  await mailReset(portal, { address: '192.0.2.7' }, { email, locale: 'it' })
  await noteRegistration(portal, '192.0.2.7', { email, context: {} })
  await invite(portal, boss.viewer, boss.viewer.companyId, { email, role: 'sales', locale: 'it' })
  const counted = () => portal.db.selectFrom('throttle').select('key').where('key', 'like', `% ${email}`).execute()
  expect((await counted()).length).toBeGreaterThanOrEqual(5)
  await erase(app, gone)
  expect(await counted()).toEqual([])
})

test('the open invitations somebody sent end with them, those of others go on', async () => {
  const app = await openApp()
  const boss = await app.dealer()
  const gone = await givePassword(app, await app.dealer({ company: boss, role: 'owner' }))
  for (const [by, email] of [
    [gone, 'nuova@x.example'],
    [boss, 'altra@x.example'],
  ] as const)
    await invite(app.portal, by.viewer, by.viewer.companyId, { email, role: 'sales', locale: 'it' })
  await erase(app, gone)
  const open = await app.portal.db.selectFrom('invite').select('email').where('revoked_at', 'is', null).execute()
  expect(open).toEqual([{ email: 'altra@x.example' }])
  expect(await mailsTo(app, 'nuova@x.example')).toEqual([])
  expect(await mailsTo(app, 'altra@x.example')).toHaveLength(1)
})

test('an erased rider’s appointment to come is cancelled and its minutes are free', async () => {
  const app = await openApp()
  const { portal } = app
  const dealer = await app.dealer({ locale: 'en' })
  const gone = await givePassword(app, await app.dealer({ role: 'customer', name: 'Ermenegildo Pastrengo' }))
  const { accountId } = gone.viewer
  const shopId = await addBookableShop(portal.db, dealer.viewer.companyId)
  // One that has passed, and nobody marked.
  await addAppointment({ portal, shopId, bookedBy: accountId }, { accountId, day: '2026-11-02' })
  const visit = { submission: randomUUID(), shop: shopId, kind: 'yearly', when: '2026-12-01' } as const
  expect(await book(portal, gone.viewer, visit)).toMatchObject({ id: expect.any(Number) })
  await erase(app, gone)
  const rows = await portal.db
    .selectFrom('appointment')
    .select(['day', 'state', 'cancelled_by'])
    .orderBy('day')
    .execute()
  expect(rows).toEqual([
    { day: '2026-11-02', state: 'booked', cancelled_by: null },
    { day: '2026-12-01', state: 'cancelled', cancelled_by: 'person' },
  ])
  expect(await portal.db.selectFrom('bench_day').select('booked').execute()).toEqual([{ booked: 0 }])
  const told = await mailsTo(app, dealer.viewer.email)
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Appointment cancelled')])
  expect(told[0]?.body).toContain(`ID-${accountId} has cancelled the appointment.`)
})

test('what is still to come for another of the same address is left, until it is over', async () => {
  const app = await openApp()
  const { portal } = app
  const dealer = await app.dealer()
  const gone = await givePassword(app, await app.dealer({ role: 'customer', name: 'Elena Ferri' }))
  const { email: personEmail, accountId } = gone.viewer
  const shop = { portal, shopId: await addBookableShop(portal.db, dealer.viewer.companyId), bookedBy: accountId }
  for (const [day, personName] of [
    ['2026-11-02', 'Luca Ferri'],
    ['2026-11-27', 'Luca Ferri'],
    ['2026-11-28', 'Ferri  elena'],
  ] as const)
    await addAppointment(shop, { day, personName, personEmail })
  await erase(app, gone)
  const columns = ['person_name', 'person_email', 'state'] as const
  const pseudonym = { person_name: `ID-${accountId}`, person_email: '' }
  expect(await portal.db.selectFrom('appointment').select(columns).orderBy('day').execute()).toEqual([
    { ...pseudonym, state: 'booked' },
    { person_name: 'Luca Ferri', person_email: personEmail, state: 'booked' },
    { ...pseudonym, state: 'cancelled' },
  ])
})

test('an erasure takes what somebody answered about an appointment booked for their address', async () => {
  const app = await openApp()
  const { portal } = app
  const { db } = portal
  const dealer = await app.dealer()
  const gone = await givePassword(app, await app.dealer({ role: 'customer', name: 'Elena Ferri' }))
  const { accountId: bookedBy } = dealer.viewer
  const shop = { portal, shopId: await addBookableShop(db, dealer.viewer.companyId), bookedBy }
  const surveyId = await addSurvey(portal, { by: bookedBy, trigger: 'appointment' })
  for (const [personEmail, said] of [
    [gone.viewer.email, 'Officina lenta'],
    ['altra@x.example', 'Officina pulita'],
  ] as const) {
    const appointmentId = await addAppointment(shop, { day: '2026-11-02', personEmail })
    const { id } = await addInvitation(portal, { surveyId, accountId: bookedBy, appointmentId })
    const answered = { answers: JSON.stringify([3, null, said]), lookup: said, answered_at: app.clock.now() }
    await db
      .insertInto('survey_answer')
      .values({ invitation_id: id, survey_id: surveyId, score: 3, ...answered })
      .execute()
  }
  // They were asked as who has no account.
  await db.updateTable('survey_invitation').set({ account_id: null }).execute()
  const zip = await app.fetch('/en/user/data/export', as(gone))
  const taken = String(unzip(Buffer.from(await zip.arrayBuffer())).get('surveys.json'))
  expect([taken.includes('Officina lenta'), taken.includes('Officina pulita')]).toEqual([true, false])
  await erase(app, gone)
  expect(await placesOf(app, 'Officina lenta')).toEqual([])
  expect(await placesOf(app, 'Officina pulita')).toEqual(['survey_answer.answers', 'survey_answer.lookup'])
  const links = await db.selectFrom('survey_invitation').select('token_hash').orderBy('id').execute()
  expect(links.map(({ token_hash: hash }) => hash !== null)).toEqual([false, true])
})

test('mails that name somebody who is erased go with them, also where the name alone would tell nobody', async () => {
  const app = await openApp()
  const gone = await addShort(app)
  const admin = await app.staff('admin')
  const id = await askErasure(app, gone)
  expect(await mailsTo(app, admin.viewer.email)).toHaveLength(1)
  landedAt(await carryOutErasure(app, admin, id))
  expect(await mailsTo(app, admin.viewer.email)).toEqual([])
})
