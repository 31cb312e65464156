import { expect, test } from 'vitest'
import { type App, as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { addVoice } from '../answering/answering.store.server.ts'
import { addInvitation, addSurvey } from '../surveys.fixture.ts'
import { sweepSurveys } from '../surveys.jobs.server.ts'

async function openNetwork() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const survey = await addSurvey(app.portal, { by: admin.viewer.accountId, trigger: 'appointment' })
  const dealer = await app.dealer({ locale: 'en' })
  return { app, admin, survey, dealer }
}

/** What a rider said of a dealer. */
async function say(app: App, surveyId: number, of: Member, said: { score: number; text?: string }) {
  const rider = await app.dealer({ role: 'customer', name: 'Rina Rider' })
  const { accountId } = rider.viewer
  const asked = { surveyId, accountId, companyId: of.viewer.companyId, family: 'C68' }
  const { id } = await addInvitation(app.portal, asked)
  const { score, text = '' } = said
  const answer = { invitation_id: id, survey_id: surveyId, score, answers: JSON.stringify([score, null, text]) }
  await app.portal.db
    .insertInto('survey_answer')
    .values({ ...answer, lookup: text.toLowerCase(), answered_at: app.clock.now() })
    .execute()
  return id
}

test('a dealer reads what was said of its own work, without names, and nothing of another’s', async () => {
  const { app, survey, dealer } = await openNetwork()
  const other = await app.dealer()
  await say(app, survey, dealer, { score: 9, text: 'Officina gentile <b>' })
  await say(app, survey, other, { score: 1, text: 'Altro negozio' })
  const page = await (await app.fetch('/en/surveys', as(dealer))).text()
  expect([page.includes('Officina gentile &lt;b&gt;'), page.includes('Altro negozio')]).toEqual([true, false])
  expect([page.includes('Rina Rider'), page.includes('9.0 out of 10')]).toEqual([false, true])
  const mechanic = await app.dealer({ company: dealer, role: 'workshop' })
  expect((await app.fetch('/en/surveys', as(mechanic))).status).toBe(200)
  const rider = await app.dealer({ role: 'customer' })
  expect((await app.fetch('/en/surveys', as(rider))).status).toBe(404)
  const unlicensed = await app.dealer({ modules: ['tickets'] })
  expect((await app.fetch('/en/surveys', as(unlicensed))).status).toBe(403)
})

test('that somebody is to be called is the maker’s to read, whose people call', async () => {
  const { app, admin, survey, dealer } = await openNetwork()
  const invitation = await say(app, survey, dealer, { score: 2, text: 'Il cambio salta ancora.' })
  const task = { invitation_id: invitation, due_on: '2026-11-24', target_on: '2026-11-24' }
  await app.portal.db.insertInto('survey_task').values(task).execute()
  const [own, data, staffs] = await Promise.all(
    [
      ['/en/surveys', dealer] as const,
      ['/en/surveys.data', dealer] as const,
      [`/en/console/surveys/${survey}/answers`, admin] as const,
    ].map(async ([path, who]) => (await app.fetch(path, as(who))).text()),
  )
  expect(own).toContain('Il cambio salta ancora.')
  expect(own).not.toContain('To be called back')
  expect(data).not.toMatch(/"toCall",true/)
  expect(staffs).toContain('To be called back')
})

test('the median of the network is told from five dealers on', async () => {
  const { app, survey, dealer } = await openNetwork()
  await say(app, survey, dealer, { score: 9 })
  for (const score of [2, 4, 6]) await say(app, survey, await app.dealer(), { score })
  const read = async () => (await app.fetch('/en/surveys', as(dealer))).text()
  expect(await read()).toContain('>not yet<')
  await say(app, survey, await app.dealer(), { score: 8 })
  expect(await read()).toContain('6.0 out of 10')
})

test('answers are searched by their words, narrowed to low scores, and leave as files', async () => {
  const { app, admin, survey, dealer } = await openNetwork()
  await say(app, survey, dealer, { score: 2, text: 'Attesa troppo lunga' })
  await say(app, survey, dealer, { score: 10, text: 'Perfetto' })
  const path = `/en/console/surveys/${survey}/answers`
  const read = async (search: string) => (await app.fetch(path + search, as(admin))).text()
  const found = async (search: string) => {
    const page = await read(search)
    return [page.includes('Attesa troppo lunga'), page.includes('Perfetto')]
  }
  expect(await found('')).toEqual([true, true])
  expect(await found('?q=attesa')).toEqual([true, false])
  expect(await found('?score=low')).toEqual([true, false])
  expect(await found('?score=other')).toEqual([false, true])
  const csv = await (await app.fetch(`${path}/export.csv?score=low`, as(admin))).text()
  expect([csv.includes('Attesa troppo lunga'), csv.includes('Perfetto'), csv.includes('Rina Rider')]).toEqual([
    true,
    false,
    true,
  ])
  const own = await (await app.fetch('/en/surveys/export.csv', as(dealer))).text()
  expect([own.includes('Perfetto'), own.includes('Rina Rider')]).toEqual([true, false])
  expect((await app.fetch(`${path}/export.xlsx`, as(admin))).headers.get('content-type')).toContain('spreadsheet')
})

