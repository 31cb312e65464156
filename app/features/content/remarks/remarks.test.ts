import { expect, test } from 'vitest'
import { accountLimits } from '#app/limits.ts'
import { addBulletin } from '#app/features/content/bulletins/bulletins.fixture.ts'
import { putResource, putVersion } from '#app/features/content/resources/resources.fixture.ts'
import { as, type Member, openApp, post, type Staff } from '#tests/app.ts'
import { addRemark, remarkFields } from './remarks.fixture.ts'
import { sweepRemarks } from './remarks.jobs.server.ts'

async function openGuides() {
  const app = await openApp()
  const [admin, agent] = [await app.staff('admin'), await app.staff()]
  const owner = await app.dealer({ locale: 'en' })
  const manual = await putResource(app.portal, admin.viewer, { shelf: 'manual', title: 'Montaggio C68' })
  const path = `/en/resources/manuals/${manual}`
  const say = (who: Member | Staff, fields: Record<string, string> = {}, to = path) =>
    app.fetch(to, post(who, remarkFields(fields)))
  const read = async (address: string, who: Member | Staff) =>
    (await (await app.fetch(address, as(who))).text()).replaceAll('<!-- -->', '')
  const remarks = () => app.portal.db.selectFrom('remark').selectAll().orderBy('id').execute()
  return { app, admin, agent, owner, manual, path, say, read, remarks }
}

test('a reader says what is wrong in a manual or a size guide, with its page, and the version they had is kept', async () => {
  const { app, admin, owner, manual, path, say, read, remarks } = await openGuides()
  await putVersion(app.portal, admin.viewer, manual, 'manuale-2.pdf', '%PDF-1.4 due')
  expect(await read(path, owner)).toContain('Something wrong here?')
  const sent = await say(owner, {}, `${path}?version=1`)
  expect(sent.status).toBe(303)
  expect(sent.headers.get('location')).toMatch(/^\/en\/resources\/manuals\/\d+\?version=1&notice=remark\./)
  const size = await putResource(app.portal, admin.viewer, { shelf: 'size-guide', title: 'Taglie C68' })
  expect((await say(owner, { page: '' }, `/en/resources/size-guides/${size}`)).status).toBe(303)
  expect(await remarks()).toMatchObject([
    { guide: 'manual', resource_id: manual, version: 1, page: 12, title: 'Montaggio C68 (en)' },
    { guide: 'size-guide', resource_id: size, version: 1, page: null },
  ])
})

test('a bulletin is remarked on by those it is meant for, and by nobody else', async () => {
  const { app, admin, owner, say, read, remarks } = await openGuides()
  const by = admin.viewer.accountId
  const id = await addBulletin(app.portal, { by, number: 'TB-1' })
  const elsewhere = await addBulletin(app.portal, { by, audience: { countries: ['JP'] } })
  const path = `/en/resources/bulletins/${id}`
  expect(await read(path, owner)).toContain('Something wrong here?')
  expect((await say(owner, { page: '' }, path)).status).toBe(303)
  expect(await remarks()).toMatchObject([{ guide: 'bulletin', bulletin_id: id, number: 'TB-1', version: 1 }])
  for (const [who, address] of [
    [owner, `/en/resources/bulletins/${elsewhere}`],
    [await app.dealer({ role: 'customer' }), path],
  ] as const)
    expect([address, (await say(who, {}, address)).status]).toEqual([address, 404])
  expect(await remarks()).toHaveLength(1)
})

test('of a guide that is withdrawn, or a version there never was, nothing can be said', async () => {
  const { app, owner, manual, say, remarks } = await openGuides()
  expect((await say(owner, { version: '2' })).status).toBe(404)
  expect((await say(owner, { version: '999999999999999' })).status).toBe(404)
  await withdraw(app, manual)
  expect((await say(owner)).status).toBe(404)
  expect((await say(owner, { body: '' })).status).toBe(404)
  expect(await remarks()).toEqual([])
})

