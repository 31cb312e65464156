import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { as, openApp, post } from '#tests/app.ts'
import type { TicketOptions } from '#tests/world.ts'

type App = Awaited<ReturnType<typeof openApp>>
type Person = { cookie: string }

/** More than a search goes through by itself: what is older is found by the index alone. */
const crowd = 2100
const crowdText = 'il telaio della bici ha una crepa, rotazione e sostituzione'

async function openArchive() {
  const app = await openApp()
  const dealer = await app.dealer()
  const add = (options: Omit<TicketOptions, 'of'> = {}) => app.ticket({ of: dealer, ...options })
  const { id } = await add({ content: crowdText })
  /** Later tickets than all there are. */
  const bury = () =>
    sql`insert into ticket (company_id, author_id, submission, locale, country, frame_model, serial_number, serial_folded,
        damage_phase, part_involved, kind_of_damage, content, instructions, search, created_at, last_activity_at)
      select company_id, author_id, gen_random_uuid(), locale, country, frame_model, serial_number, serial_folded,
        damage_phase, part_involved, kind_of_damage, content, instructions,
        ${crowdText} || ' ' || n, created_at, last_activity_at + interval '1 day'
      from ticket, generate_series(1, ${crowd}) as n where id = ${id}`.execute(app.portal.db)
  return { app, dealer, staff: await app.staff(), add, bury }
}

async function pageOf(app: App, person: Person, query: Record<string, string>): Promise<string> {
  return (await app.fetch(`/en/console/tickets?${new URLSearchParams(query)}`, as(person))).text()
}

function numbersIn(page: string): number[] {
  return [...page.matchAll(/<a ([^>]*\brow-link\b[^>]*)>/g)].map(([, attributes = '']) =>
    Number(/href="[^"]*\/tickets\/(\d+)"/.exec(attributes)?.[1]),
  )
}

/** What a search for each of these finds. */
async function foundBy(app: App, person: Person, asked: string[]): Promise<[string, number[]][]> {
  const found: [string, number[]][] = []
  for (const q of asked) found.push([q, numbersIn(await pageOf(app, person, { q }))])
  return found
}

test('staff find an old ticket by any three characters or more of its text, and by nothing else', async () => {
  const { app, staff, add, bury } = await openArchive()
  const content =
    "Collarino dell’attacco “d'epoca”,  100% rigato C:\\bici à la 🚲 ruota bw_9, abcdefg bcdefgh, fine zeta"
  const old = await add({ serial: 'V4R-0510.A77', subject: 'Manubrio Zampironi', content })
  await bury()
  const { search } = await app.portal.db
    .selectFrom('ticket')
    .select('search')
    .where('id', '=', old.id)
    .executeTakeFirstOrThrow()
  const cut = Array.from(search).flatMap((_, at, all) =>
    [3, 4, 5, 6, 7, 11, 29].map((length, n) =>
      at % 19 === n
        ? all
            .slice(at, at + length)
            .join('')
            .trim()
        : '',
    ),
  )
  const own = cut.filter((q) => q.length >= 3 && !crowdText.includes(q) && !/^\d+$/.test(q))
  const within = [...own, search, 'ZAMPIRONI', '10.a77', 'eta']
  expect(await foundBy(app, staff, within)).toEqual(within.map((q) => [q, [old.id]]))
  const absent = [
    'telaione',
    'zampirone',
    'zampironi manubrio',
    'v4r0510',
    '100_',
    'bw9',
    'crepa bici',
    'telaio ruota',
    'zetas',
    'abcdefgh',
  ]
  expect(await foundBy(app, staff, absent)).toEqual(absent.map((q) => [q, []]))
})

