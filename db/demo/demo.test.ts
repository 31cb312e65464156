import { template } from '#db/template/template.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Portal } from '#app/portal.server.ts'
import { checkSerial } from '#app/features/bicycles/models/models.serials.ts'
import { readReport } from '#app/features/across/reports/reports.server.ts'
import { periods } from '#app/features/across/reports/reports.ts'
import { photosNeeded, awaitings } from '#app/features/service/tickets/tickets.ts'
import { movesFor, stages } from '#app/features/service/tickets/tickets.stages.ts'
import { readTicket } from '#app/features/service/tickets/tickets.server.ts'
import { foreignTo } from '#app/kit/words/language-of.ts'
import { locales } from '#app/kit/words/locales.ts'
import { modelFamilies } from '#db/template/codes.ts'
import { openApp } from '#tests/app.ts'
import { claimsBefore } from './claims.ts'
import { drawPicture, type Picture } from './drawings/drawings.ts'
import { fillWithDemo, prepareFiles } from './fill.server.ts'
import { people } from './people.ts'

// One long test, since the files are made but once.
test('the demonstration looks lived in, twice the same, and all of it or nothing', { timeout: 240_000 }, async () => {
  const app = await openApp()
  const { portal } = app
  const prepared = await prepareFiles(portal, onePicture())
  await fillWithDemo(portal, prepared)
  await expectPeople(portal)
  await expectTickets(portal)
  await expectHistories(portal)
  await expectFiles(portal)
  await expectMails(portal)
  await expectReports(portal)
  await expectSurveys(portal)
  await expectVisits(portal)
  const first = await rowsOf(portal)
  const queries = await app.queriesOf(() => fillWithDemo(portal))
  expect(queries, 'a second fill only looks').toHaveLength(1)

  await openApp()
  await sql`alter table ticket add constraint power_cut check (id < 10010)`.execute(app.owner)
  await expect(fillWithDemo(portal, prepared)).rejects.toThrow('power_cut')
  await sql`alter table ticket drop constraint power_cut`.execute(app.owner)
  expect(await countOf(portal, 'credential')).toBe(people.length)
  for (const table of ['account', 'ticket', 'outbox'] as const) expect(await countOf(portal, table), table).toBe(0)
  // Numbers that a cut-off start has used up are not given again.
  await sql`truncate company, contact, account, ticket, message, ticket_event restart identity cascade`.execute(
    app.owner,
  )
  const claims = claimsBefore(portal.clock.now())
  await fillWithDemo(portal, { ...prepared, drafts: { ...prepared.drafts, claims } })
  expect(await rowsOf(portal)).toEqual(first)
})

test('no two claims tell the same, and all are well set', () => {
  const now = new Date('2026-11-21T09:00:00Z')
  const stories = claimsBefore(now).map(({ story }) => story)
  const texts = stories.flatMap(({ content, steps = [] }) => [
    content,
    ...steps.flatMap((step) => ('text' in step ? step.text : [])),
  ])
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => /['"]/.test(text.replaceAll(/\d"/g, '')))).toEqual([])
  const french = stories.filter(({ by }) => by === 'other' || by === 'vercors')
  expect(JSON.stringify(french.map(({ content, steps, survey }) => [content, steps, survey]))).not.toMatch(
    /[\p{L}\d)] ?[;!?](?!\p{L})| :|« | »/u,
  )
})

test('a text of a survey in the demonstration is in the language of who wrote it', () => {
  const stories = claimsBefore(new Date('2026-11-21T09:00:00Z')).map(({ story }) => story)
  const texts = stories.flatMap(({ by, survey }) => (survey?.better ? [{ by, text: survey.better }] : []))
  expect(texts.length).toBeGreaterThan(5)
  for (const { by, text } of texts) {
    const own = people.find(({ email }) => email === `${by}@demo.example`)?.locale
    for (const reader of locales) expect(foreignTo(reader, text), text).toBe(reader === own ? undefined : own)
  }
})

/** All are drawn for the journeys, and what they show is told beside their drawings: here the first stands for them. */
function onePicture() {
  let drawn: Promise<Buffer> | undefined
  return (picture: Picture) => (drawn ??= drawPicture(picture))
}

