import { Client } from 'pg'
import { createLocalIdentity } from '#app/adapters/identity/identity-local.server.ts'
import { type Connection, openDb } from '#app/kit/db/db.server.ts'
import { timed, withoutIndexes } from './indexes.ts'

/** What everybody signs in with. */
export const password = 'una bici da corsa rossa'

const sessionsEach = 5
const peoplePerCompany = 10
const modulesMost = 15

export function emailOf(person: number): string {
  return `person${person}@bench.example`
}

/** What the cookie of a session holds, by its number. */
export function tokenOf(session: number): string {
  return `session ${session}`
}

/** One of the sessions of a person: the tenth of them has shown a second factor, the hundredth still waits for staff. */
export function sessionOf(person: number): number {
  return person * sessionsEach
}

/** Fills an empty, migrated database with people, their companies' licences and so many sessions. */
export async function seedAccounts(connection: Connection, sessions: number): Promise<void> {
  const passwordHash = await hashedPassword(connection)
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    const tables = [
      'company',
      'company_module',
      'contact',
      'account',
      'credential',
      'totp',
      'access_request',
      'session',
    ]
    await withoutIndexes(client, tables, async () => {
      for (const statement of rowsOf(sessions / sessionsEach, passwordHash)) await timed(client, statement)
      await timed(client, sessionRows(sessions))
    })
    await timed(client, 'vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** As the portal itself would store it, so that it costs as much to check. */
async function hashedPassword(connection: Connection): Promise<string> {
  const db = openDb({ connection, poolSize: 1 })
  const identity = createLocalIdentity({ db, clock: { now: () => new Date() }, secret: '' })
  await identity.register({ email: 'first@bench.example', password, emailVerified: true })
  const { password_hash } = await db.selectFrom('credential').select('password_hash').executeTakeFirstOrThrow()
  await db.destroy()
  return password_hash
}

function rowsOf(people: number, passwordHash: string): string[] {
  const companies = Math.ceil(people / peoplePerCompany)
  const everybody = `generate_series(1, ${people}) as i`
  return [
    `insert into company (kind, name, country, created_at)
    select 'dealer', 'Cicli ' || i, 'IT', now() - interval '4 years' from generate_series(1, ${companies}) as i`,
    `insert into company_module (company_id, module, state)
    select id, (array['tickets', 'products', 'user-guides', 'leads', 'appointments', 'quotes', 'contracts', 'news',
      'projects', 'media-sharing', 'standard-packages', 'erp-integration', 'surveys', 'business-statistics',
      'fidelity-programme'])[n], 'active'
    from company cross join generate_series(1, ${modulesMost}) as n where n <= 3 + id % ${modulesMost - 2}`,
    `insert into contact (email, name, created_at)
    select 'person' || i || '@bench.example', 'Marco Bianchi', now() - interval '4 years' from ${everybody}`,
    `insert into credential (subject, email, email_verified, password_hash, created_at)
    select 'person ' || i, 'person' || i || '@bench.example', true, '${passwordHash}', now() from ${everybody}`,
    `insert into account (subject, email, email_verified, name, first_name, locale, contact_id, company_id, role,
      approved_at, created_at)
    select 'person ' || i, 'person' || i || '@bench.example', true, 'Marco Bianchi', 'Marco', 'it', i::text,
      1 + i % ${companies}, 'workshop', case when i % 100 > 0 then now() end, now() from ${everybody}`,
    `insert into access_request (account_id, kind, company_name, asked_at)
    select id, 'dealer', 'Cicli', now() from account where approved_at is null`,
    `insert into totp (account_id, secret, confirmed_at, created_at)
    select i, ''::bytea, now(), now() from ${everybody} where i % 10 = 0`,
  ]
}

function sessionRows(sessions: number): string {
  return `insert into session (token_hash, account_id, created_at, seen_at, second_factor_at, idle_ends_at, ends_at,
      user_agent)
    select sha256(convert_to('session ' || i, 'UTF8')), 1 + (i - 1) / ${sessionsEach}, now(), now(),
      case when ((i - 1) / ${sessionsEach} + 1) % 10 = 0 then now() end, now() + interval '60 days',
      now() + interval '60 days', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    from generate_series(1::bigint, ${sessions}) as i`
}