test('what only old tickets have is turned page by page, what most have too, and each is counted once', async () => {
  const { app, staff, add, bury } = await openArchive()
  const old: number[] = []
  for (let count = 0; count < 30; count += 1) old.unshift((await add({ subject: 'Sbavatura' })).id)
  const closed = await add({ subject: 'Sbavatura', stage: 'ticket_closed' })
  await bury()
  const first = await pageOf(app, staff, { q: 'sbavatur', stage: 'new_request' })
  expect(numbersIn(first)).toEqual(old.slice(0, 25))
  expect(first).toContain('30 tickets')
  const after = /[?&;]after=([\d-]+)/.exec(first)?.[1] ?? ''
  const second = await pageOf(app, staff, { q: 'sbavatur', stage: 'new_request', after })
  expect(numbersIn(second)).toEqual(old.slice(25))
  expect(second).toContain('30 tickets')
  expect(numbersIn(await pageOf(app, staff, { q: 'sbavatur' }))[0]).toBe(closed.id)

  const common = await pageOf(app, staff, { q: 'telaio' })
  expect(numbersIn(common)).toHaveLength(25)
  expect(common).toContain('1,000+')
  const behind = /[?&;]after=([\d-]+)/.exec(common)?.[1] ?? ''
  const next = await pageOf(app, staff, { q: 'telaio', after: behind })
  expect(numbersIn(next)[0]).toBe((numbersIn(common)[24] ?? 0) - 1)
  expect(next).toContain('1,000+')
  // Enough of the latest to be common, but less than a thousand in all.
  expect(await pageOf(app, staff, { q: 'sostituzione 12' })).toContain('111 tickets')
})

test('what staff no longer call a ticket finds it no more', async () => {
  const { app, staff, add, bury } = await openArchive()
  const { id } = await add()
  await bury()
  const call = (subject: string) => app.fetch(`/en/console/tickets/${id}`, post(staff, { intent: 'subject', subject }))
  await call('Bici di Zampironi')
  // Now the ticket is the latest one: it is buried again.
  await bury()
  expect(await foundBy(app, staff, ['zampironi'])).toEqual([['zampironi', [id]]])
  await call('Bici verde')
  await bury()
  expect(await foundBy(app, staff, ['zampironi', 'bici verde'])).toEqual([
    ['zampironi', []],
    ['bici verde', [id]],
  ])
})

async function accept(app: App, person: Person, id: number) {
  const fields = { intent: 'decision', warranty_accepted: 'yes', reason: 'Vernice difettosa', return: 'yes' }
  expect((await app.fetch(`/en/console/tickets/${id}`, post(person, fields))).status).toBe(303)
}

test('a parcel’s authorisation number finds its ticket, for staff and dealer, whatever the ticket is called', async () => {
  const { app, dealer, staff, add } = await openArchive()
  const { id } = await add()
  await accept(app, staff, id)
  expect(await foundBy(app, staff, [`RMA-2026-${id}`, `2026-${id}`])).toEqual([
    [`RMA-2026-${id}`, [id]],
    [`2026-${id}`, [id]],
  ])
  await app.fetch(`/en/console/tickets/${id}`, post(staff, { intent: 'subject', subject: 'Bici verde' }))
  const list = await (await app.fetch(`/en/tickets?q=rma-2026-${id}`, as(dealer))).text()
  expect(numbersIn(list)).toEqual([id])
})

test('authorisation numbers that were issued before are found as well, and written down once', async () => {
  const { app, staff, add } = await openArchive()
  const { db } = app.portal
  const [old, recent] = [await add(), await add()]
  await accept(app, staff, recent.id)
  await db.updateTable('ticket').set({ authorization_number: 'RMA-2025-77' }).where('id', '=', old.id).execute()
  const searched = () => db.selectFrom('ticket').select('search').where('id', '=', recent.id).executeTakeFirstOrThrow()
  const before = await searched()
  await sql.raw(readFileSync(path.join(rootDir, 'db/migrations/0022-authorisation-in-search.sql'), 'utf8')).execute(db)
  expect(await foundBy(app, staff, ['RMA-2025-77'])).toEqual([['RMA-2025-77', [old.id]]])
  expect(await searched()).toEqual(before)
})

test('a ticket’s number is found as pages and people write it', async () => {
  const { app, dealer, staff, add } = await openArchive()
  const { id } = await add()
  await app.portal.db
    .updateTable('ticket')
    .set({ search: `${id} telaio` })
    .where('id', '=', id)
    .execute()
  const signs = ['', '#', '# ', 'N. ', 'n.', 'n° ', 'N°\u00a0', 'No. ', 'nº', '№ ']
  const written = signs.map((sign) => sign + id)
  expect(await foundBy(app, staff, written)).toEqual(written.map((q) => [q, [id]]))
  for (const q of written) {
    const list = await (await app.fetch(`/en/tickets?${new URLSearchParams({ q })}`, as(dealer))).text()
    const hits = await (await app.fetch(`/en/search?${new URLSearchParams({ q })}`, as(dealer))).text()
    expect([q, numbersIn(list), hits.includes(`/en/tickets/${id}"`)]).toEqual([q, [id], true])
  }
})

