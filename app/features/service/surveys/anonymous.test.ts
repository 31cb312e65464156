import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nobody } from '#app/features/people/sign-in/sign-in.fixture.ts'
import { openLinks } from '#app/kit/one-time-links.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import { askSurveys } from './surveys.jobs.server.ts'
import { addSurvey } from './surveys.fixture.ts'

const day = 86_400_000

/** An anonymous campaign among so many dealers, with the link each has by mail. */
async function openCampaign(count: number) {
  const app = await openApp()
  const admin = await app.staff('admin')
  const people = []
  for (let at = 0; at < count; at += 1) people.push(await app.dealer({ locale: 'en', name: `Dealer ${at}` }))
  const by = admin.viewer.accountId
  const survey = await addSurvey(app.portal, { by, trigger: 'campaign', anonymous: true })
  await askSurveys(app.portal)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address as to', 'body']).execute()
  const linkOf = (email: string) => {
    const mail = mails.find(({ to }) => to === email)
    return /\/en\/s\/[\w-]+/.exec(openLinks(app.portal.secret, mail?.body ?? ''))?.[0] ?? ''
  }
  const links = people.map(({ viewer }) => linkOf(viewer.email))
  const send = (link: string, fields: Record<string, string>) => app.fetch(link, post(nobody, fields))
  const read = async () => (await app.fetch(`/en/console/surveys/${survey}`, as(admin))).text()
  const voices = () => app.portal.db.selectFrom('survey_voice').select(['score', 'counted']).orderBy('score').execute()
  return { app, admin, survey, people, links, send, read, voices }
}

test('nothing in the database ties an answer to a person: no number, no time, no order, no transaction', async () => {
  const { app, links, send, voices } = await openCampaign(6)
  for (const [at, link] of links.slice(0, 5).entries())
    expect((await send(link, { q0: String(at), q2: `Text ${at}` })).status).toBe(303)
  expect(await voices()).toEqual([0, 1, 2, 3, 4].map((score) => ({ score, counted: true })))
  const { rows: columns } = await sql<{ name: string; type: string }>`select column_name as name, data_type as type
    from information_schema.columns where table_name = 'survey_voice' order by 1`.execute(app.owner)
  expect(columns).toEqual([
    { name: 'answers', type: 'jsonb' },
    { name: 'counted', type: 'boolean' },
    { name: 'id', type: 'uuid' },
    { name: 'score', type: 'smallint' },
    { name: 'survey_id', type: 'bigint' },
  ])
  // All five were written by one transaction, and not where they first stood.
  const { rows: written } = await sql<{ xmin: string }>`select distinct xmin::text from survey_voice`.execute(app.owner)
  expect(written).toHaveLength(1)
  const invited = await app.portal.db.selectFrom('survey_invitation').select('token_hash').execute()
  expect(new Set(invited.map(({ token_hash: hash }) => hash))).toEqual(new Set([null]))
  expect(await app.portal.db.selectFrom('survey_answer').select('score').execute()).toEqual([])
  expect(await app.portal.db.selectFrom('survey_task').select('due_on').execute()).toEqual([])
})

test('the order of the rows is not the order in which they came', async () => {
  const orders = new Set<string>()
  const { app, links, send } = await openCampaign(10)
  for (const [at, link] of links.entries()) await send(link, { q0: String(at) })
  const { rows } = await sql<{ score: number }>`select score from survey_voice order by ctid`.execute(app.owner)
  const { rows: byId } = await sql<{ score: number }>`select score from survey_voice order by id`.execute(app.owner)
  for (const order of [rows, byId]) orders.add(order.map(({ score }) => score).join(' '))
  // One of 14,400 times both would.
  expect([...orders]).not.toEqual(['0 1 2 3 4 5 6 7 8 9'])
})

test('below five answers nothing is shown, and afterwards five more count at a time', async () => {
  const { links, send, read } = await openCampaign(9)
  for (const link of links.slice(0, 4)) await send(link, { q0: '1', q2: 'Hidden words' })
  const before = await read()
  expect([before.includes('fewer than five answers'), before.includes('Hidden words')]).toEqual([true, false])
  expect(before).not.toContain('Response rate')
  await send(links[4] ?? '', { q0: '1', q2: 'Fifth' })
  expect(await read()).toContain('Hidden words')
  expect(await read()).toContain('56%')
  await send(links[5] ?? '', { q0: '10', q2: 'Sixth words' })
  const after = await read()
  expect([after.includes('Sixth words'), after.includes('56%')]).toEqual([false, true])
})

test('an anonymous answer is given once, and the page says before that it cannot be changed', async () => {
  const { app, links, send, voices } = await openCampaign(2)
  const [link = ''] = links
  expect(await (await app.fetch(`${link}?score=4`)).text()).toContain(
    'Once sent it can be neither changed nor withdrawn',
  )
  const answers = await Promise.all([1, 2, 3, 4].map((score) => send(link, { q0: String(score) })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409, 409, 409])
  expect((await send(link, { q0: '9' })).status).toBe(409)
  expect(await voices()).toHaveLength(1)
})

test('who has answered is not reminded, and who has not is', async () => {
  const { app, people, links, send } = await openCampaign(2)
  await send(links[0] ?? '', { q0: '9' })
  app.clock.advance(5.1 * day)
  await app.portal.db.deleteFrom('sent_mail').execute()
  await askSurveys(app.portal)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select('to_address as to').execute()
  expect(mails).toEqual([{ to: people[1]?.viewer.email }])
})

test('neither the log nor a row of a limit tells who answered what', async () => {
  const { app, people, links, send } = await openCampaign(3)
  app.lines()
  for (const link of links) await send(link, { q0: '2', q2: 'Nobody may know' })
  const log = app.lines().join('\n')
  for (const hidden of ['Nobody may know', ...links.map((link) => link.split('/').at(-1) ?? '')])
    expect(log).not.toContain(hidden)
  const { rows } = await sql<{ key: string }>`select key from throttle`.execute(app.owner)
  for (const { viewer } of people)
    expect(rows.some(({ key }) => key.includes(`answers ${viewer.accountId}`))).toBe(false)
})
