import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/postgres.ts'
import { openDb } from './db/db.server.ts'
import { createLog } from './log.server.ts'
import { Problem } from './problem.ts'

test('the log names what PostgreSQL refused, and repeats nothing that was typed', async () => {
  const { connection } = await cloneDatabase()
  const db = openDb({ connection })
  const failures: unknown[] = []
  await db.connection().execute(async (one) => {
    await sql`create temporary table guest (email text constraint one_each unique, age int check (age > 0))`.execute(
      one,
    )
    await sql`insert into guest values ('anna@shop.example', 1)`.execute(one)
    for (const statement of [
      sql`insert into guest values (${'anna@shop.example'}, 2)`,
      sql`insert into guest values (${'secret'}, -3)`,
      sql`select ${'my secret "quoted"\n    at body'}::int`,
      sql`select ${'2026-02-31 secret'}::date`,
      sql`select ${'{"secret'}::json`,
    ])
      failures.push(await statement.execute(one).catch((error: unknown) => error))
  })
  await db.destroy()

  const lines = failures.map((err) => logged(err))
  expect(lines.join('')).not.toMatch(/secret|anna|quoted|body/)
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    {
      type: 'DatabaseError',
      code: '23505',
      constraint: 'one_each',
      message: 'duplicate key value violates unique constraint "one_each"',
    },
    { code: '23514', message: 'new row for relation "guest" violates check constraint "guest_age_check"' },
    { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
    { code: '22007', message: 'invalid input syntax for type date: "…"' },
    { code: '22P02', message: 'invalid input syntax for type json' },
  ])
})

test('the log says where an error comes from and what was behind it, without anybody’s address', () => {
  const cause = Object.assign(new Error('no room for anna.rossi@shop.example'), { code: 'ENOSPC', body: 'secret' })
  const { err } = JSON.parse(logged(new TypeError('The mail was not kept', { cause })))
  expect(err).toMatchObject({
    type: 'TypeError',
    message: 'The mail was not kept',
    cause: { type: 'Error', message: 'no room for …@…', code: 'ENOSPC' },
  })
  expect(err.stack).toContain('log.server.test.ts')
  expect(JSON.stringify(err)).not.toMatch(/anna|secret/)
  expect(JSON.parse(logged(Problem.from(cause, 'storage-full'))).err).toMatchObject({
    type: 'Problem',
    code: 'storage-full',
    cause: { message: 'no room for …@…', code: 'ENOSPC' },
  })
  expect(JSON.parse(logged({ email: 'anna@shop.example', status: 409 })).err).toEqual({
    type: 'Object',
    message: '',
    status: 409,
  })
})

function logged(err: unknown): string {
  const lines: string[] = []
  createLog('info', { write: (line: string) => lines.push(line) }).error({ err }, 'a page failed')
  return lines.join('')
}