test('a search can be turned round: what nothing has happened to for longest comes first, page by page', async () => {
  const { app, staff, add, bury } = await openArchive()
  const old: number[] = []
  for (let count = 0; count < 30; count += 1) old.push((await add({ subject: 'Sbavatura' })).id)
  await bury()
  const first = await pageOf(app, staff, { q: 'sbavatur', order: 'activity-asc' })
  expect(numbersIn(first)).toEqual(old.slice(0, 25))
  expect(first).toContain('30 tickets')
  const after = /[?&;]after=([\d-]+)/.exec(first)?.[1] ?? ''
  const second = await pageOf(app, staff, { q: 'sbavatur', order: 'activity-asc', after })
  expect(numbersIn(second)).toEqual(old.slice(25))
  const common = numbersIn(await pageOf(app, staff, { q: 'telaio', order: 'activity-asc' }))
  expect(common).toEqual(common.toSorted((one, other) => one - other))
  expect(common).toHaveLength(25)
})

function write(db: App['portal']['db'], id: number) {
  return db.updateTable('ticket').set({ search: 'nuovissimo' }).where('id', '=', id).execute()
}

test('a search waits for nobody who writes, and finds what is written once it is there', async () => {
  const { app, dealer, staff, add, bury } = await openArchive()
  const [one, other] = [await add(), await add()]
  await bury()
  await app.portal.db.transaction().execute(async (tx) => {
    await write(tx, one.id)
    // The same new word from somebody else, who does not wait either.
    await write(app.portal.db, other.id)
    expect(await foundBy(app, staff, ['nuovissimo'])).toEqual([['nuovissimo', [other.id]]])
  })
  expect(await foundBy(app, staff, ['nuovissimo'])).toEqual([['nuovissimo', [other.id, one.id]]])
  expect(await (await app.fetch('/en/tickets?q=nuovissimo', as(dealer))).text()).toContain('2 tickets')
})

test('staff find tickets by the name of their customer, and of anybody there, however many have come since', async () => {
  const { app, dealer, staff, bury } = await openArchive()
  const { db } = app.portal
  const shop = await app.dealer()
  await db.updateTable('company').set({ name: 'Vélos Bellavista' }).where('id', '=', shop.viewer.companyId).execute()
  await db.updateTable('account').set({ name: 'Éloïse Riva' }).where('id', '=', shop.viewer.accountId).execute()
  const old = [await app.ticket({ of: shop, stage: 'ticket_closed' }), await app.ticket({ of: shop })].map(
    ({ id }) => id,
  )
  const told = await app.ticket({ of: dealer, content: 'Il cliente viene dalla via Bellavista.' })
  await bury()
  expect(
    await foundBy(app, staff, ['velos bella', 'eloise riva', 'ÉLOÏSE', 'bellavista', 'riva di bellavista']),
  ).toEqual([
    ['velos bella', old.toReversed()],
    ['eloise riva', old.toReversed()],
    ['ÉLOÏSE', old.toReversed()],
    ['bellavista', [told.id, ...old.toReversed()]],
    ['riva di bellavista', []],
  ])
  expect(numbersIn(await pageOf(app, staff, { q: 'bellavista', stage: 'ticket_closed' }))).toEqual(old.slice(0, 1))
  const file = await app.fetch('/en/console/tickets/export.csv?q=eloise', as(staff))
  expect((await file.text()).trim().split('\n')).toHaveLength(3)
  // A customer's own list looks in its tickets alone.
  expect(numbersIn(await (await app.fetch('/en/tickets?q=bellavista', as(shop))).text())).toEqual([])
  expect(numbersIn(await (await app.fetch('/en/tickets?q=bellavista', as(dealer))).text())).toEqual([told.id])
})
