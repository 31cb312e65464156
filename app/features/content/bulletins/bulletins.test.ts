import { expect, test } from 'vitest'
import { as, openApp, post, type App, type Member } from '#tests/app.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { addBulletin, bulletinFields } from './bulletins.fixture.ts'

const day = 24 * 60 * 60_000

async function openDesk() {
  const app = await openApp()
  const admin = await app.staff('admin')
  const owner = await app.dealer({ locale: 'en', name: 'Anna Verdi' })
  const workshop = await app.dealer({ company: owner, role: 'workshop', locale: 'it', name: 'Bruno Neri' })
  const sales = await app.dealer({ company: owner, role: 'sales', name: 'Carla Blu' })
  const rider = await app.dealer({ role: 'customer', name: 'Dario Rosa' })
  const by = admin.viewer.accountId
  return { app, admin, by, owner, workshop, sales, rider }
}

function titled(text: string) {
  return { it: text, en: text, fr: text }
}

function pageOf(id: number, locale = '/en') {
  return `${locale}/resources/bulletins/${id}`
}

function deskOf(id: number) {
  return `/en/console/bulletins/${id}`
}

async function mails(app: App) {
  await app.work()
  return app.portal.db
    .selectFrom('sent_mail')
    .select(['to_address as to', 'subject', 'body', 'headers'])
    .orderBy('outbox_id')
    .execute()
}

async function sendNew(app: App, admin: { cookie: string }, fields: Record<string, string | string[]> = {}) {
  const answer = await app.fetch('/en/console/bulletins/new', post(admin, bulletinFields(fields)))
  const id = Number(/bulletins\/(\d+)/.exec(answer.headers.get('location') ?? '')?.[1])
  return { status: answer.status, page: await answer.text(), id }
}

test('a draft is nobody’s but staff’s; published it is read by whom it is for, and by nobody else', async () => {
  const { app, admin, owner, workshop, sales, rider } = await openDesk()
  const { status, id } = await sendNew(app, admin)
  expect(status).toBe(303)
  expect((await app.fetch(pageOf(id), as(owner))).status).toBe(404)
  const desk = await (await app.fetch(deskOf(id), as(admin))).text()
  expect(desk).toContain('3 people of 1 company')
  const published = await app.fetch(deskOf(id), post(admin, { intent: 'publish', revision: '1' }))
  expect([published.status, published.headers.get('location')]).toEqual([303, `${deskOf(id)}?notice=publish`])
  for (const person of [owner, workshop, sales]) expect((await app.fetch(pageOf(id), as(person))).status).toBe(200)
  expect((await app.fetch(pageOf(id), as(rider))).status).toBe(404)
  const without = await app.dealer({ modules: ['tickets'] })
  expect((await app.fetch(pageOf(id), as(without))).status).toBe(403)
})

test('before it is published a bulletin says to how many people a mail will leave', async () => {
  const { app, admin } = await openDesk()
  const { id } = await sendNew(app, admin)
  const desk = async () => (await app.fetch(deskOf(id), as(admin))).text()
  expect(await desk()).toContain('by email to 2 people subscribed to bulletins')
  await app.portal.db.updateTable('account').set({ role: 'sales' }).where('role', 'in', ['owner', 'workshop']).execute()
  expect(await desk()).toContain('so no email leaves')
})

test('published twice at once it is one publication, and each subscriber gets one mail with the whole text', async () => {
  const { app, admin, owner, workshop, sales } = await openDesk()
  const { id } = await sendNew(app, admin, {
    title_en: 'Torque of the seat clamp',
    body_en: '# Torque\n\n- **5 Nm**\n- [tool](https://tool.example)',
  })
  const publish = () => app.fetch(deskOf(id), post(admin, { intent: 'publish', revision: '1' }))
  const statuses = (await Promise.all([publish(), publish(), publish()])).map((answer) => answer.status)
  expect(statuses.map(String).toSorted()).toEqual(['303', '409', '409'])
  const sent = await mails(app)
  expect(sent.map(({ to }) => to).toSorted()).toEqual([owner.viewer.email, workshop.viewer.email].toSorted())
  const [english, italian] = [owner, workshop].map(({ viewer }) => sent.find(({ to }) => to === viewer.email))
  expect(english?.subject).toBe('Technical bulletin TB-2026-01: Torque of the seat clamp')
  for (const text of ['• 5 Nm', '• tool (https://tool.example)', pageOf(id)]) expect(english?.body).toContain(text)
  expect(italian?.body).toContain('Serrare a 5 Nm.')
  expect(JSON.stringify(english?.headers)).toContain('One-Click')
  // Who asks for them gets them as well, and who says no gets none.
  const say = (person: Member, status: string) =>
    app.fetch('/en/subscriptions', post(person, { topic: 'bulletins', status }))
  expect((await say(sales, 'subscribed')).status).toBe(303)
  expect((await say(owner, 'unsubscribed')).status).toBe(303)
  const fields = { ...bulletinFields(), revision: '1', again: 'on' }
  expect((await app.fetch(`${deskOf(id)}/edit`, post(admin, fields))).status).toBe(303)
  const after = (await mails(app)).slice(sent.length)
  expect(after.map(({ to }) => to).toSorted()).toEqual([sales.viewer.email, workshop.viewer.email].toSorted())
})

