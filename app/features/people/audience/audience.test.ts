import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type App, type Member, openApp } from '#tests/app.ts'
import { addProduct } from '#app/features/service/products/products.fixture.ts'
import { audienceFields, audienceInitial, typedAudience } from './audience.forms.ts'
import type { Audience } from './audience.ts'
import {
  audienceIncludes,
  findAudience,
  insertAudience,
  readReach,
  reachesAnybody,
  resolveAudience,
} from './audience.server.ts'

const everybody: Audience = { sides: [], roles: [], countries: [], families: [], companies: [] }
const form = z.object(audienceFields(['C68', 'V4R']))
const blank = { audience_sides: [], audience_roles: [], audience_families: [] }

async function openTrade() {
  const app = await openApp()
  const owner = await app.dealer({ name: 'Anna Verdi' })
  const workshop = await app.dealer({ company: owner, role: 'workshop', name: 'Bruno Neri' })
  const french = await app.dealer({ role: 'sales', name: 'Claire Petit', modules: ['tickets'] })
  const rider = await app.dealer({ role: 'customer', name: 'Dario Blu' })
  await app.portal.db
    .updateTable('company')
    .set({ country: 'FR', name: 'Vélos Petit', customer_number: 'C-7' })
    .where('id', '=', french.viewer.companyId)
    .execute()
  await hold(app, rider, 'C68')
  await hold(app, owner, 'V4R')
  return { app, people: { owner, workshop, french, rider }, admin: await app.staff('admin') }
}

function hold(app: App, of: Member, family: 'C68' | 'V4R') {
  return addProduct(app.portal, { of, family, serial: `${family}.51S.00001` })
}

test('an audience includes whom it names, of a viewer who reads and of the people it reaches alike', async () => {
  const { app, people, admin } = await openTrade()
  const named = { id: people.french.viewer.companyId, name: '', customerNumber: '' }
  for (const [wish, included] of [
    [{}, ['owner', 'workshop', 'french', 'rider']],
    [{ sides: ['dealer'] }, ['owner', 'workshop', 'french']],
    [{ sides: ['rider'] }, ['rider']],
    [{ roles: ['workshop'] }, ['workshop']],
    [{ roles: ['owner', 'sales'], sides: ['dealer', 'rider'] }, ['owner', 'french']],
    [{ countries: ['FR', 'DE'] }, ['french']],
    [{ countries: ['IT'], sides: ['dealer'] }, ['owner', 'workshop']],
    [{ families: ['C68'] }, ['rider']],
    [{ families: ['V4R', 'C68'] }, ['owner', 'workshop', 'rider']],
    [{ companies: [named] }, ['french']],
    [{ companies: [named], countries: ['IT'] }, []],
    [{ roles: ['sales'], families: ['C68'] }, []],
  ] as [Partial<Audience>, (keyof typeof people)[]][]) {
    const id = await insertAudience(app.portal.db, { ...everybody, ...wish })
    const reading = []
    for (const [name, { viewer }] of Object.entries(people)) {
      const condition = audienceIncludes(viewer, sql`${id}::bigint`)
      const { yes } = await app.portal.db.selectNoFrom(condition.as('yes')).executeTakeFirstOrThrow()
      if (yes) reading.push(name)
    }
    expect([wish, reading]).toEqual([wish, included])
    const reach = await readReach(app.portal, admin.viewer, id, { query: new URLSearchParams({ reach: 'all' }) })
    const reached = new Set(reach.list?.people.map((person) => person.id))
    expect([wish, reached]).toEqual([wish, new Set(included.map((name) => people[name].viewer.accountId))])
    expect(await reachesAnybody(app.portal.db, id)).toBe(included.length > 0)
  }
})

