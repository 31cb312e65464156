import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { as, type openApp } from './app.ts'

type App = Awaited<ReturnType<typeof openApp>>

/** A page as it is shown, without what is made for each answer alone. */
export async function shownTo(app: App, person: { cookie: string }, address: string, tag?: string) {
  const answer = await app.fetch(address, as(person, { headers: tag === undefined ? {} : { 'if-none-match': tag } }))
  const body = (await answer.text()).replaceAll(
    /nonce(?:="|\\?":\\?")[^"\\]*|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
    '',
  )
  return { status: answer.status, tag: answer.headers.get('etag'), headers: answer.headers, body }
}

/** Browsers may keep it, and ask each time by its tag. */
export function expectKept(address: string, { status, tag, headers }: Awaited<ReturnType<typeof shownTo>>): void {
  expect([address, status, headers.get('cache-control'), headers.get('vary'), tag]).toEqual([
    address,
    200,
    'private, no-cache',
    '*',
    expect.stringMatching(/^W\/"[\w-]{22}"$/),
  ])
}

/** The page, and what the browser's scripts ask for in its place. */
export function bothOf(address: string): string[] {
  const [path = '', query] = address.split('?')
  return [address, `${path}.data${query === undefined ? '' : `?${query}`}`]
}

type Visit = { person: { cookie: string }; address: string }

/** How pages look now. @returns which of them look otherwise after something was done, and which of those by the same tag */
async function lookAt(app: App, visits: readonly Visit[]) {
  const look = () => Promise.all(visits.map(({ person, address }) => shownTo(app, person, address)))
  const before = await look()
  for (const [at, { tag, status, body }] of before.entries())
    if (tag === null) throw new Error(`${visits[at]?.address} has no tag: ${status} ${body.slice(0, 500)}`)
  return async (act: () => Promise<unknown>) => {
    await act()
    const after = await look()
    const changed = visits.flatMap(({ address }, at) => (before[at]?.body === after[at]?.body ? [] : [{ address, at }]))
    const stale = changed.filter(({ at }) => after[at]?.tag && before[at]?.tag === after[at]?.tag)
    return { changed: changed.map(({ address }) => address), stale: stale.map(({ address }) => address) }
  }
}

/** Another value for a column of each type, as the database writes it. */
const others: Record<string, string> = {
  text: `coalesce(COLUMN, '') || 'x'`,
  bool: 'not coalesce(COLUMN, false)',
  date: `coalesce(COLUMN, date '2026-11-10') + 1`,
  timestamptz: `coalesce(COLUMN, timestamptz '2026-11-10') + interval '49 hours'`,
  int4: 'coalesce(COLUMN, 0) + 1',
  int8: 'coalesce(COLUMN, 0) + 1',
  numeric: 'coalesce(COLUMN, 0) + 1',
  jsonb: `replace(COLUMN::text, 'C68', 'C70')::jsonb`,
  _text: 'COLUMN || COLUMN[1:1]',
}

type Change = { name: string; column: string; make: () => Promise<unknown>; undo: () => Promise<unknown> }

/**
 * Every column of every row of a table, changed one at a time to each value that may stand there, and the way back. What
 * the database refuses changes nothing.
 */
async function changesOf(owner: Db, table: string): Promise<Change[]> {
  const { rows } = await sql<{ name: string; type: string; words: string[] | null }>`
    select column_name as name, udt_name as type, (
      select array_agg(match[1]) from pg_constraint,
        regexp_matches(pg_get_constraintdef(oid), '''([^'']+)''::text', 'g') as match
      where conrelid = ${table}::regclass and contype = 'c' and conkey = array[columns.ordinal_position::smallint]
    ) as words
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and column_name <> 'id'
    order by ordinal_position`.execute(owner)
  return rows.flatMap(({ name, type, words }) => {
    const values = words ? words.map((word) => `'${word}'`) : [others[type]?.replaceAll('COLUMN', `"${name}"`)]
    return values.flatMap((value) => (value === undefined ? [] : [changeOf(owner, table, { name, type, value })]))
  })
}

function changeOf(owner: Db, table: string, { name, type, value }: Record<'name' | 'type' | 'value', string>): Change {
  const [rows, column] = [sql.table(table), sql.ref(name)]
  // Tables without an id have one row here.
  const id = sql`coalesce(to_jsonb(${rows})->>'id', '')`
  let before: { id: string; was: string | null }[] = []
  return {
    name: `${table}.${name} = ${value}`,
    column: `${table}.${name}`,
    async make() {
      const kept = await sql<(typeof before)[number]>`select ${id} as id, ${column}::text as was from ${rows}`.execute(
        owner,
      )
      before = kept.rows
      await sql`update ${rows} set ${column} = ${sql.raw(value)}`.execute(owner).catch(() => undefined)
    },
    async undo() {
      for (const { id: which, was } of before)
        await sql`update ${rows} set ${column} = ${was}::text::${sql.raw(type)} where ${id} = ${which}`.execute(owner)
    },
  }
}

/**
 * Changes every column of these tables, one at a time, and looks at the pages each time.
 * @returns the columns that show on one of them, and every page that would be taken for the one before
 */
export async function walk(app: App, visits: readonly Visit[], tables: readonly string[]) {
  const after = await lookAt(app, visits)
  const [shown, stale] = [new Set<string>(), new Array<string>()]
  for (const table of tables) {
    for (const { name, column, make, undo } of await changesOf(app.owner, table)) {
      const found = await after(make)
      stale.push(...found.stale.map((address) => `${address} after ${name}`))
      if (found.changed.length > 0) shown.add(column)
      await undo()
    }
    const { changed } = await after(async () => undefined)
    stale.push(...changed.map((address) => `${address} after all of ${table} was undone`))
  }
  return { shown: [...shown], stale }
}