test('a reader gets their own language, else English, else Italian, and the language is named', async () => {
  const { app, by, owner } = await openDesk()
  const body = { it: 'Testo italiano', en: 'English text', fr: '' }
  const both = await addBulletin(app.portal, { by, titles: body, bodies: body })
  const read = async (id: number, locale: string) => (await app.fetch(pageOf(id, locale), as(owner))).text()
  expect(await read(both, '/en')).toContain('English text')
  const french = await read(both, '/fr')
  expect(french).toContain('English text')
  expect(french).toContain('Le texte est dans cette langue\u00a0: English')
  const one = await addBulletin(app.portal, { by })
  expect(await read(one, '/en')).toContain('The text is in this language: Italiano')
})

test('HTML in a text stays text, and ten thousand nested lists are refused without harm', async () => {
  const { app, admin, owner } = await openDesk()
  const { id } = await sendNew(app, admin, { body_it: '<script>alert(1)</script> **forte**' })
  await app.fetch(deskOf(id), post(admin, { intent: 'publish', revision: '1' }))
  const page = await (await app.fetch(pageOf(id, ''), as(owner))).text()
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).toContain('<strong>forte</strong>')
  for (const body of ['- '.repeat(9_999) + 'x', '*'.repeat(19_000), '[x](javascript:alert(1))']) {
    const refused = await sendNew(app, admin, { number: 'TB-2026-02', body_it: body })
    expect([body.slice(0, 4), refused.status]).toEqual([body.slice(0, 4), body.startsWith('*') ? 303 : 400])
  }
})

test('owner and workshop confirm once; of an older version they are told of the newer one', async () => {
  const { app, admin, by, owner, workshop, sales } = await openDesk()
  const id = await addBulletin(app.portal, { by, number: 'TB-2026-01' })
  const confirm = (person: Member, version: string) =>
    app.fetch(pageOf(id), post(person, { intent: 'confirm', version }))
  const home = async (person: Member) => (await app.fetch('/en', as(person))).text()
  expect(await home(owner)).toContain('Bulletins to confirm')
  expect(await home(sales)).not.toContain('Bulletins to confirm')
  expect((await confirm(sales, '1')).status).toBe(403)
  for (let twice = 0; twice < 2; twice += 1) expect((await confirm(owner, '1')).status).toBe(303)
  expect(await home(owner)).not.toContain('Bulletins to confirm')
  expect(await home(workshop)).toContain('Bulletins to confirm')
  const edit = (again: object, revision: string, body: string) =>
    app.fetch(`${deskOf(id)}/edit`, post(admin, { ...bulletinFields({ body_it: body }), revision, ...again }))
  expect((await edit({}, '1', 'Serrare a 6 Nm.')).status).toBe(303)
  // A version that does not ask again leaves what was said.
  expect(await home(owner)).not.toContain('Bulletins to confirm')
  expect(await mails(app)).toEqual([])
  const late = await confirm(workshop, '1')
  const page = await late.text()
  expect(late.status).toBe(409)
  for (const text of ['A new version has come out meanwhile', 'Serrare a 6 Nm.', 'name="version" value="2"'])
    expect(page).toContain(text)
  expect((await edit({ again: 'on' }, '2', 'Serrare a 7 Nm.')).status).toBe(303)
  expect(await home(owner)).toContain('Bulletins to confirm')
  expect((await mails(app)).map(({ to }) => to)).toHaveLength(2)
  expect((await edit({}, '2', 'Serrare a 8 Nm.')).status).toBe(409)
  const old = await (await app.fetch(`${deskOf(id)}?version=1`, as(admin))).text()
  expect(old).toContain('You are reading version 1')
  expect(old).toContain('<strong>5 Nm</strong>')
})

