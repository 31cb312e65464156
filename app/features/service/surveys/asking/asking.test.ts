import { expect, test } from 'vitest'
import { setSubscription } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { addAppointment } from '#app/features/service/appointments/appointments.fixture.ts'
import { addProduct, handOn } from '#app/features/service/products/products.fixture.ts'
import { addShop } from '#app/features/people/shops/shops.fixture.ts'
import { askForRatings } from '#app/features/service/tickets/tickets.satisfaction.server.ts'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { type App, as, type Member } from '#tests/app.ts'
import { askSurveys } from '../surveys.jobs.server.ts'
import { addSurvey } from '../surveys.fixture.ts'
import { day, mailsOf, openWorld } from './asking.fixture.ts'

async function close(app: App, of: Member, change: Record<string, unknown> = {}): Promise<number> {
  const { id } = await app.ticket({ of, stage: 'ticket_closed' })
  const closed = { close_reason: 'done' as const, closed_at: app.clock.now(), ...change }
  await app.portal.db.updateTable('ticket').set(closed).where('id', '=', id).execute()
  return id
}

/** A recall of one bicycle, which waits for its remedy. */
async function putRecall(app: App, serial: string): Promise<void> {
  const now = app.clock.now()
  const none = { it: '', en: '', fr: '' }
  const texts = JSON.stringify({ product: none, risk: none, action: none, reason: none })
  const recall = { number: '2026-77', kind: 'recall' as const, texts, words: '', submission: crypto.randomUUID() }
  const { id } = await app.portal.db
    .insertInto('recall')
    .values({ ...recall, state: 'published', created_at: now, published_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const unit = { recall_id: id, serial_number: serial, serial_folded: serial, family: 'C68', known_from: ['ticket'] }
  await app.portal.db
    .insertInto('recall_unit')
    .values({ ...unit, state_at: now, created_at: now })
    .execute()
}

test('a closed ticket is asked about once, a day later, in its reader’s language, with a button for each number', async () => {
  const { app, dealer } = await openWorld()
  const id = await close(app, dealer)
  expect(await mailsOf(app)).toEqual([])
  app.clock.advance(1.1 * day)
  await Promise.all([askSurveys(app.portal), askSurveys(app.portal), askSurveys(app.portal)])
  const [mail, ...others] = await mailsOf(app)
  expect(others).toEqual([])
  expect([mail?.to, mail?.subject]).toEqual([dealer.viewer.email, 'La tua opinione sul servizio (en)'])
  for (const words of [`ticket ${id} is closed`, 'Quanto ci consigli? (en)', 'unsubscribe'])
    expect(mail?.body.toLowerCase()).toContain(words.toLowerCase())
  for (let score = 0; score <= 10; score += 1) expect(mail?.body).toContain(`?score=${score}\n`)
  expect(JSON.stringify(mail?.headers)).toContain('-surveys-')
  const link = /\/en\/s\/[\w-]{22}(?=\?)/.exec(openLinks(app.portal.secret, mail?.body ?? ''))?.[0]
  expect(link).toBeDefined()
  // Kept: neither the link nor what it is made of.
  expect(mail?.body).not.toContain(String(link))
  // A worker that was killed does it once more: one mail, the same link.
  await app.portal.db.updateTable('outbox').set({ done_at: null }).where('kind', '=', 'mail.survey').execute()
  const again = await mailsOf(app)
  expect([again.length, openLinks(app.portal.secret, again[0]?.body ?? '').includes(String(link))]).toEqual([1, true])
})

test('refused claims, safety and what went on elsewhere ask nothing', async () => {
  const { app, dealer } = await openWorld()
  const serial = 'C685150777'
  await close(app, dealer, { serial_number: 'C68.51S.00777', serial_folded: serial })
  const done = await app.dealer()
  await close(app, done)
  await close(app, await app.dealer(), { close_reason: 'refused', warranty_accepted: false })
  await close(app, await app.dealer(), { warranty_accepted: false })
  await close(app, await app.dealer(), { close_reason: 'duplicate' })
  await putRecall(app, serial)
  app.clock.advance(2 * day)
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([done.viewer.email])
})

test('nobody is asked before a yes in Germany, no rider before theirs, and none after a no', async () => {
  const { app, dealer } = await openWorld()
  const german = await app.dealer()
  await app.portal.db.updateTable('company').set({ country: 'DE' }).where('id', '=', german.viewer.companyId).execute()
  const rider = await app.dealer({ role: 'customer' })
  await setSubscription(app.portal, dealer.viewer, { topic: 'surveys', subscribed: false })
  for (const of of [dealer, german, rider]) await close(app, of)
  app.clock.advance(2 * day)
  expect(await mailsOf(app)).toEqual([])
  for (const of of [german, rider]) await setSubscription(app.portal, of.viewer, { topic: 'surveys', subscribed: true })
  expect((await mailsOf(app)).map(({ to }) => to).toSorted()).toEqual(
    [german.viewer.email, rider.viewer.email].toSorted(),
  )
})

test('who said no after the question was put gets no mail', async () => {
  const { app, dealer } = await openWorld()
  await close(app, dealer)
  app.clock.advance(2 * day)
  await askSurveys(app.portal)
  await setSubscription(app.portal, dealer.viewer, { topic: 'surveys', subscribed: false })
  expect(await mailsOf(app)).toEqual([])
})

test('one survey a person in thirty days, over all surveys, even where two workers put one at once', async () => {
  const { app, admin, dealer } = await openWorld()
  const campaign = await addSurvey(app.portal, { by: admin.viewer.accountId, trigger: 'campaign' })
  await close(app, dealer)
  app.clock.advance(2 * day)
  await Promise.all(Array.from({ length: 4 }, () => askSurveys(app.portal)))
  expect(await mailsOf(app)).toHaveLength(1)
  // The constraint itself, with the lock out of the way.
  const now = app.clock.now()
  const row = { survey_id: campaign, account_id: dealer.viewer.accountId, invited_at: now, ends_at: now }
  const quiet = { ...row, quiet_until: new Date(now.getTime() + 30 * day) }
  await expect(app.portal.db.insertInto('survey_invitation').values(quiet).execute()).rejects.toThrow(
    'survey_invitation_quiet',
  )
  app.clock.advance(29 * day)
  expect((await mailsOf(app)).filter(({ subject }) => !subject.startsWith('Reminder'))).toHaveLength(1)
  app.clock.advance(2 * day)
  expect((await mailsOf(app)).filter(({ subject }) => !subject.startsWith('Reminder'))).toHaveLength(2)
})

test('who was asked by the catalogue’s own question within the month is asked by no survey, and the other way round', async () => {
  const { app, dealer, survey } = await openWorld()
  await close(app, dealer)
  app.clock.advance(3 * day)
  expect(await mailsOf(app)).toHaveLength(1)
  await app.portal.db.updateTable('survey').set({ state: 'closed', closed_at: app.clock.now() }).execute()
  await close(app, dealer)
  app.clock.advance(3 * day)
  await askForRatings(app.portal)
  await app.work()
  expect((await mailsOf(app)).filter(({ subject }) => !subject.startsWith('Reminder'))).toHaveLength(1)
  const other = await app.dealer()
  await close(app, other)
  app.clock.advance(3 * day)
  await askForRatings(app.portal)
  await app.work()
  expect((await mailsOf(app)).filter(({ subject }) => !subject.startsWith('Reminder'))).toHaveLength(2)
  await app.portal.db.updateTable('survey').set({ state: 'open', closed_at: null }).where('id', '=', survey).execute()
  await close(app, other)
  app.clock.advance(2 * day)
  expect((await mailsOf(app)).filter(({ subject }) => !subject.startsWith('Reminder'))).toHaveLength(2)
})

test('while a survey about tickets is open the catalogue’s question mails nobody, however long the survey waits', async () => {
  const { app, dealer, survey } = await openWorld({ afterDays: 20 })
  const set = (row: object) => app.portal.db.updateTable('survey').set(row).where('id', '=', survey).execute()
  const ask = async () => {
    await askForRatings(app.portal)
    return (await mailsOf(app)).map(({ subject }) => subject)
  }
  await close(app, dealer)
  app.clock.advance(3 * day)
  expect(await ask()).toEqual([])
  const today = app.clock.now().toISOString().slice(0, 10)
  await set({ starts_on: today, ends_on: today })
  expect(await ask()).toEqual([])
  // The day after its last one the question is put; before it leaves, the survey goes on.
  app.clock.advance(day)
  await askForRatings(app.portal)
  await set({ ends_on: null })
  expect(await ask()).toEqual([])
  await set({ state: 'closed', closed_at: app.clock.now() })
  const id = await close(app, await app.dealer({ locale: 'en' }))
  app.clock.advance(3 * day)
  expect(await ask()).toEqual([`Ticket ${id}: how did we do?`])
})

test('who has not answered is reminded once, after five days', async () => {
  const { app, dealer } = await openWorld()
  const other = await app.dealer({ locale: 'en' })
  for (const of of [dealer, other]) await close(app, of)
  app.clock.advance(2 * day)
  expect(await mailsOf(app)).toHaveLength(2)
  const { id, survey_id: surveyId } = await app.portal.db
    .selectFrom('survey_invitation')
    .select(['id', 'survey_id'])
    .where('account_id', '=', other.viewer.accountId)
    .executeTakeFirstOrThrow()
  const answer = { invitation_id: id, survey_id: surveyId, score: 9, answers: '[9,null,null]', lookup: '' }
  await app.portal.db
    .insertInto('survey_answer')
    .values({ ...answer, answered_at: app.clock.now() })
    .execute()
  app.clock.advance(4.9 * day)
  expect(await mailsOf(app)).toHaveLength(2)
  app.clock.advance(0.2 * day)
  await Promise.all([askSurveys(app.portal), askSurveys(app.portal)])
  const mails = await mailsOf(app)
  expect(mails.slice(2).map(({ to, subject }) => [to, subject])).toEqual([
    [dealer.viewer.email, 'Reminder: La tua opinione sul servizio (en)'],
  ])
  app.clock.advance(10 * day)
  expect(await mailsOf(app)).toHaveLength(3)
})

test('an appointment that is done asks the rider, of the shop’s dealer; one for a recall does not', async () => {
  const { app, dealer } = await openWorld({ trigger: 'appointment' })
  const rider = await app.dealer({ role: 'customer', locale: 'en' })
  await setSubscription(app.portal, rider.viewer, { topic: 'surveys', subscribed: true })
  const { id: shop } = await addShop(app.portal.db, dealer.viewer.companyId)
  const desk = { portal: app.portal, shopId: Number(shop), bookedBy: dealer.viewer.accountId }
  const book = async (kind: 'yearly' | 'recall') => {
    const id = await addAppointment(desk, { accountId: rider.viewer.accountId })
    const done = { state: 'done' as const, ended_at: app.clock.now(), kind }
    await app.portal.db.updateTable('appointment').set(done).where('id', '=', id).execute()
    return id
  }
  await book('recall')
  app.clock.advance(2 * day)
  expect(await mailsOf(app)).toEqual([])
  const id = await book('yearly')
  app.clock.advance(2 * day)
  const [mail] = await mailsOf(app)
  expect([mail?.to, mail?.body.includes('Your appointment at')]).toEqual([rider.viewer.email, true])
  const [row] = await app.portal.db
    .selectFrom('survey_invitation')
    .select(['appointment_id as appointment', 'company_id as company'])
    .execute()
  expect(row).toEqual({ appointment: id, company: dealer.viewer.companyId })
})

test('thirty days after registering a bicycle its rider is asked, no dealer', async () => {
  const { app, dealer } = await openWorld({ trigger: 'registration', afterDays: 30 })
  const rider = await app.dealer({ role: 'customer', locale: 'en' })
  await setSubscription(app.portal, rider.viewer, { topic: 'surveys', subscribed: true })
  await addProduct(app.portal, { of: rider, family: 'C68', serial: 'C68.51S.00001' })
  await addProduct(app.portal, { of: dealer, family: 'C68', serial: 'C68.51S.00002' })
  const today = app.clock.now().toISOString().slice(0, 10)
  await app.owner.updateTable('product').set({ registered_on: today }).execute()
  app.clock.advance(29 * day)
  expect(await mailsOf(app)).toEqual([])
  app.clock.advance(2 * day)
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([rider.viewer.email])
})

test('who took a bicycle over from a rider is not asked about its registration', async () => {
  const { app, dealer } = await openWorld({ trigger: 'registration', afterDays: 30 })
  const rider = () => app.dealer({ role: 'customer', locale: 'en' })
  const [first, second, buyer] = [await rider(), await rider(), await rider()]
  for (const { viewer } of [first, second, buyer])
    await setSubscription(app.portal, viewer, { topic: 'surveys', subscribed: true })
  const today = app.clock.now().toISOString().slice(0, 10)
  const used = await addProduct(app.portal, { of: first, serial: 'C68.51S.00001', bought: today })
  const fresh = await addProduct(app.portal, { of: dealer, serial: 'C68.51S.00002', bought: today })
  await handOn(app, first, second, used.id)
  await handOn(app, dealer, buyer, fresh.id)
  app.clock.advance(31 * day)
  await mailsOf(app)
  const asked = app.portal.db.selectFrom('survey_invitation').select(['account_id as account', 'product_id as product'])
  // Who has one from its dealer has it new.
  expect(await asked.execute()).toEqual([{ account: buyer.viewer.accountId, product: fresh.id }])
})

test('a campaign asks its audience, each person once, and those who join later as well', async () => {
  const { app, dealer } = await openWorld({ trigger: 'campaign', audience: { sides: ['dealer'], roles: ['owner'] } })
  await app.dealer({ company: dealer, role: 'workshop' })
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([dealer.viewer.email])
  const later = await app.dealer({ locale: 'en' })
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([dealer.viewer.email, later.viewer.email])
  app.clock.advance(40 * day)
  expect((await mailsOf(app)).filter(({ subject }) => !subject.startsWith('Reminder'))).toHaveLength(2)
})

test('the question stands on the page of the closed ticket in the place of the catalogue’s own', async () => {
  const { app, dealer } = await openWorld()
  const id = await close(app, dealer)
  const page = await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()
  expect([page.includes(`/en/tickets/${id}/survey`), page.includes('How did we do on this ticket')]).toEqual([
    true,
    false,
  ])
})

test('after the remedy is done a closed ticket is asked about on its page as by mail', async () => {
  const { app, dealer } = await openWorld()
  const serial = 'C685150777'
  const id = await close(app, dealer, { serial_number: 'C68.51S.00777', serial_folded: serial })
  const asks = async () =>
    (await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()).includes(`/en/tickets/${id}/survey`)
  await putRecall(app, serial)
  app.clock.advance(2 * day)
  expect([await asks(), await mailsOf(app)]).toEqual([false, []])
  await app.portal.db.updateTable('recall_unit').set({ state: 'done' }).execute()
  expect(await asks()).toBe(true)
  expect((await mailsOf(app)).map(({ to }) => to)).toEqual([dealer.viewer.email])
})

test('a survey in another language says so in the mail', async () => {
  const french = { it: '', en: '', fr: 'Votre avis' }
  const { app, dealer } = await openWorld({ title: french, questions: [{ kind: 'ten', text: french, choices: [] }] })
  const other = await app.dealer({ locale: 'fr' })
  for (const of of [dealer, other]) await close(app, of)
  app.clock.advance(2 * day)
  const told = (await mailsOf(app)).map(({ to, body }) => [to, /Langu.*questions.*/.exec(body)?.[0] ?? null])
  expect(told).toHaveLength(2)
  expect(told).toContainEqual([dealer.viewer.email, 'Language of the questions: Français.'])
  expect(told).toContainEqual([other.viewer.email, null])
})