async function expectPeople(portal: Portal): Promise<void> {
  for (const { email } of people)
    expect(await portal.identity.signIn({ email, password: 'ammiraglia' }), email).toMatchObject({ email })
}

async function expectTickets({ db, clock }: Portal): Promise<void> {
  const tickets = await db.selectFrom('ticket').selectAll().orderBy('id').execute()
  const counts = await db
    .selectFrom('ticket')
    .innerJoin('company', 'company.id', 'ticket.company_id')
    .select(({ fn }) => ['company.name', fn.countAll<number>().as('count')])
    .groupBy('company.name')
    .orderBy('company.name')
    .execute()
  expect(counts).toEqual([
    { name: 'Cicli Bellavista', count: 41 },
    { name: 'Cicli Ongaro', count: 3 },
    { name: 'Cycles Martin', count: 14 },
    { name: 'Elena Ferri', count: 3 },
    { name: 'Harrow Road Cycles', count: 12 },
    { name: 'Radsport Lindner', count: 3 },
    { name: 'Vélos du Vercors', count: 3 },
  ])
  const ofDealer = tickets.filter((ticket) => ticket.company_id === tickets[0]?.company_id)
  for (const stage of stages)
    expect(ofDealer.filter((ticket) => ticket.stage === stage).length, stage).toBeGreaterThan(3)
  for (const awaiting of awaitings)
    expect(
      ofDealer.some((ticket) => ticket.awaiting === awaiting),
      awaiting,
    ).toBe(true)
  expect(new Set(tickets.map((ticket) => ticket.close_reason))).toEqual(
    new Set([null, 'done', 'refused', 'withdrawn', 'duplicate', 'no_answer']),
  )
  const today = clock.now().toISOString().slice(0, 10)
  expect(ofDealer.some(({ promised_at }) => promised_at !== null && promised_at < today)).toBe(true)
  expect(ofDealer.some(({ promised_at }) => promised_at !== null && promised_at > today)).toBe(true)
  expect(tickets.some((ticket) => ticket.follows_id !== null)).toBe(true)
  for (const ticket of tickets) {
    expect(checkSerial(template.families, ticket.frame_model, ticket.serial_number)).toEqual({
      serial: ticket.serial_number,
    })
    expect(ticket.search.startsWith(`${ticket.id} `)).toBe(true)
    expect(ticket.last_activity_at.getTime()).toBeLessThan(clock.now().getTime())
    expect(ticket.date_of_purchase !== null).toBe(ticket.damage_phase === 'field')
  }
}

async function expectHistories(portal: Portal): Promise<void> {
  const { db } = portal
  const admin = await db.selectFrom('account').selectAll().where('role', '=', 'admin').executeTakeFirstOrThrow()
  const viewer = {
    side: 'maker',
    role: 'admin',
    accountId: admin.id,
    name: '',
    firstName: '',
    email: '',
    locale: 'it',
  } as const
  const ids = await db.selectFrom('ticket').select('id').execute()
  const lengths: number[] = []
  for (const { id } of ids) {
    const { ticket, conversation, history } = await readTicket(portal, viewer, id, { count: 100 })
    const { warrantyAccepted } = ticket
    const moves = history.events.flatMap(({ fromStage, toStage }) => (toStage ? [{ fromStage, toStage }] : []))
    expect(moves[0]).toEqual({ fromStage: null, toStage: 'new_request' })
    for (const [index, { fromStage: stage, toStage }] of moves.entries()) {
      if (stage === null) continue
      expect(stage).toBe(moves[index - 1]?.toStage)
      const allowed =
        stage === 'new_request'
          ? ['decision_completed', 'ticket_closed']
          : movesFor(viewer, { stage, warrantyAccepted })
      expect(allowed).toContain(toStage)
    }
    expect(moves.at(-1)?.toStage).toBe(ticket.stage)
    const times = [...conversation.messages.map(({ createdAt }) => createdAt), portal.clock.now()]
    expect(times.toSorted((one, other) => one.getTime() - other.getTime())).toEqual(times)
    lengths.push(conversation.messages.length)
  }
  expect(Math.max(...lengths)).toBeGreaterThanOrEqual(45)
  expect(await countOf(portal, 'message')).toBeGreaterThan(200)
}

