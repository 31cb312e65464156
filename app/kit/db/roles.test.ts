import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { as, openApp } from '#tests/app.ts'

test('what answers requests reads and writes rows, and can neither change a table nor become who can', async () => {
  const app = await openApp()
  const dealer = await app.dealer()
  expect((await app.fetch('/en/tickets', as(dealer))).status).toBe(200)
  const { db } = app.portal
  const role = sql<{ super: boolean; owned: number }>`
    select rolsuper as super, (select count(*) from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname = current_user`
  expect((await role.execute(db)).rows).toEqual([{ super: false, owned: 0 }])
  for (const statement of [
    'drop table ticket',
    'alter table ticket add column more text',
    'create table more (id int)',
    'truncate ticket',
    'set role portal',
    'delete from migration',
    "copy ticket to program 'true'",
  ])
    await expect(sql.raw(statement).execute(db), statement).rejects.toMatchObject({ code: '42501' })
})