test('too short, too long or a page that is none comes back with what was typed, in an open form', async () => {
  const { owner, say, remarks } = await openGuides()
  for (const [fields, words] of [
    [{ body: 'Corto' }, 'At least 10 characters'],
    [{ body: 'x'.repeat(1001) }, 'x'.repeat(1001)],
    [{ page: '12 e 13' }, 'The page number alone'],
    [{ page: '0' }, 'The page number alone'],
  ] as const) {
    const answer = await say(owner, fields)
    const html = await answer.text()
    expect([answer.status, html.includes(words)]).toEqual([400, true])
    expect(html).toMatch(/<details class="card fold-card" open=""/)
    if ('page' in fields) expect(html).toContain(`value="${fields.page}"`)
  }
  expect(await remarks()).toEqual([])
})

test('the same form sent twice says it once, also both times at once', async () => {
  const { owner, say, remarks } = await openGuides()
  const { submission = '' } = remarkFields()
  const answers = await Promise.all([say(owner, { submission }), say(owner, { submission })])
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  expect(await remarks()).toHaveLength(1)
})

test('what a form that was sent says otherwise is a remark as well; sent twice it is one', async () => {
  const { owner, say, remarks } = await openGuides()
  const { submission = '' } = remarkFields()
  const bodies = ['A pagina 12 mancano le coppie.', 'A pagina 12 mancano le coppie e il disegno.']
  for (const body of [...bodies, ...bodies]) expect((await say(owner, { submission, body })).status).toBe(303)
  for (const page of ['12', '13', '13']) await say(owner, { submission, body: bodies[1] ?? '', page })
  expect((await remarks()).map(({ body, page }) => [body, page])).toEqual([
    [bodies[0], 12],
    [bodies[1], 12],
    [bodies[1], 13],
  ])
})

test('a day’s remarks of one person have a limit, which leaves what was typed and others alone', async () => {
  const { app, owner, say, remarks } = await openGuides()
  for (let sent = 0; sent < accountLimits.remarksADay; sent += 1) expect((await say(owner)).status).toBe(303)
  const over = await say(owner, { body: 'Una di troppo per oggi.' })
  const html = await over.text()
  expect(over.status).toBe(429)
  expect(html).toContain('The daily limit of remarks')
  expect(html).toContain('Una di troppo per oggi.')
  expect((await say(await app.dealer())).status).toBe(303)
  app.clock.advance(24 * 60 * 60_000)
  expect((await say(owner)).status).toBe(303)
  expect(await remarks()).toHaveLength(accountLimits.remarksADay + 2)
})

test('staff read who said it of which version, then and now, and the author gets by mail what came of it', async () => {
  const { app, admin, agent, owner, manual, say, read } = await openGuides()
  await say(owner)
  await putVersion(app.portal, admin.viewer, manual, 'manuale-2.pdf', '%PDF-1.4 due')
  const [{ id } = { id: 0 }] = await app.portal.db.selectFrom('remark').select('id').execute()
  const path = `/en/console/remarks/${id}`
  const page = await read(path, agent)
  expect(page).toContain('A pagina 12 la coppia del collarino è 50 Nm.')
  expect(page).toContain(owner.viewer.email)
  expect(page).toContain(`href="/en/resources/manuals/${manual}?version=1"`)
  expect(page).toMatch(/Version of today<\/dt><dd>2</)
  expect((await app.fetch(path, post(agent, { intent: 'close', outcome: ' ' }))).status).toBe(400)
  const outcome = 'Sono 5 Nm: corretto nella versione 2.'
  for (const _ of ['once', 'again'])
    expect((await app.fetch(path, post(agent, { intent: 'close', outcome }))).status).toBe(303)
  await app.work()
  const mails = await app.portal.db.selectFrom('sent_mail').select(['to_address', 'subject', 'body']).execute()
  expect(mails).toMatchObject([
    { to_address: owner.viewer.email, subject: 'Your remark on a guide: Montaggio C68 (en)' },
  ])
  expect(mails[0]?.body).toContain(outcome)
  expect(mails[0]?.body).toContain(`/en/resources/manuals/${manual}`)
})

