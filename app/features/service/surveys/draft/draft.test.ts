import { expect, test } from 'vitest'
import { as, openApp, post } from '#tests/app.ts'
import { addSurvey, surveyFields, type SurveyOptions } from '../surveys.fixture.ts'

async function openConsole() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const send = (fields: Record<string, string | string[]>, path = '/en/console/surveys/new') =>
    app.fetch(path, post(admin, fields))
  const surveys = () => app.portal.db.selectFrom('survey').select(['id', 'state', 'version']).orderBy('id').execute()
  return { app, admin, send, surveys }
}

test('a survey is written, seen as it will be answered, opened and closed; sent twice it is one', async () => {
  const { app, admin, send, surveys } = await openConsole()
  const fields = surveyFields()
  const answers = await Promise.all([send(fields), send(fields)])
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
  const path = answers[0].headers.get('location')?.split('?')[0] ?? ''
  const page = await (await app.fetch(path, as(admin))).text()
  for (const words of ['Quanto ci consigli?', 'Cortesia', 'As the person answering sees it'])
    expect(page).toContain(words)
  const opened = await Promise.all([1, 2].map(() => send({ intent: 'open', version: '1' }, path)))
  expect(opened.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  expect((await send({ intent: 'close' }, path)).status).toBe(303)
  expect((await send({ intent: 'close' }, path)).status).toBe(409)
  expect((await send({ intent: 'open', version: '1' }, path)).status).toBe(409)
  expect(await surveys()).toMatchObject([{ state: 'closed' }])
  const events = await app.portal.db.selectFrom('survey_event').select('kind').orderBy('id').execute()
  expect(events.map(({ kind }) => kind)).toEqual(['written', 'opened', 'closed'])
})

test('once it is open its questions stay, and a draft that changed meanwhile is not opened', async () => {
  const { app, admin, send, surveys } = await openConsole()
  const id = await addSurvey(app.portal, { by: admin.viewer.accountId, state: 'draft' })
  const path = `/en/console/surveys/${id}`
  expect((await send({ ...surveyFields(), version: '1' }, `${path}/edit`)).status).toBe(303)
  expect((await send({ ...surveyFields(), version: '1' }, `${path}/edit`)).status).toBe(409)
  expect((await send({ intent: 'open', version: '1' }, path)).status).toBe(409)
  expect((await send({ intent: 'open', version: '2' }, path)).status).toBe(303)
  expect((await send({ ...surveyFields(), version: '2' }, `${path}/edit`)).status).toBe(409)
  const late = await (await app.fetch(`${path}/edit`, as(admin))).text()
  expect([late.includes('its questions no longer change'), late.includes('name="title_it"')]).toEqual([true, false])
  expect((await send({ intent: 'discard' }, path)).status).toBe(409)
  expect(await surveys()).toMatchObject([{ state: 'open', version: 2 }])
})

test('of each occasion one survey asks at a time, and campaigns as many as there are', async () => {
  const { app, admin, send, surveys } = await openConsole()
  const by = admin.viewer.accountId
  await app.dealer()
  const ids = []
  for (const trigger of ['ticket', 'ticket', 'campaign', 'campaign'] as const)
    ids.push(await addSurvey(app.portal, { by, trigger, state: 'draft' }))
  const opened = await Promise.all(ids.map((id) => send({ intent: 'open', version: '1' }, `/en/console/surveys/${id}`)))
  const [first, second, ...campaigns] = opened.map(({ status }) => status)
  expect([[first, second].toSorted((one = 0, other = 0) => one - other), campaigns]).toEqual([
    [303, 409],
    [303, 303],
  ])
  expect((await surveys()).filter(({ state }) => state === 'open')).toHaveLength(3)
})

test('what a survey cannot have comes back with a sentence at its field', async () => {
  const { send, surveys } = await openConsole()
  for (const [options, sentence] of [
    [{ title_it: '' }, 'Write the title in one language at least'],
    [{ title_it: 'Com’è\r\nandata?' }, 'name-signs'],
    [{ title_it: 'x'.repeat(121) }, '120'],
    [{ kind_0: 'text' }, 'The first question asks for a number'],
    [{ kind_0: '' }, 'The first question asks for a number'],
    [{ text_0_it: '' }, 'Write the question in the same languages as the title'],
    [{ title_en: 'How was it?' }, 'Write the question in the same languages as the title'],
    [{ kind_1: '' }, 'Choose how this question is answered'],
    [{ choices_1_it: 'Una sola' }, 'Write 2 to 10 answers'],
    [{ choices_1_it: 'x\n'.repeat(11) }, 'Write 2 to 10 answers'],
    [{ starts_on: '2026-12-02', ends_on: '2026-12-01' }, 'The last day is before the first'],
    [{ ends_on: '2026-11-20' }, 'Its last day has passed'],
    [{ after_days: '91' }, 'from 0 to 90'],
    [{ call_days: '0' }, 'from 1 to 30'],
    [{ trigger: 'birthday' }, ''],
    [{ audience_countries: 'Atlantis' }, 'is no country'],
  ] as [Record<string, string>, string][]) {
    const answer = await send(surveyFields(options))
    expect([options, answer.status]).toEqual([options, 400])
    if (sentence !== 'name-signs') expect(await answer.text()).toContain(sentence)
  }
  expect(await surveys()).toEqual([])
})

test('a mistake says of which question it is, and the fields of each are a group of that name', async () => {
  const { send } = await openConsole()
  const page = await (await send(surveyFields({ text_0_it: '', kind_1: '' }))).text()
  for (const number of [1, 2]) expect(page).toContain(`>Question ${number} · Question (Italiano)</a>`)
  for (const number of [1, 2]) expect(page).toContain(`aria-label="Question ${number}"`)
})

test('a campaign for nobody, or one whose last day has passed, is not opened', async () => {
  const { app, admin, send } = await openConsole()
  const by = admin.viewer.accountId
  const nobody = { by, trigger: 'campaign', state: 'draft', audience: { countries: ['SM'] } } satisfies SurveyOptions
  const over = { by, state: 'draft', endsOn: '2026-11-20' } satisfies SurveyOptions
  for (const [options, sentence] of [
    [nobody, 'Nobody is in this audience'],
    [over, 'Its last day has passed'],
  ] as [SurveyOptions, string][]) {
    const id = await addSurvey(app.portal, options)
    const answer = await send({ intent: 'open', version: '1' }, `/en/console/surveys/${id}`)
    expect([answer.status, (await answer.text()).includes(sentence)]).toEqual([400, true])
  }
})

test('an agent reads surveys and writes none; only an administrator opens and closes', async () => {
  const { app, admin } = await openConsole()
  const agent = await app.staff()
  const id = await addSurvey(app.portal, { by: admin.viewer.accountId, state: 'draft' })
  const path = `/en/console/surveys/${id}`
  expect((await app.fetch(path, as(agent))).status).toBe(200)
  for (const [address, fields] of [
    [path, { intent: 'open', version: '1' }],
    [path, { intent: 'close' }],
    [path, { intent: 'revoke' }],
    [path, { intent: 'discard' }],
    [`${path}/edit`, { ...surveyFields(), version: '1' }],
    ['/en/console/surveys/new', surveyFields()],
  ] as const)
    expect([address, (await app.fetch(address, post(agent, fields))).status]).toEqual([address, 404])
})

test('a campaign says before it is opened how many it reaches, and how many of them want surveys', async () => {
  const { app, admin } = await openConsole()
  await app.dealer()
  await app.dealer({ role: 'customer' })
  const id = await addSurvey(app.portal, { by: admin.viewer.accountId, trigger: 'campaign', state: 'draft' })
  const page = await (await app.fetch(`/en/console/surveys/${id}`, as(admin))).text()
  expect([page.includes('2 people of 2 companies'), page.includes('who have chosen to get surveys: 1')]).toEqual([
    true,
    true,
  ])
})
