import { expect, test } from 'vitest'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { post } from '#tests/app.ts'
import { askSurveys } from '../surveys.jobs.server.ts'
import { day, no, openGuest, textOf, yes } from '#app/features/service/appointments/by-link/guests.fixture.ts'

const question = 'Quanto ci consigli? (en)'

test('once it is done the question stands on the page of the appointment, and is answered there without an account', async () => {
  const { app, link, id, owner, finish, send, invitations, scores } = await openGuest()
  expect(await textOf(app.fetch(link))).not.toContain(question)
  expect((await send({ intent: 'answer', q0: '9' })).status).toBe(404)
  await finish(id)
  expect(await textOf(app.fetch(link))).toContain(question)
  // A scanner opens the link, and nothing comes of it.
  for (let at = 0; at < 3; at += 1) await app.fetch(`${link}?score=3&intent=answer&q0=3`)
  expect(await invitations()).toEqual([])
  const sent = await send({ intent: 'answer', q0: '9', q2: 'Bene' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${link}?notice=answer`])
  expect(await invitations()).toEqual([
    { account: null, appointment: id, company: owner.viewer.companyId, quiet: null },
  ])
  expect(await scores()).toEqual([9])
  expect(await textOf(app.fetch(link))).toContain('Thank you for your answer. You can change it until')
  app.clock.advance(13 * day)
  expect((await send({ intent: 'answer', q0: '4' })).status).toBe(303)
  app.clock.advance(2 * day)
  const late = await send({ intent: 'answer', q0: '8' })
  expect([late.status, (await textOf(late)).includes('More than 14 days have passed')]).toEqual([409, true])
  expect(await scores()).toEqual([4])
})

test('ten answers by one link at once leave one invitation and one answer', async () => {
  const { id, finish, send, invitations, scores } = await openGuest()
  await finish(id)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, score) => send({ intent: 'answer', q0: String(score) })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect([(await invitations()).length, (await scores()).length]).toEqual([1, 1])
})

test('a number the question does not have comes back with a sentence, and what one link may send has a limit', async () => {
  const { id, finish, send, scores } = await openGuest()
  await finish(id)
  for (const fields of [{}, { q0: '11' }, { q0: '-1' }, { q0: '9', q1: '7' }] as Record<string, string>[]) {
    const answer = await send({ intent: 'answer', ...fields })
    expect([fields, answer.status]).toEqual([fields, 400])
    expect(await textOf(answer)).toMatch(/Choose one of the (numbers|answers)/)
  }
  expect(await scores()).toEqual([])
  for (let at = 0; at < 30; at += 1) expect((await send({ intent: 'answer', q0: String(at % 11) })).status).toBe(303)
  expect((await send({ intent: 'answer', q0: '9' })).status).toBe(429)
})

test('a link that was replaced or is over, and an appointment that was cancelled or missed, take no answer', async () => {
  const { app, link, id, finish, set, send, invitations } = await openGuest()
  await finish(id)
  const gone = async () => [(await app.fetch(link)).status, (await send({ intent: 'answer', q0: '9' })).status]
  for (const row of [
    { state: 'cancelled', cancelled_by: 'person' },
    { state: 'no_show', cancelled_by: null },
  ]) {
    await set(id, row)
    expect(await textOf(app.fetch(link))).not.toContain(question)
    expect(await gone()).toEqual([200, 404])
  }
  await set(id, { state: 'done', cancelled_by: null, token_hash: Buffer.from('another') })
  expect(await gone()).toEqual([404, 404])
  for (const fields of [yes, no]) expect((await send(fields)).status).toBe(404)
  expect(await invitations()).toEqual([])
})

test('recalls ask nothing: neither their appointments, nor those of a bicycle that waits for one, nor a shop itself', async () => {
  const { app, link, id, owner, finish, set, send, asked, invitations } = await openGuest()
  await send(yes)
  await finish(id, { kind: 'recall' })
  const isSilent = async () => {
    app.clock.advance(2 * day)
    expect(await asked()).toEqual([])
    expect(await textOf(app.fetch(link))).not.toContain(question)
    expect((await send({ intent: 'answer', q0: '1' })).status).toBe(404)
  }
  await isSilent()
  const serial = 'C685150777'
  const now = app.clock.now()
  const none = { it: '', en: '', fr: '' }
  const texts = JSON.stringify({ product: none, risk: none, action: none, reason: none })
  const recall = { number: '2026-77', kind: 'recall' as const, texts, words: '', submission: crypto.randomUUID() }
  const { id: recallId } = await app.portal.db
    .insertInto('recall')
    .values({ ...recall, state: 'published', created_at: now, published_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unit = {
    recall_id: recallId,
    serial_number: serial,
    serial_folded: serial,
    family: 'C68',
    known_from: ['ticket'],
  }
  await app.portal.db
    .insertInto('recall_unit')
    .values({ ...unit, state_at: now, created_at: now })
    .execute()
  await set(id, { kind: 'yearly', serial_number: 'C68.51S.50777' })
  await set(id, { serial_number: serial })
  await isSilent()
  await set(id, { serial_number: '', person_email: owner.viewer.email, surveys_wanted_at: app.clock.now() })
  await isSilent()
  expect(await invitations()).toEqual([])
})

test('by mail only who has said yes is asked, once, with a button for each number, and reminded once', async () => {
  const { app, id, person, bookFor, finish, send, asked, invitations, wanted, events } = await openGuest()
  const silent = await bookFor({ email: 'other@rider.example', when: '2026-12-01T16:30' })
  expect((await send(yes)).status).toBe(303)
  await Promise.all([send(yes), send(yes)])
  expect([await wanted(), await events()]).toEqual([true, [['surveys_yes', null]]])
  for (const one of [id, silent]) await finish(one)
  expect(await asked()).toEqual([])
  app.clock.advance(1.1 * day)
  await Promise.all([askSurveys(app.portal), askSurveys(app.portal), askSurveys(app.portal)])
  const [mail, ...others] = await asked()
  expect([mail?.to_address, others]).toEqual([person.email, []])
  expect((await invitations()).map(({ account, appointment }) => [account, appointment])).toEqual([[null, id]])
  for (const words of ['Hello Ugo,', 'Your appointment at', question, 'No more questions about appointments'])
    expect(mail?.body).toContain(words)
  for (let score = 0; score <= 10; score += 1)
    expect(mail?.body).toMatch(new RegExp(`/en/s/[\\w-]{22}\\?score=${score}\\n`))
  expect(mail?.kept).not.toMatch(/\/s\/[\w-]{22}\?/)
  app.clock.advance(5.1 * day)
  await Promise.all([askSurveys(app.portal), askSurveys(app.portal)])
  expect((await asked()).map(({ to_address: to, subject }) => [to, subject])).toEqual([
    [person.email, 'Reminder: La tua opinione sul servizio (en)'],
  ])
  app.clock.advance(10 * day)
  expect(await asked()).toEqual([])
})

test('the link of the mail leads to the same answer as the page of the appointment, and opening it changes nothing', async () => {
  const { app, link, id, finish, send, asked, scores, invitations } = await openGuest()
  await send(yes)
  await finish(id)
  app.clock.advance(2 * day)
  const [mail] = await asked()
  const survey = /\/en\/s\/[\w-]{22}/.exec(mail?.body ?? '')?.[0] ?? ''
  for (let score = 0; score <= 10; score += 1) expect((await app.fetch(`${survey}?score=${score}`)).status).toBe(200)
  expect(await scores()).toEqual([])
  expect((await send({ intent: 'answer', q0: '7' }, survey)).status).toBe(303)
  expect(await textOf(app.fetch(link))).toContain('Thank you for your answer')
  await Promise.all([send({ intent: 'answer', q0: '8' }), send({ intent: 'answer', q0: '8' }, survey)])
  expect([await scores(), (await invitations()).length]).toEqual([[8], 1])
  app.clock.advance(6 * day)
  expect(await asked()).toEqual([])
})

test('what was taken back on the page is not asked for by mail, even after the question was put', async () => {
  const { app, id, finish, send, asked, wanted, events } = await openGuest()
  await send(yes)
  await finish(id)
  app.clock.advance(2 * day)
  await askSurveys(app.portal)
  await Promise.all([send(no), send(no)])
  expect([await wanted(), await asked()]).toEqual([false, []])
  expect(await events()).toEqual([
    ['surveys_yes', null],
    ['surveys_no', null],
  ])
})

test('the foot of the mail takes back what an address has said yes to, without signing in and only by sending', async () => {
  const { app, id, bookFor, finish, send, asked, wanted } = await openGuest()
  const later = await bookFor({ when: '2026-12-01T16:30', email: 'UGO@rider.example', surveys: true })
  await send(yes)
  await finish(id)
  app.clock.advance(2 * day)
  const [mail] = await asked()
  const foot = /\/en\/unsubscribe\/appointment\/[\w-]+/.exec(mail?.body ?? '')?.[0] ?? ''
  expect(JSON.stringify(mail?.headers)).toContain(foot)
  expect(JSON.stringify(mail?.headers)).toContain('List-Unsubscribe=One-Click')
  expect(await textOf(app.fetch(foot))).toContain('Do you no longer want emails')
  expect([await wanted(), await wanted(later)]).toEqual([true, true])
  expect((await app.fetch(foot, post(nobody, { anything: 'else' }))).status).toBe(400)
  const press = { 'List-Unsubscribe': 'One-Click' }
  // As a mail program presses: from no page.
  const byProgram = { method: 'POST', headers: { origin: 'none' }, body: new URLSearchParams(press) }
  const answers = await Promise.all([1, 2].map(() => app.fetch(foot, byProgram)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await wanted(), await wanted(later)]).toEqual([false, false])
  expect(await textOf(app.fetch(foot))).toContain('We will no longer ask at this address')
  app.clock.advance(6 * day)
  expect(await asked()).toEqual([])
  for (const other of [`${foot}x`, foot.replace(/appointment\/\d+/, 'appointment/1'), '/en/unsubscribe/appointment/x'])
    expect([(await app.fetch(other)).status, (await app.fetch(other, post(nobody, press))).status]).toEqual([404, 404])
})

test('one survey an address in thirty days, whether it booked or has an account, even where workers look at once', async () => {
  const { app, id, rider, survey, bookFor, finish, set, asked } = await openGuest()
  const again = await bookFor({ when: '2026-12-01T16:30', email: 'Ugo@Rider.example', surveys: true })
  await set(id, { surveys_wanted_at: app.clock.now() })
  for (const one of [id, again]) await finish(one)
  app.clock.advance(2 * day)
  await Promise.all(Array.from({ length: 4 }, () => askSurveys(app.portal)))
  expect(await asked()).toHaveLength(1)
  await set(again, { state: 'cancelled', cancelled_by: 'shop' })
  // An account by the same address, as of who registers the day after.
  await setSubscription(app.portal, rider.viewer, { topic: 'surveys', subscribed: true })
  const own = { account_id: rider.viewer.accountId, person_name: '', person_email: '' }
  await set(id, { person_email: rider.viewer.email.toUpperCase() })
  const third = await bookFor({ when: '2026-12-02T16:30' })
  await finish(third, own)
  app.clock.advance(2 * day)
  expect((await asked()).filter(({ subject }) => !subject.startsWith('Reminder'))).toEqual([])
  // And the other way round: the account was asked, and then its address books without it.
  await app.portal.db.deleteFrom('survey_invitation').where('survey_id', '=', survey).execute()
  await set(id, { state: 'cancelled', cancelled_by: 'shop' })
  expect((await asked()).map(({ to_address: to }) => to)).toEqual([rider.viewer.email])
  const fourth = await bookFor({ when: '2026-12-03T16:30', email: rider.viewer.email, surveys: true })
  await finish(fourth)
  app.clock.advance(2 * day)
  expect((await asked()).filter(({ subject }) => !subject.startsWith('Reminder'))).toEqual([])
})

test('once the links of a survey were revoked its question is asked on no page, and what was typed before comes back', async () => {
  const { app, admin, survey, link, id, owner, finish, send, asked, wanted, scores } = await openGuest()
  await send(yes)
  await finish(id)
  app.clock.advance(2 * day)
  expect(await asked()).toHaveLength(1)
  expect(await textOf(app.fetch(link))).toContain(question)
  const revoked = await app.fetch(`/en/console/surveys/${survey}`, post(admin, { intent: 'revoke' }))
  expect(revoked.status).toBe(303)
  expect(await textOf(app.fetch(link))).not.toContain(question)
  const late = await send({ intent: 'answer', q0: '3', q2: 'Freni che fischiano' })
  const page = await textOf(late)
  expect([late.status, page.includes('this answer was not kept'), page.includes('Freni che fischiano')]).toEqual([
    409,
    true,
    true,
  ])
  expect(await scores()).toEqual([])
  // Nor does a yes lead to anything: no mail would come of it.
  await send(no)
  expect(await textOf(app.fetch(link))).not.toContain('An email afterwards')
  expect([(await send(yes)).status, await wanted()]).toEqual([409, false])
  expect((await app.fetch(`/en/appointments/${id}`, post(owner, yes))).status).toBe(409)
})
