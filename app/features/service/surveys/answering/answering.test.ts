import { expect, test } from 'vitest'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { shownTo } from '#tests/revisits.fixture.ts'
import { askSurveys } from '../surveys.jobs.server.ts'
import { addInvitation, addSurvey } from '../surveys.fixture.ts'
import { sweepSurveys } from '../sweep.server.ts'

const day = 86_400_000

async function asked() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const dealer = await app.dealer({ locale: 'en' })
  const { id: ticket } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const closed = { close_reason: 'done' as const, closed_at: app.clock.now() }
  await app.portal.db.updateTable('ticket').set(closed).where('id', '=', ticket).execute()
  const survey = await addSurvey(app.portal, { by: admin.viewer.accountId })
  const { accountId, companyId } = dealer.viewer
  const { id, token } = await addInvitation(app.portal, { surveyId: survey, accountId, ticketId: ticket, companyId })
  const link = `/en/s/${token}`
  const rows = () =>
    app.portal.db.selectFrom('survey_answer').select(['score', 'answers', 'changed_at as changedAt']).execute()
  const send = (fields: Record<string, string>, address = link) => app.fetch(address, post(nobody, fields))
  return { app, admin, dealer, survey, ticket, id, token, link, rows, send }
}

async function textOf(answer: Response | Promise<Response>): Promise<string> {
  return (await (await answer).text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('the number pressed in the mail is chosen when the page opens, and counts only once it is sent', async () => {
  const { app, link, rows, send } = await asked()
  const answer = await app.fetch(`${link}?score=9`)
  const headers = ['x-robots-tag', 'cache-control'].map((name) => answer.headers.get(name))
  expect([answer.status, ...headers]).toEqual([200, 'noindex', 'private, no-store'])
  const page = await answer.text()
  const chosen = [...page.matchAll(/<input[^>]*type="radio"[^>]*>/g)].filter(([input]) => input.includes('checked'))
  expect(chosen.map(([input]) => /name="q0"/.test(input) && /value="9"/.test(input))).toEqual([true])
  expect(await rows()).toEqual([])
  const sent = await send({ q0: '9', q1: '1', q2: 'Tutto\r\nbene' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${link}?notice=answer`])
  expect(await rows()).toEqual([{ score: 9, answers: [9, 1, 'Tutto\nbene'], changedAt: null }])
  expect(await textOf(app.fetch(link))).toContain('Thank you for your answer. You can change it until')
})

test('said once more it replaces the first, for fourteen days; the same again is no change', async () => {
  const { app, rows, send } = await asked()
  await send({ q0: '9' })
  await send({ q0: '9' })
  expect(await rows()).toMatchObject([{ score: 9, changedAt: null }])
  app.clock.advance(13 * day)
  await send({ q0: '3', q2: 'Peggio' })
  expect(await rows()).toMatchObject([{ score: 3, answers: [3, null, 'Peggio'], changedAt: app.clock.now() }])
  app.clock.advance(2 * day)
  const late = await send({ q0: '10' })
  expect([late.status, (await textOf(late)).includes('More than 14 days have passed')]).toEqual([409, true])
  expect(await rows()).toMatchObject([{ score: 3 }])
})

test('ten who answer with one link at once leave one answer', async () => {
  const { rows, send } = await asked()
  const answers = await Promise.all(Array.from({ length: 10 }, (_, score) => send({ q0: String(score) })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
  expect(await rows()).toHaveLength(1)
})

test('a number, a choice or a text that the question does not have comes back with a sentence, and keeps nothing', async () => {
  const { rows, send } = await asked()
  for (const [fields, sentence] of [
    [{ q0: '11' }, 'Choose one of the numbers'],
    [{ q0: '-1' }, 'Choose one of the numbers'],
    [{ q0: '1e0' }, 'Choose one of the numbers'],
    [{}, 'Choose one of the numbers'],
    [{ q0: '9', q1: '2' }, 'Choose one of the answers'],
    [{ q0: '9', q1: 'Tempi' }, 'Choose one of the answers'],
    [{ q0: '9', q2: 'x'.repeat(1001) }, 'Up to 1,000 characters'],
  ] as [Record<string, string>, string][]) {
    const answer = await send(fields)
    expect([fields, answer.status, (await textOf(answer)).includes(sentence)]).toEqual([fields, 400, true])
  }
  expect(await rows()).toEqual([])
  expect((await send({ q0: '9', q2: 'x'.repeat(1000), q9: 'more', intent: 'answer' })).status).toBe(303)
})

test('a link that never was, has expired, was revoked or is of who is gone is the same 404, to read and to send', async () => {
  const { app, id, dealer, link, send, rows } = await asked()
  const bodies = new Set<string>()
  const isGone = async (address: string) => {
    for (const answer of [await app.fetch(address), await send({ q0: '9' }, address)]) {
      expect([address, answer.status]).toEqual([address, 404])
      bodies.add(await textOf(answer))
    }
  }
  await isGone('/en/s/nothing')
  await isGone(`${link}x`)
  await isGone(`/en/s/${'A'.repeat(22)}`)
  const set = (row: object) => app.portal.db.updateTable('survey_invitation').set(row).where('id', '=', id).execute()
  await set({ revoked_at: app.clock.now() })
  await isGone(link)
  await set({ revoked_at: null, ends_at: app.clock.now() })
  await isGone(link)
  await set({ ends_at: new Date(app.clock.now().getTime() + day) })
  expect((await app.fetch(link)).status).toBe(200)
  const gone = { disabled_at: app.clock.now() }
  await app.portal.db.updateTable('account').set(gone).where('id', '=', dealer.viewer.accountId).execute()
  await isGone(link)
  expect([...bodies].map((body) => body.includes('This link leads to no survey'))).toEqual([...bodies].map(() => true))
  expect(await rows()).toEqual([])
})

test('who guesses is held off, and the right link is not; what one link may send has a limit as well', async () => {
  const { app, link, send } = await asked()
  for (let at = 0; at < 30; at += 1) await send({ q0: '9' }, `/en/s/guess-${at}`)
  expect([(await app.fetch('/en/s/guess')).status, (await send({ q0: '9' }, '/en/s/guess')).status]).toEqual([429, 429])
  app.clock.advance(16 * 60_000)
  for (let at = 0; at < 40; at += 1) expect((await app.fetch(link)).status).toBe(200)
  const sent = []
  for (let at = 0; at < 31; at += 1) sent.push((await send({ q0: String(at % 11) })).status)
  expect([new Set(sent.slice(0, 30)), sent.at(-1)]).toEqual([new Set([303]), 429])
})

test('a closed survey says so and keeps nothing, also of who answers while it is being closed', async () => {
  const { app, admin, survey, link, rows, send } = await asked()
  const closing = app.fetch(`/en/console/surveys/${survey}`, post(admin, { intent: 'close' }))
  const answers = await Promise.all([send({ q0: '9' }), closing, send({ q0: '9' })])
  const kept = await rows()
  expect(answers[1].status).toBe(303)
  for (const answer of [answers[0], answers[2]]) expect([303, 409]).toContain(answer.status)
  expect(kept.length).toBe([answers[0], answers[2]].some(({ status }) => status === 303) ? 1 : 0)
  const late = await send({ q0: '1', q2: 'Too late' })
  expect([late.status, (await textOf(late)).includes('this answer was not kept')]).toEqual([409, true])
  expect(await rows()).toEqual(kept)
  expect(await textOf(app.fetch(link))).toContain('This survey is closed')
})

test('a survey takes answers from its first day to its last', async () => {
  const { app, link, send } = await asked()
  const days = { starts_on: '2026-11-25', ends_on: '2026-11-26' }
  await app.portal.db.updateTable('survey').set(days).execute()
  expect((await send({ q0: '9' })).status).toBe(409)
  app.clock.advance(5 * day)
  expect((await send({ q0: '9' })).status).toBe(303)
  app.clock.advance(2 * day)
  expect([(await send({ q0: '8' })).status, (await textOf(app.fetch(link))).includes('closed')]).toEqual([409, true])
})

test('the link of a question about a ticket from before still leads to it', async () => {
  const { app } = await asked()
  const token = 'A'.repeat(43)
  const answer = await app.fetch(`/en/s/${token}?score=4`)
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `/en/s/${token}/ticket?score=4`])
})

test('neither the page nor the log has the key, and the page tells nothing of its person', async () => {
  const { app, link, token, dealer, send } = await asked()
  app.lines()
  const page = await (await app.fetch(`${link}?score=3`)).text()
  await send({ q0: '3' })
  expect(app.lines().join('\n')).not.toContain(token)
  for (const hidden of [dealer.viewer.name, dealer.viewer.email, dealer.viewer.companyName])
    expect(page).not.toContain(hidden)
})

test('on the page of their ticket its author answers without a mail, and nobody else does', async () => {
  const { app, dealer, survey } = await asked()
  const { id: ticket } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const closed = { close_reason: 'done' as const, closed_at: app.clock.now() }
  await app.portal.db.updateTable('ticket').set(closed).where('id', '=', ticket).execute()
  const path = `/en/tickets/${ticket}/survey`
  const others = [await app.dealer({ company: dealer }), await app.dealer()]
  for (const other of others) {
    expect((await app.fetch(path, as(other))).status).toBe(404)
    expect((await app.fetch(path, post(other, { q0: '9' }))).status).toBe(404)
  }
  expect((await app.fetch(path, as(dealer))).status).toBe(200)
  const answers = await Promise.all([1, 2, 3].map((score) => app.fetch(path, post(dealer, { q0: `${score}` }))))
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
  const rows = await app.portal.db
    .selectFrom('survey_invitation as one')
    .innerJoin('survey_answer as answer', 'answer.invitation_id', 'one.id')
    .select(['one.survey_id as survey', 'one.ticket_id as ticket', 'one.quiet_until as quiet'])
    .execute()
  expect(rows).toEqual([{ survey, ticket, quiet: null }])
  expect(await textOf(app.fetch(`/en/tickets/${ticket}`, as(dealer)))).toContain('See the answer')
  app.clock.advance(3 * day)
  await askSurveys(app.portal)
  await app.work()
  expect(await app.portal.db.selectFrom('sent_mail').select('subject').execute()).toEqual([])
})

test('once the links of a survey were revoked the ticket’s own page asks no more, and what was typed comes back', async () => {
  const { app, admin, dealer, survey, ticket, rows } = await asked()
  const path = `/en/tickets/${ticket}/survey`
  expect((await app.fetch(path, as(dealer))).status).toBe(200)
  await app.fetch(`/en/console/surveys/${survey}`, post(admin, { intent: 'revoke' }))
  expect(await (await app.fetch(path, as(dealer))).text()).not.toContain('name="q0"')
  const late = await app.fetch(path, post(dealer, { q0: '9', q2: 'Tutto bene' }))
  const page = await textOf(late)
  expect([late.status, page.includes('this answer was not kept'), page.includes('Tutto bene')]).toEqual([
    409,
    true,
    true,
  ])
  expect(await rows()).toEqual([])
  const stranger = await app.dealer()
  expect((await app.fetch(path, as(stranger))).status).toBe(404)
})

test('a closed ticket’s page asks in the survey’s days, by the calendar that the survey goes by', async () => {
  const { app, dealer } = await asked()
  await app.portal.db.deleteFrom('survey_invitation').execute()
  const { id: ticket } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const closed = { close_reason: 'done' as const, closed_at: app.clock.now() }
  await app.portal.db.updateTable('ticket').set(closed).where('id', '=', ticket).execute()
  await app.portal.db.updateTable('survey').set({ starts_on: '2026-11-21', ends_on: '2026-11-22' }).execute()
  const path = `/en/tickets/${ticket}`
  const asks = async () => {
    const page = await (await app.fetch(path, as(dealer))).text()
    return [page.includes(`href="${path}/survey"`), (await app.fetch(`${path}/survey`, as(dealer))).status]
  }
  expect(await asks()).toEqual([true, 200])
  const { tag } = await shownTo(app, dealer, `${path}.data`)
  expect((await shownTo(app, dealer, `${path}.data`, tag ?? '')).status).toBe(304)
  // In Rome it is half past midnight, the day after its last one.
  app.clock.advance(new Date('2026-11-22T23:30:00Z').getTime() - app.clock.now().getTime())
  expect(await asks()).toEqual([false, 404])
  // Nor is the page that was kept still the same.
  expect((await shownTo(app, dealer, `${path}.data`, tag ?? '')).status).toBe(200)
})

test('a ticket that was closed two years ago asks nothing more, answered or not', async () => {
  const { app, dealer, ticket } = await asked()
  const { id: other } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const closed = { close_reason: 'done' as const, closed_at: app.clock.now() }
  await app.portal.db.updateTable('ticket').set(closed).where('id', '=', other).execute()
  const answer = (id: number) => app.fetch(`/en/tickets/${id}/survey`, post(dealer, { q0: '3' }))
  const asks = async (id: number) => {
    const page = await (await app.fetch(`/en/tickets/${id}`, as(dealer))).text()
    return [page.includes(`href="/en/tickets/${id}/survey"`), (await answer(id)).status]
  }
  expect((await answer(ticket)).status).toBe(303)
  const later = new Date('2030-01-01T00:00:00Z')
  const stayIn = () => app.portal.db.updateTable('session').set({ idle_ends_at: later, ends_at: later }).execute()
  await stayIn()
  app.clock.advance(725 * day)
  expect(await asks(other)).toEqual([true, 303])
  await app.portal.db.deleteFrom('survey_invitation').where('ticket_id', '=', other).execute()
  app.clock.advance(20 * day)
  await stayIn()
  await sweepSurveys(app.portal)
  expect(await app.portal.db.selectFrom('survey_invitation').select('id').execute()).toEqual([])
  for (const id of [ticket, other]) expect([id, ...(await asks(id))]).toEqual([id, false, 404])
  expect(await app.portal.db.selectFrom('survey_task').select('due_on').execute()).toEqual([])
})