test('staff see who has not confirmed, by company and within seven days, and remind them once in three days', async () => {
  const { app, by, owner, workshop } = await openDesk()
  const id = await addBulletin(app.portal, { by, number: 'TB-2026-01' })
  const agent = await app.staff()
  app.clock.advance(2 * day)
  await app.fetch(pageOf(id), post(owner, { intent: 'confirm', version: '1' }))
  const desk = async (who = agent) => (await app.fetch(deskOf(id), as(who))).text()
  expect(await desk()).toContain('1 (50\u00a0%)')
  const people = await (await app.fetch(`${deskOf(id)}/people?word=missing`, as(agent))).text()
  expect([people.includes('Bruno Neri'), people.includes('Anna Verdi')]).toEqual([true, false])
  const file = await (await app.fetch(`${deskOf(id)}/people/export.csv`, as(agent))).text()
  expect(file.trim().split('\r\n')).toEqual([
    'Name,Company,Role,Country,Confirmed on',
    'Anna Verdi,Cicli Rossi,Owner,Italy,2026-11-23',
    'Bruno Neri,Cicli Rossi,Workshop,Italy,',
  ])
  const remind = (who = agent) => app.fetch(deskOf(id), post(who, { intent: 'remind' }))
  const both = await Promise.all([remind(), remind()])
  expect(both.map((answer) => String(answer.status)).toSorted()).toEqual(['303', '429'])
  expect((await mails(app)).map(({ to, subject }) => [to, subject.slice(0, 15)])).toEqual([
    [workshop.viewer.email, 'Da confermare. '],
  ])
  app.clock.advance(8 * day)
  const later = await app.staff()
  expect((await remind(later)).status).toBe(303)
  await app.fetch(pageOf(id), post(workshop, { intent: 'confirm', version: '1' }))
  // Confirmed between the reminder and its sending: nothing is written.
  expect(await mails(app)).toHaveLength(1)
  const page = await desk(later)
  for (const figure of ['2 (100\u00a0%)', '1 (50\u00a0%)']) expect(page).toContain(figure)
  expect((await app.fetch(deskOf(id), as(owner))).status).toBe(404)
})

test('a bulletin that is replaced says by what, asks nobody any more, and the new one names it', async () => {
  const { app, admin, by, owner } = await openDesk()
  const old = await addBulletin(app.portal, { by, number: 'TB-2026-01' })
  const { id } = await sendNew(app, admin, { number: 'TB-2026-02', replaces: 'tb-2026-01' })
  const text = async (of: number) => (await app.fetch(pageOf(of), as(owner))).text()
  expect(await text(old)).not.toContain('Replaced by')
  await app.fetch(deskOf(id), post(admin, { intent: 'publish', revision: '1' }))
  expect(await text(old)).toContain('Replaced by bulletin TB-2026-02')
  expect(await text(old)).not.toContain('I have read it')
  expect(await text(id)).toContain('Replaces bulletin TB-2026-01')
  const third = await sendNew(app, admin, { number: 'TB-2026-03', replaces: 'TB-2026-01' })
  expect([third.status, third.page]).toMatchObject([
    400,
    expect.stringContaining('Bulletin TB-2026-02 replaces it already'),
  ])
  const none = await sendNew(app, admin, { number: 'TB-2026-03', replaces: 'TB-1999-01' })
  expect([none.status, none.page]).toMatchObject([
    400,
    expect.stringContaining('No published bulletin has this number'),
  ])
})

