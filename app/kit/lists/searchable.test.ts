import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#app/kit/db/db.server.ts'
import { rootDir } from '#app/kit/root-dir.server.ts'
import { openApp } from '#tests/app.ts'
import { searchable } from './searchable.ts'

const written: [as: string, soughtAs: string][] = [
  ['Perche\u0301 12 mm²', 'perché 12 mm2'],
  ['riga\r\n\r\nnuova\tcolonna\vfine', 'riga nuova colonna fine'],
  [' Défaut\u00a0:  cadre\u202f! ', 'défaut : cadre !'],
  ['a\u2028b\u2029c\ufeffd\u1680e\u3000f', 'a b c d e f'],
  ['İSTANBUL ΣΊΣΥΦΟΣ STRASSE ß', 'i̇stanbul σίσυφος strasse ß'],
  ['Ｃ６８ ™ № ℃', 'c68 tm no °c'],
  ['🚲', '🚲'],
  ['', ''],
]

test('the same words are the same text, whatever characters they are made of, and the database writes it alike', async () => {
  const { portal } = await openApp()
  for (const [text, sought] of written) {
    const { rows } = await sql<{ found: string }>`select searchable(${text}::text) as found`.execute(portal.db)
    expect([searchable(text), rows[0]?.found]).toEqual([sought, sought])
    expect(searchable(sought)).toBe(sought)
  }
})

test('what was kept for searching before is written again, and what was right already is left where it lies', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { db } = app.portal
  const before = ['crepa  sul telaio', 'perche\u0301', 'vernice\u00a0blu', 'riga\nnuova', 'già a posto', '12 mm2']
  for (const search of before) {
    const { id } = await app.ticket({ of: dealer })
    await db.updateTable('ticket').set({ search }).where('id', '=', id).execute()
  }
  const places = await placesIn(db)
  await app.owner.transaction().execute(async (tx) => {
    await sql`drop function searchable`.execute(tx)
    await sql.raw(readFileSync(path.join(rootDir, 'db/migrations/0018-searchable.sql'), 'utf8')).execute(tx)
  })
  const after = await placesIn(db)
  expect(after.map(({ search }) => search)).toEqual(before.map(searchable))
  expect(after.map(({ place }, at) => place === places[at]?.place)).toEqual([false, false, false, false, true, true])
})

/** Where each row lies on the disk: elsewhere, once it was written again. */
function placesIn(db: Db) {
  return db
    .selectFrom('ticket')
    .select(['search', sql<string>`ctid`.as('place')])
    .orderBy('id')
    .execute()
}