test('whose licence lacks the module, or who has no full access, is not reached', async () => {
  const { app, people, admin } = await openTrade()
  const id = await insertAudience(app.portal.db, { ...everybody, sides: ['dealer'] })
  const reach = () => readReach(app.portal, admin.viewer, id, { query: new URLSearchParams(), module: 'user-guides' })
  expect(await reach()).toEqual({ people: 2, companies: 1, list: undefined })
  const set = (change: { disabled_at: Date } | { approved_at: null }, { viewer }: Member) =>
    app.portal.db.updateTable('account').set(change).where('id', '=', viewer.accountId).execute()
  await set({ disabled_at: app.clock.now() }, people.owner)
  expect(await reach()).toMatchObject({ people: 1, companies: 1 })
  await set({ approved_at: null }, people.workshop)
  expect(await reach()).toMatchObject({ people: 0, companies: 0 })
})

test('the list of whom it reaches is turned page by page, and nobody stands in it twice', async () => {
  const { app, admin } = await openTrade()
  const company = await app.dealer({ name: 'Prima' })
  for (let more = 0; more < 30; more += 1) await app.dealer({ company })
  const id = await insertAudience(app.portal.db, everybody)
  const page = async (reach: string) =>
    (await readReach(app.portal, admin.viewer, id, { query: new URLSearchParams({ reach }) })).list
  const first = await page('all')
  const second = await page(String(first?.next))
  expect([first?.people.length, second?.people.length, second?.next]).toEqual([25, 10, undefined])
  const ids = [...(first?.people ?? []), ...(second?.people ?? [])].map((person) => person.id)
  expect(new Set(ids).size).toBe(35)
})

test('what a form says of an audience is read, and is written as the form shows it again', async () => {
  const { app, people } = await openTrade()
  const read = form.parse({
    ...blank,
    audience_sides: ['dealer'],
    audience_countries: 'italia, FR; Germany, fr',
    audience_companies: 'c-7 · whatever it is called\n\nCicli Rossi',
  })
  const resolved = await resolveAudience(app.portal.db, typedAudience(read))
  if (!('audience' in resolved)) throw new Error(resolved.message)
  expect(resolved.audience.countries).toEqual(['IT', 'FR', 'DE'])
  const id = await insertAudience(app.portal.db, resolved.audience)
  const stored = await findAudience(app.portal.db, id)
  expect(stored?.companies.map((company) => company.id)).toEqual([
    people.owner.viewer.companyId,
    people.french.viewer.companyId,
  ])
  expect(audienceInitial(stored ?? everybody)).toMatchObject({
    audience_countries: 'IT, FR, DE',
    audience_companies: 'Cicli Rossi\nC-7 · Vélos Petit',
  })
})

test('a country, family or company that nobody knows, or an audience of nobody, is said at its field', async () => {
  const { app } = await openTrade()
  const wrong = form.safeParse({ ...blank, audience_countries: 'Italy, Atlantis', audience_families: ['X1'] })
  expect(wrong.error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(['audience_countries', 'audience_families'])
  const say = async (fields: Record<string, unknown>) => {
    const done = await resolveAudience(app.portal.db, typedAudience(form.parse({ ...blank, ...fields })))
    return 'audience' in done ? undefined : [done.path, done.message]
  }
  expect(await say({ audience_companies: 'Cicli Bianchi' })).toEqual(['audience_companies', 'audience-company'])
  await app.dealer()
  expect(await say({ audience_companies: 'cicli rossi' })).toEqual(['audience_companies', 'audience-several'])
  // A rider's company is nobody's matter here.
  const { name } = await app.owner
    .updateTable('company')
    .set({ name: 'Dario Blu' })
    .where('kind', '=', 'customer')
    .returning('name')
    .executeTakeFirstOrThrow()
  expect(await say({ audience_companies: name })).toEqual(['audience_companies', 'audience-company'])
  expect(await say({ audience_sides: ['rider'], audience_roles: ['owner'] })).toEqual([
    'audience_sides',
    'audience-nobody',
  ])
  expect(await say({ audience_companies: 'x\n'.repeat(501) })).toEqual(['audience_companies', 'audience-many'])
})
