import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp, post } from './app.ts'

test('a form that the database ends for a deadlock is carried out once more; ended again, its sender is to try later', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  const { id } = await app.ticket({ of: dealer })
  const run = (statement: RawBuilder<unknown>) => statement.execute(app.owner)
  const reply = (text: string) =>
    app.fetch(`/en/tickets/${id}`, post(dealer, { submission: randomUUID(), message: text }))
  /** The next so many messages meet a deadlock; what was counted stays, also of what is rolled back. */
  const deadlocked = async (times: number) => {
    await run(sql`create sequence met`)
    await run(sql`grant usage on sequence met to public`)
    await run(sql`create function meet_deadlock() returns trigger language plpgsql as $$ begin
      if nextval('met') <= ${sql.raw(String(times))} then raise 'deadlock detected' using errcode = '40P01'; end if;
      return new;
    end $$`)
    await run(sql`create trigger meets before insert on message for each row execute function meet_deadlock()`)
  }
  const over = async () => {
    await run(sql`drop function if exists meet_deadlock cascade`)
    await run(sql`drop sequence if exists met`)
  }
  try {
    await deadlocked(1)
    expect((await reply('Ecco la foto.')).status).toBe(303)
    await over()
    await deadlocked(2)
    const late = await reply('Ecco l’altra.')
    expect([late.status, late.headers.has('retry-after')]).toEqual([503, true])
  } finally {
    await over()
  }
  const texts = await app.portal.db.selectFrom('message').select('body').where('ticket_id', '=', id).execute()
  expect(texts.map(({ body }) => body)).toContain('Ecco la foto.')
  expect(texts.map(({ body }) => body)).not.toContain('Ecco l’altra.')
})
