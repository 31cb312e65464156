import { expect, test } from 'vitest'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { as, openApp, post } from '#tests/app.ts'
import { addInvitation, addSurvey } from '../surveys.fixture.ts'

const day = 86_400_000

async function answered(score: string) {
  const app = await openApp()
  const [admin, agent, other] = [await app.staff('admin'), await app.staff(), await app.staff()]
  const dealer = await app.dealer({ locale: 'en' })
  const { id: ticketId } = await app.ticket({ of: dealer, stage: 'ticket_closed' })
  const surveyId = await addSurvey(app.portal, { by: admin.viewer.accountId })
  const { accountId, companyId } = dealer.viewer
  const { id, token } = await addInvitation(app.portal, { surveyId, accountId, ticketId, companyId })
  const say = (said: string) => app.fetch(`/en/s/${token}`, post(nobody, { q0: said, q2: 'Troppo lento' }))
  await say(score)
  const path = `/en/console/surveys/tasks/${id}`
  const tasks = () =>
    app.portal.db
      .selectFrom('survey_task')
      .select(['due_on as due', 'target_on as target', 'caller_id as caller', 'done_by as done', 'note'])
      .execute()
  return { app, admin, agent, other, dealer, ticketId, id, path, say, tasks }
}

test('from 0 to 6 somebody is to be called within the working days of the survey, from 7 on nobody', async () => {
  const low = await answered('6')
  // Saturday: the first of the two working days is Monday.
  expect(await low.tasks()).toMatchObject([{ due: '2026-11-25', target: '2026-11-25', done: null }])
  const high = await answered('7')
  expect(await high.tasks()).toEqual([])
})

test('who changes their mind is not called, unless somebody has taken it on; a worse answer puts no second call', async () => {
  const { app, agent, path, say, tasks } = await answered('6')
  await say('2')
  expect(await tasks()).toHaveLength(1)
  await say('8')
  expect(await tasks()).toEqual([])
  await say('3')
  expect((await app.fetch(path, post(agent, { intent: 'call-take', caller: '' }))).status).toBe(303)
  await say('10')
  expect(await tasks()).toMatchObject([{ caller: agent.viewer.accountId }])
})

test('one of the staff takes the call and says what came of it; the second is told who was quicker', async () => {
  const { app, agent, other, path, tasks } = await answered('0')
  const send = (by: typeof agent, fields: Record<string, string>) => app.fetch(path, post(by, fields))
  expect((await send(agent, { intent: 'call-take', caller: '' })).status).toBe(303)
  expect((await send(other, { intent: 'call-take', caller: '' })).status).toBe(409)
  expect((await send(agent, { intent: 'call-done', note: '' })).status).toBe(400)
  const done = { intent: 'call-done', note: 'Pezzo spedito oggi.' }
  expect((await send(agent, done)).status).toBe(303)
  expect([(await send(agent, done)).status, (await send(other, done)).status]).toEqual([303, 409])
  expect(await tasks()).toMatchObject([{ done: agent.viewer.accountId, note: 'Pezzo spedito oggi.' }])
})

test('the call stands on the home, in the list, on the ticket, and goes from the home once it was made', async () => {
  const { app, agent, ticketId, path } = await answered('1')
  const read = async (address: string) => (await app.fetch(address, as(agent))).text()
  for (const address of ['/en', '/en/console/surveys/tasks', `/en/console/tickets/${ticketId}`])
    expect([address, (await read(address)).includes('/console/surveys/tasks')]).toEqual([address, true])
  expect(await read(path)).toContain('Troppo lento')
  await app.fetch(path, post(agent, { intent: 'call-done', note: 'Sentito.' }))
  expect(await read('/en')).not.toContain('Customers to call back')
  const list = await read('/en/console/surveys/tasks')
  expect(list).toContain('1 of 1')
  // The day that stands there is that of the call, not the last one for it.
  expect(list).toContain('Called back on')
  expect(list).not.toContain('Due by')
})

test('a call after the second working day does not count as in time, nor one that is not made by then', async () => {
  const late = await answered('1')
  late.app.clock.advance(5 * day)
  const read = async () => (await late.app.fetch('/en/console/surveys/tasks', as(late.agent))).text()
  expect(await read()).toContain('0 of 1')
  await late.app.fetch(late.path, post(late.agent, { intent: 'call-done', note: 'Tardi.' }))
  expect(await read()).toContain('0 of 1')
})

test('the page of a call says who took it on, from whom and when, and who made it; said twice it stands there once', async () => {
  const { app, agent: anna, other: bruno, path } = await answered('0')
  for (const [{ viewer }, name] of [
    [anna, 'Anna Neri'],
    [bruno, 'Bruno Gatti'],
  ] as const)
    await app.portal.db.updateTable('account').set({ name }).where('id', '=', viewer.accountId).execute()
  const send = (by: typeof anna, fields: Record<string, string>) => app.fetch(path, post(by, fields))
  const read = async () => (await (await app.fetch(path, as(anna))).text()).replaceAll('<!-- -->', '')
  expect(await read()).not.toContain('History')
  // Sent twice, and from a page that shows already whose it is.
  for (const caller of ['', '', String(anna.viewer.accountId)])
    expect((await send(anna, { intent: 'call-take', caller })).status).toBe(303)
  app.clock.advance(day)
  await send(bruno, { intent: 'call-take', caller: String(anna.viewer.accountId) })
  await send(bruno, { intent: 'call-done', note: 'Pezzo spedito oggi.' })
  const page = await read()
  const history = page.slice(page.indexOf('aria-label="History"'))
  const said = [
    'Bruno Gatti called back',
    'Bruno Gatti took the call',
    'It was Anna Neri’s before',
    'Anna Neri took the call',
  ]
  expect(said.map((one) => history.split(one).length - 1)).toEqual([1, 1, 1, 1])
  const places = said.map((one) => history.indexOf(one))
  expect(places).toEqual(places.toSorted((one, next) => one - next))
  expect(history).toContain('22 Nov 2026')
})

test('of two who take a call at once one is told who was quicker, and the history names the other alone', async () => {
  const { app, agent, other, path } = await answered('0')
  const take = (by: typeof agent) => app.fetch(path, post(by, { intent: 'call-take', caller: '' }))
  const answers = await Promise.all([take(agent), take(other)])
  expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([303, 409])
  const rows = await app.portal.db.selectFrom('survey_task_event').select(['kind', 'before_id']).execute()
  expect(rows).toEqual([{ kind: 'taken', before_id: null }])
})