async function expectMails({ db, clock }: Portal): Promise<void> {
  const waiting = await db.selectFrom('outbox').select(['kind', 'created_at']).execute()
  expect(waiting.length).toBe(27)
  expect(new Set(waiting.map(({ kind }) => kind))).toEqual(
    new Set(['mail.ticket', 'tickets.replied', 'tickets.moved', 'tickets.related', 'signals.found', 'mail.survey']),
  )
  const oldest = Math.min(...waiting.map((row) => row.created_at.getTime()))
  expect(clock.now().getTime() - oldest).toBeLessThan(30 * 86_400_000)
}

/** Enough dealers have figures for the median of all to be shown. */
async function expectReports(portal: Portal): Promise<void> {
  const { id: accountId } = await portal.db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'agent')
    .executeTakeFirstOrThrow()
  const agent = { side: 'maker', role: 'agent', accountId, name: '', firstName: '', email: '', locale: 'it' } as const
  for (const months of periods.filter((one) => one > 3)) {
    const { times } = await readReport(portal, agent, { months, company: undefined })
    expect([times.decision.dealers, times.closing.dealers], `${months} months`).not.toContain(null)
  }
}

/** Everybody is asked as long after what it is about as the survey says. */
async function expectSurveys({ db }: Portal): Promise<void> {
  const asked = await db
    .selectFrom('survey_answer')
    .innerJoin('survey_invitation as asked', 'asked.id', 'survey_answer.invitation_id')
    .innerJoin('survey', 'survey.id', 'asked.survey_id')
    .leftJoin('ticket', 'ticket.id', 'asked.ticket_id')
    .leftJoin('appointment', 'appointment.id', 'asked.appointment_id')
    .select(['asked.invited_at', 'survey.after_days', 'ticket.closed_at', 'appointment.ended_at'])
    .execute()
  expect(asked.length).toBeGreaterThan(12)
  for (const { invited_at, after_days, closed_at, ended_at } of asked)
    expect(invited_at.getTime() - (closed_at ?? ended_at ?? invited_at).getTime()).toBe(after_days * 86_400_000)
}

/** What is no repair is of the maker's own bicycles. */
async function expectVisits({ db }: Portal): Promise<void> {
  const visits = await db.selectFrom('appointment').select('bicycle').where('kind', '<>', 'repair').execute()
  const others = visits.filter(({ bicycle }) => !modelFamilies.some((family) => bicycle.split(' ')[0] === family))
  expect(others).toEqual([])
}

async function expectFiles(portal: Portal): Promise<void> {
  const tickets = await portal.db.selectFrom('ticket').selectAll().execute()
  const files = await portal.db.selectFrom('attachment').selectAll().execute()
  expect(files.filter((file) => file.ticket_id === null && file.product_id === null)).toEqual([])
  for (const ticket of tickets) {
    const own = files.filter((file) => file.ticket_id === ticket.id && file.message_id === null)
    const photos = own.filter((file) => file.field === 'attachments')
    expect(photos.length).toBeGreaterThanOrEqual(photosNeeded(template.kinds, ticket.kind_of_damage))
    expect(own.some((file) => file.field === 'receipt')).toBe(ticket.damage_phase === 'field')
  }
  for (const { content_key, thumb_key, kind, bytes } of files) {
    const content = await portal.files.open(content_key)
    expect(content?.bytes).toBe(bytes)
    content?.stream.destroy()
    expect(thumb_key !== null).toBe(kind === 'photo')
  }
}

/**
 * Every row the fill wrote, save what the store of files and the identity service have named by chance. In an order of
 * their own: where the database keeps a row that was changed, it alone decides.
 */
async function rowsOf({ db }: Portal) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(company) as row from company
    union all select to_jsonb(account) - 'subject' from account
    union all select to_jsonb(ticket) from ticket
    union all select to_jsonb(message) from message
    union all select to_jsonb(ticket_event) from ticket_event
    union all select to_jsonb(product) from product
    union all select to_jsonb(product_event) from product_event
    union all select to_jsonb(attachment) - 'content_key' - 'thumb_key' from attachment
    order by row`.execute(db)
  return rows
}

async function countOf(
  { db }: Portal,
  table: 'account' | 'credential' | 'ticket' | 'outbox' | 'message',
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