test('of two of the staff who close one at once the second is told, and sees what the first has answered', async () => {
  const { app, admin, agent, owner, read } = await openGuides()
  const id = await addRemark(app.portal, { by: owner.viewer.accountId })
  const path = `/en/console/remarks/${id}`
  const close = (who: Staff, outcome: string) => app.fetch(path, post(who, { intent: 'close', outcome }))
  const answers = await Promise.all([close(agent, 'Corretto.'), close(admin, 'Va bene così.')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409])
  const lost = answers.find(({ status }) => status === 409)
  expect(await lost?.text()).toContain('A colleague has closed this remark in the meantime')
  await app.work()
  expect(await app.portal.db.selectFrom('sent_mail').select('to_address').execute()).toHaveLength(1)
  expect(await read(path, agent)).not.toContain('Close the remark')
})

test('a remark outlives its guide, withdrawn or deleted, and its mail leads nowhere then', async () => {
  const { app, admin, agent, owner, manual, say, read } = await openGuides()
  await say(owner)
  const [{ id } = { id: 0 }] = await app.portal.db.selectFrom('remark').select('id').execute()
  await withdraw(app, manual)
  expect(await read(`/en/console/remarks/${id}`, agent)).toContain('1, withdrawn')
  expect(await read(`/en/console/remarks/${id}`, admin)).toContain(`href="/en/console/resources/${manual}"`)
  await app.portal.db.deleteFrom('resource_version').where('resource_id', '=', manual).execute()
  await app.portal.db.deleteFrom('resource').where('id', '=', manual).execute()
  const page = await read(`/en/console/remarks/${id}`, agent)
  expect(page).toContain('It is no longer there')
  expect(page).toContain('Montaggio C68 (en)')
  await app.fetch(`/en/console/remarks/${id}`, post(agent, { intent: 'close', outcome: 'Ritirato.' }))
  await app.work()
  const { body } = await app.portal.db.selectFrom('sent_mail').select('body').executeTakeFirstOrThrow()
  expect(body).not.toContain('Open the guide')
})

test('how many are open stands on the home of the staff, until they are closed', async () => {
  const { app, agent, admin, owner, read } = await openGuides()
  const id = await addRemark(app.portal, { by: owner.viewer.accountId })
  for (const who of [agent, admin]) expect(await read('/en', who)).toContain('/en/console/remarks?state=open')
  await app.fetch(`/en/console/remarks/${id}`, post(agent, { intent: 'close', outcome: 'Corretto.' }))
  for (const who of [agent, admin]) expect(await read('/en', who)).not.toContain('/en/console/remarks?state=open')
})

test('staff find a remark by the search over everything; nobody else does', async () => {
  const { app, agent, owner, read } = await openGuides()
  const id = await addRemark(app.portal, {
    by: owner.viewer.accountId,
    body: 'Il forcellino è disegnato al contrario.',
  })
  expect(await read('/en/search?q=forcellino', agent)).toContain(`/en/console/remarks/${id}`)
  expect(await read('/en/search?q=forcellino', owner)).not.toContain('/console/remarks')
})

test('two years after it was closed a remark is deleted; what is open stays', async () => {
  const { app, agent, owner, remarks } = await openGuides()
  const by = owner.viewer.accountId
  await addRemark(app.portal, { by, closed: { by: agent.viewer.accountId, outcome: 'Corretto.' } })
  const open = await addRemark(app.portal, { by })
  app.clock.advance(729 * 24 * 60 * 60_000)
  await sweepRemarks(app.portal)
  expect(await remarks()).toHaveLength(2)
  app.clock.advance(3 * 24 * 60 * 60_000)
  await sweepRemarks(app.portal)
  expect(await remarks()).toMatchObject([{ id: open }])
})

async function withdraw(app: Awaited<ReturnType<typeof openApp>>, id: number): Promise<void> {
  await app.portal.db.updateTable('resource').set({ withdrawn_at: app.clock.now() }).where('id', '=', id).execute()
}
