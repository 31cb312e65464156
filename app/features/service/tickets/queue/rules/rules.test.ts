import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, type Member, openApp, post } from '#tests/app.ts'

type App = Awaited<ReturnType<typeof openApp>>

const place = '/en/console/assignment'

/** A new claim, as a browser sends it. @returns its number */
async function claim(app: App, by: Member, fields: { country: string; frame_model: string; serial_number: string }) {
  const body = new FormData()
  const all = {
    submission: randomUUID(),
    damage_phase: 'km0',
    part_involved: 'frame',
    kind_of_damage: 'missing_component',
    content: 'Nella scatola manca il reggisella della bici.',
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) body.append(name, value)
  const photo = readFileSync(path.join(rootDir, 'tests/photos/photo.webp'))
  body.append('attachments', new File([new Uint8Array(photo)], 'photo.webp', { type: 'image/webp' }))
  const sent = await app.fetch('/en/new-ticket', post(by, body))
  return Number(/tickets\/(\d+)/.exec(sent.headers.get('location') ?? '')?.[1])
}

test('a new claim goes by the rule that says most, and to nobody where its person has left', async () => {
  const app = await openApp()
  const [dealer, admin] = [await app.dealer(), await app.staff('admin')]
  const [france, v3, both] = [await app.staff(), await app.staff(), await app.staff()]
  const rule = (fields: Record<string, string>, { viewer }: typeof france) =>
    app.fetch(place, post(admin, { intent: 'rule', assignee: `${viewer.accountId}`, ...fields }))
  expect((await rule({ country: 'FR' }, france)).status).toBe(303)
  await rule({ family: 'V3' }, v3)
  await rule({ country: 'FR', family: 'V3' }, admin)
  // The later one takes the place of the earlier.
  await rule({ country: 'FR', family: 'V3' }, both)
  const v3Bike = { frame_model: 'V3', serial_number: 'V3-51-22-00417' }
  const v4Bike = { frame_model: 'V4R', serial_number: 'V4R-0510-A1234' }
  const claims = [
    await claim(app, dealer, { country: 'FR', ...v4Bike }),
    await claim(app, dealer, { country: 'IT', ...v3Bike }),
    await claim(app, dealer, { country: 'FR', ...v3Bike }),
    await claim(app, dealer, { country: 'IT', ...v4Bike }),
  ]
  const account = app.portal.db.updateTable('account').where('id', '=', both.viewer.accountId)
  await account.set({ disabled_at: app.clock.now() }).execute()
  claims.push(await claim(app, dealer, { country: 'FR', ...v3Bike }))
  const stored = await app.portal.db.selectFrom('ticket').select(['id', 'assignee_id']).orderBy('id').execute()
  const who = [france, v3, both].map(({ viewer }) => viewer.accountId)
  expect(stored.map(({ id }) => id)).toEqual(claims)
  expect(stored.map(({ assignee_id: of }) => of)).toEqual([...who, null, null])
  const page = await (await app.fetch(`/en/console/tickets/${claims[0]}`, as(admin))).text()
  expect(page).toMatch(/Ticket assigned.*By a rule/s)
  expect(await (await app.fetch(`/en/tickets/${claims[0]}`, as(dealer))).text()).not.toContain('By a rule')
})

test('administrators alone make rules, for people of the staff, and delete them', async () => {
  const app = await openApp()
  const [dealer, agent, admin] = [await app.dealer(), await app.staff(), await app.staff('admin')]
  const rule = { intent: 'rule', country: 'FR', family: '', assignee: `${dealer.viewer.accountId}` }
  const refused = await app.fetch(place, post(admin, rule))
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('This person is no longer on the staff')
  expect((await app.fetch(place, as(agent))).status).toBe(404)
  await app.fetch(place, post(admin, { ...rule, assignee: `${agent.viewer.accountId}` }))
  expect(await (await app.fetch(place, as(admin))).text()).toMatch(/Any model.*France.*Giulia Conti/s)
  const { id } = await app.portal.db.selectFrom('assignment_rule').select('id').executeTakeFirstOrThrow()
  const removed = await app.fetch(place, post(admin, { intent: 'remove', rule: `${id}` }))
  expect(removed.headers.get('location')).toBe(`${place}?notice=remove`)
  expect(await (await app.fetch(place, as(admin))).text()).toContain('every new request stays unassigned')
})

test('where there are as many rules as there may be, one of them can still be replaced, and none be added', async () => {
  const app = await openApp()
  const [agent, other, admin] = [await app.staff(), await app.staff(), await app.staff('admin')]
  const by = { created_by: admin.viewer.accountId, created_at: app.clock.now() }
  const letters = 'ABCDEFGHIJKLMNOPQRST'.split('')
  const countries = letters.flatMap((one) => letters.map((next) => one + next)).filter((country) => country !== 'FR')
  const rules = countries.slice(0, 299).map((country) => ({ country, assignee_id: agent.viewer.accountId, ...by }))
  await app.portal.db.insertInto('assignment_rule').values(rules).execute()
  const set = (country: string, assignee: number) =>
    app.fetch(place, post(admin, { intent: 'rule', country, family: '', assignee: `${assignee}` }))
  for (const { viewer } of [agent, other]) expect((await set('FR', viewer.accountId)).status).toBe(303)
  const france = app.portal.db.selectFrom('assignment_rule').select('assignee_id').where('country', '=', 'FR')
  expect(await france.execute()).toEqual([{ assignee_id: other.viewer.accountId }])
  const refused = await set('US', agent.viewer.accountId)
  expect([refused.status, (await refused.text()).includes('There are 300 rules already')]).toEqual([400, true])
})
