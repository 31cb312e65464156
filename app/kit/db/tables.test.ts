import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { rootDir } from '#app/kit/root-dir.server.ts'

const schema = `
create type finish as enum ('matt', 'gloss');
create table bike (
  id bigint generated always as identity primary key,
  code text not null check (code in ('C68', 'it''s')),
  kind text check (kind is null or kind in ('road')),
  parts text[] not null default '{}' check (parts <@ array['frame', 'fork']),
  finish finish not null,
  note text check (note <> 'none' and length(note) < 9),
  made_on date,
  sold_at timestamptz not null default now(),
  price numeric not null,
  detail jsonb not null default '{}',
  extra jsonb,
  digest bytea not null,
  label text generated always as ('x' || code) stored
);`

const types = `
export type Tables = {
  bike: {
    id: GeneratedAlways<number>
    code: 'C68' | "it's"
    kind: 'road' | null
    parts: Generated<('frame' | 'fork')[]>
    finish: 'matt' | 'gloss'
    note: string | null
    made_on: string | null
    sold_at: Generated<Date>
    price: ColumnType<string, number | string, number | string>
    detail: ColumnType<unknown, string | undefined, string>
    extra: ColumnType<unknown, string | null, string | null>
    digest: Buffer
    label: GeneratedAlways<string | null>
  }
}
`

test('the types of the tables follow the schema, and are known to be stale when it went on', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'types-'))
  const out = path.join(folder, 'tables.ts')
  const generate = (...options: string[]) =>
    spawnSync(process.execPath, ['bin/db-types.mjs', '--migrations', folder, '--out', out, ...options], {
      cwd: rootDir,
      encoding: 'utf8',
    })
  writeFileSync(path.join(folder, '0001-bike.sql'), schema)
  // As root in a folder closed to others PostgreSQL says that it keeps root's rights.
  const made = generate()
  expect([made.status, made.stderr.replace(/^PostgreSQL keeps root's rights .*\n/m, '')]).toEqual([0, ''])
  expect(readFileSync(out, 'utf8')).toContain(types)

  writeFileSync(path.join(folder, '0002-more.sql'), 'alter table bike add column colour text;')
  const stale = generate('--check')
  expect(stale.status).toBe(1)
  expect(stale.stderr).toContain('run npm run db:types')
  expect(readFileSync(out, 'utf8')).toContain(types)
  rmSync(folder, { recursive: true })
})