test('staff read how many answered, and scores by month, dealer and model', async () => {
  const { app, admin, survey, dealer } = await openNetwork()
  await say(app, survey, dealer, { score: 4 })
  await say(app, survey, dealer, { score: 9 })
  const rider = await app.dealer({ role: 'customer' })
  await addInvitation(app.portal, { surveyId: survey, accountId: rider.viewer.accountId })
  const page = await (await app.fetch(`/en/console/surveys/${survey}`, as(admin))).text()
  for (const words of ['67%', '6.5 out of 10', 'November 2026', dealer.viewer.companyName, 'C68'])
    expect([words, page.includes(words)]).toEqual([words, true])
})

test('two dealers of one name are two in the results, each with what was said of it', async () => {
  const { app, admin, survey, dealer } = await openNetwork()
  const namesake = await app.dealer()
  await app.owner.updateTable('company').set({ name: 'Cicli Omonimi' }).where('kind', '=', 'dealer').execute()
  await say(app, survey, dealer, { score: 10 })
  await say(app, survey, namesake, { score: 0 })
  const page = await (await app.fetch(`/en/console/surveys/${survey}`, as(admin))).text()
  const rows = [...page.matchAll(/<tr[ >].*?<\/tr>/gs)].flatMap(([row]) => (row.includes('Cicli Omonimi') ? row : []))
  const scores = rows.map((row) => /([\d.]+) out of 10/.exec(row)?.[1] ?? '')
  expect(scores.toSorted()).toEqual(['0.0', '10.0'])
})

test('results that hold more groups than a page shows say so, and lead to all of them', async () => {
  const { app, admin, survey, dealer } = await openNetwork()
  const id = await say(app, survey, dealer, { score: 10 })
  const parts = Array.from({ length: 53 }, (_, at) => `part-${at}`)
  await app.portal.db.updateTable('survey_invitation').set({ parts }).where('id', '=', id).execute()
  const read = async (search: string) => {
    const page = await (await app.fetch(`/en/console/surveys/${survey}${search}`, as(admin))).text()
    return [
      page.match(/>part-\d+</gi)?.length,
      page.includes('50 of 53 rows'),
      page.includes(`/en/console/surveys/${survey}?groups=all"`),
    ]
  }
  expect(await read('')).toEqual([50, true, true])
  expect((await read('?groups=all')).slice(0, 2)).toEqual([53, false])
})

test('after twenty-four months answers are figures, and the figures stay', async () => {
  const { app, survey, dealer } = await openNetwork()
  for (const score of [4, 4, 9]) await say(app, survey, dealer, { score })
  app.clock.advance(700 * 86_400_000)
  await sweepSurveys(app.portal)
  expect(await app.portal.db.selectFrom('survey_answer').select('score').execute()).toHaveLength(3)
  app.clock.advance(40 * 86_400_000)
  await Promise.all([sweepSurveys(app.portal), sweepSurveys(app.portal)])
  expect(await app.portal.db.selectFrom('survey_invitation').select('id').execute()).toEqual([])
  const figures = await app.portal.db
    .selectFrom('survey_figure')
    .select(['score', 'invitations'])
    .orderBy('score')
    .execute()
  expect(figures).toEqual([
    { score: 4, invitations: 2 },
    { score: 9, invitations: 1 },
  ])
  const later = await app.staff()
  const page = await (await app.fetch(`/en/console/surveys/${survey}`, as(later))).text()
  expect([page.includes('5.7 out of 10'), page.includes('November 2026')]).toEqual([true, true])
})

test('an anonymous survey keeps its figures beyond twenty-four months, and nobody counts twice', async () => {
  const app = await openApp()
  const admin = await app.staff('admin')
  const by = admin.viewer.accountId
  const survey = await addSurvey(app.portal, { by, trigger: 'campaign', anonymous: true })
  for (let at = 0; at < 8; at += 1) {
    const { viewer } = await app.dealer()
    await addInvitation(app.portal, { surveyId: survey, accountId: viewer.accountId })
  }
  for (const score of [2, 4, 4, 9, 10, 10]) await addVoice(app.portal.db, survey, [score, null, 'Detto'], 5)
  await app.fetch(`/en/console/surveys/${survey}`, post(admin, { intent: 'close' }))
  const read = async (reader: Staff) => {
    const page = await (await app.fetch(`/en/console/surveys/${survey}`, as(reader))).text()
    const figures = [...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, figure]) => figure)
    return { figures: figures.slice(0, 5), isHidden: page.includes('fewer than five answers') }
  }
  const kept = { figures: ['8', '6', '75%', '6.5 out of 10', '3'], isHidden: false }
  expect(await read(admin)).toEqual(kept)
  app.clock.advance(770 * 86_400_000)
  await Promise.all([sweepSurveys(app.portal), sweepSurveys(app.portal)])
  expect(await app.portal.db.selectFrom('survey_voice').select('score').execute()).toEqual([])
  expect(await app.portal.db.selectFrom('survey_invitation').select('id').execute()).toEqual([])
  expect(await read(await app.staff('admin'))).toEqual(kept)
})