test('what is wrong in the form comes back with a sentence, and an audience of nobody is not published', async () => {
  const { app, admin } = await openDesk()
  for (const [options, sentence] of [
    [{ number: 'a b' }, 'Letters, digits and dashes only'],
    [{ title_it: '', body_it: '' }, 'Write title and text in one language at least'],
    [{ title_en: 'Title alone' }, 'This language lacks its text'],
    [{ serials: 'C68.51S.00200 – C68.51S.00100' }, 'is no range'],
    [{ families: ['X1'] }, ''],
    [{ audience_countries: 'Atlantis' }, '“Atlantis” is no country the portal knows'],
    [{ audience_companies: 'Cicli Bianchi' }, '“Cicli Bianchi” is no dealer'],
    [{ audience_sides: ['rider'], audience_roles: ['owner'] }, 'Nobody is in this audience'],
    [{ title_it: 'a'.repeat(201) }, ''],
    [{ body_it: 'a'.repeat(20_001) }, ''],
  ] as [Record<string, string | string[]>, string][]) {
    const { status, page } = await sendNew(app, admin, options)
    expect([options, status]).toEqual([options, 400])
    expect(page).toContain(sentence)
  }
  const { id } = await sendNew(app, admin, { audience_countries: 'FR' })
  expect(await (await app.fetch(deskOf(id), as(admin))).text()).toContain('Nobody is in this audience')
  const published = await app.fetch(deskOf(id), post(admin, { intent: 'publish', revision: '1' }))
  expect([published.status, await published.text()]).toMatchObject([
    400,
    expect.stringContaining('Nobody is in this audience'),
  ])
})

test('agents write drafts; only administrators publish, discard and change what is out', async () => {
  const { app, by } = await openDesk()
  const agent = await app.staff()
  const { id } = await sendNew(app, agent)
  expect((await app.fetch(deskOf(id), post(agent, { intent: 'publish', revision: '1' }))).status).toBe(404)
  expect((await app.fetch(deskOf(id), post(agent, { intent: 'discard' }))).status).toBe(404)
  const out = await addBulletin(app.portal, { by })
  const fields = { ...bulletinFields({ number: 'TB-2026-07', body_it: 'Serrare a 9 Nm.' }), revision: '1' }
  // Published while an agent was writing: what was typed comes back with why it is not saved.
  const late = await app.fetch(`${deskOf(out)}/edit`, post(agent, fields))
  const shown = await late.text()
  expect(late.status).toBe(409)
  for (const text of ['only an administrator changes it now', 'Serrare a 9 Nm.']) expect(shown).toContain(text)
  expect(await (await app.fetch(`${deskOf(out)}/edit`, as(agent))).text()).not.toContain('name="body_it"')
  expect((await app.fetch(`${deskOf(id)}/edit`, post(agent, fields))).status).toBe(303)
})

test('bulletins about a bicycle stand on its page and on its tickets, and are found by its serial number', async () => {
  const { app, by, owner } = await openDesk()
  const agent = await app.staff()
  await addBulletin(app.portal, { by, titles: titled('By range'), serials: 'C68.51S.00100 – C68.51S.00200' })
  await addBulletin(app.portal, { by, titles: titled('By family'), families: ['C68'] })
  await addBulletin(app.portal, { by, titles: titled('Another range'), serials: 'C68.51S.00300 – C68.51S.00400' })
  await addBulletin(app.portal, { by, titles: titled('Another family'), families: ['V4R'] })
  await addBulletin(app.portal, { by, titles: titled('For France'), audience: { countries: ['FR'] } })
  const { id } = await addProduct(app.portal, { of: owner, serial: 'C68.51S.00150' })
  const ticket = await app.ticket({ of: owner, serial: 'C68.51S.00150' })
  const all = ['By range', 'By family', 'Another range', 'Another family', 'For France']
  const found = async (path: string, who: { cookie: string } = owner) => {
    const page = await (await app.fetch(path, as(who))).text()
    return all.filter((title) => page.includes(title))
  }
  expect(await found(`/en/products/${id}`)).toEqual(['By range', 'By family'])
  expect(await found(`/en/tickets/${ticket.id}`)).toEqual(['By range', 'By family'])
  expect(await found(`/en/console/tickets/${ticket.id}`, agent)).toEqual(['By range', 'By family', 'For France'])
  expect(await found('/en/resources/bulletins?q=C68.51S.00150')).toEqual(['By range', 'By family'])
  expect(await found('/en/resources/bulletins?q=c68 51s 00350')).toEqual([])
  expect(await found('/en/resources/bulletins?q=c68.51s.00350')).toEqual(['By family', 'Another range'])
  expect(await found('/en/search?q=C68.51S.00350')).toEqual(['By family', 'Another range'])
})
