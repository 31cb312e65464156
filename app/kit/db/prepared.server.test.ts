import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cloneDatabase } from '#tests/postgres.ts'
import { openDb } from './db.server.ts'
import { byKey, prepared } from './prepared.server.ts'

const companiesOf = prepared('test.companies', (db, input: { kind: 'dealer' | 'customer'; limit: number }) =>
  db.selectFrom('company').select(['name']).where('kind', '=', input.kind).orderBy('id').limit(input.limit),
)

test('a prepared query is prepared once on its connection and gives each caller his own rows', async () => {
  await using world = await openWorld()
  expect(await companiesOf(world.db, { kind: 'dealer', limit: 1 })).toEqual([{ name: 'Rossi' }])
  expect(await companiesOf(world.db, { kind: 'dealer', limit: 9 })).toEqual([{ name: 'Rossi' }, { name: 'Bianchi' }])
  expect(await companiesOf(world.db, { kind: 'customer', limit: 9 })).toEqual([])
  expect(await preparedIn(world)).toEqual([{ name: 'test.companies', uses: 3 }])
})

test('what is the same each time stands in the text of a prepared query, where the general plan knows it', async () => {
  await using world = await openWorld()
  const firstOf = prepared('test.first', (db, input: { kind: 'dealer' | 'customer' }) =>
    db.selectFrom('company').select('name').where('kind', '=', input.kind).where('country', '=', 'IT').limit(1),
  )
  expect(await firstOf(world.db, { kind: 'dealer' })).toEqual([{ name: 'Rossi' }])
  const { rows } = await sql`select parameter_types::text[] as parameters from pg_prepared_statements`.execute(world.db)
  expect(rows).toEqual([{ parameters: ['text'] }])
})

test('a prepared query in a transaction sees what the transaction wrote, and outlives its undoing', async () => {
  await using world = await openWorld()
  const undone = world.db.transaction().execute(async (tx) => {
    await tx.updateTable('company').set({ name: 'Verdi' }).where('name', '=', 'Rossi').execute()
    expect(await companiesOf(tx, { kind: 'dealer', limit: 1 })).toEqual([{ name: 'Verdi' }])
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await companiesOf(world.db, { kind: 'dealer', limit: 1 })).toEqual([{ name: 'Rossi' }])
  expect(await preparedIn(world)).toEqual([{ name: 'test.companies', uses: 2 }])
})

test('a read by a key is prepared once it has been asked often; what is cut or searched for never is', async () => {
  await using world = await openWorld()
  const names = world.db.selectFrom('company').select('name')
  const askAll = async (name: string) => [
    ...(await names.where('name', '=', name).execute()),
    ...(await names.where('name', '=', name).limit(1).execute()),
    ...(await names.where('name', 'like', name).execute()),
  ]
  expect(await askAll('Rossi')).toEqual(Array.from({ length: 3 }, () => ({ name: 'Rossi' })))
  expect(await preparedIn(world)).toEqual([])
  for (let time = 0; time < 25; time += 1) await askAll('Rossi')
  expect(await askAll('Bianchi')).toEqual(Array.from({ length: 3 }, () => ({ name: 'Bianchi' })))
  const [first, ...others] = await preparedIn(world)
  expect([first?.name, others]).toEqual(['often 0', []])
})

test('a read that is cut where it has found its rows by a key is prepared once it says so', async () => {
  await using world = await openWorld()
  const names = world.db.selectFrom('company').select('name').where('name', '=', 'Rossi').limit(1)
  for (let time = 0; time < 25; time += 1) await names.execute()
  expect(await preparedIn(world)).toEqual([])
  await names.modifyFront(byKey).execute()
  expect((await preparedIn(world)).map(({ name }) => name)).toEqual(['often 0'])
})

test('a write by a key is prepared as well; of several rows it is not, whose text is another for each number of them', async () => {
  await using world = await openWorld()
  const values = { kind: 'dealer', name: 'Verdi', country: 'IT', created_at: new Date() } as const
  for (let time = 0; time < 25; time += 1) {
    await world.db.updateTable('company').set({ country: 'FR' }).where('name', '=', 'Rossi').execute()
    await world.db.insertInto('company').values([values, values]).execute()
  }
  expect((await preparedIn(world)).map(({ name }) => name)).toEqual(['often 0'])
})

test('what looks for a conflict in an index over some of the rows goes on finding it, however often it is asked', async () => {
  await using world = await openWorld()
  for (let time = 0; time < 40; time += 1)
    await world.db
      .insertInto('credential')
      .values({
        subject: 'a',
        email: 'a@dealer.example',
        password_hash: '',
        email_verified: true,
        created_at: new Date(),
      })
      .onConflict((conflict) => conflict.column('email').where('email_verified', '=', true).doNothing())
      .execute()
  expect(await preparedIn(world)).toEqual([])
})

test('a prepared query that looks at its input says so when it is written', () => {
  expect(() =>
    prepared('test.looking', (db, input: { name: string }) =>
      db.selectFrom('company').select('id').where('name', 'like', `${input.name}%`),
    ),
  ).toThrow('cannot look at its input "name"')
})

async function openWorld() {
  const { connection, drop } = await cloneDatabase()
  // One connection, so that what it has prepared can be asked.
  const db = openDb({ connection, poolSize: 1 })
  for (const name of ['Rossi', 'Bianchi'])
    await db.insertInto('company').values({ kind: 'dealer', name, country: 'IT', created_at: new Date() }).execute()
  return { db, [Symbol.asyncDispose]: () => db.destroy().then(drop) }
}

async function preparedIn({ db }: Awaited<ReturnType<typeof openWorld>>) {
  const query = sql<{ name: string; uses: number }>`
    select name, generic_plans + custom_plans as uses from pg_prepared_statements`
  return (await query.execute(db)).rows
}
