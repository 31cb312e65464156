import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { BrowserContext } from 'playwright-core'
import type { Module } from '#app/features/people/account/account.ts'
import { startEmbeddedPostgres } from '#app/kit/db/embedded.server.ts'
import { openSession } from '#tests/bench/people.ts'
import { appointmentLink, visitLink } from './appointments.ts'
import { sharedAssets, shareLink } from './share-links.ts'
import { surveyedTicket, surveyLink } from './survey-links.ts'

/** What stays of a person who has signed in. */
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** People and things the demonstration has none of. */
export type Added = { people: ReadonlyMap<string, Cookies>; places: AddedPlaces }

/** What the addresses of things end with: an erasure's number, and what makes a link in a mail. */
export type AddedPlaces = Record<
  | 'invite'
  | 'erasure'
  | 'unsubscribe'
  | 'unfollow'
  | 'rating'
  | 'appointment'
  | 'visit'
  | 'surveysLeaving'
  | 'verify'
  | 'reset'
  | 'survey'
  | 'surveyTicket'
  | 'surveyTask'
  | 'share'
  | 'shareAssets',
  string
>

/**
 * Puts them straight into the portal's database: a dealer who has just come, one without modules, somebody whom staff
 * refused, and a dealer who has shown a password and not yet the second factor. These have signed in, as has everybody
 * of the demonstration.
 */
export async function addPeople(dataDir: string, origin: string): Promise<Added> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn } })
  const client = new Client(connection)
  await client.connect()
  try {
    const company = await addCompany(client, 'Novelli Biciclette', newcomerModules)
    const without = await addCompany(client, 'Officina Marin', [])
    await addPerson(client, { key: 'bare', name: 'Rita Marin', company: without, role: 'owner' })
    const newcomer = await addPerson(client, { key: 'newcomer', name: 'Anna Novelli', company, role: 'owner' })
    const refused = await addPerson(client, { key: 'refused', name: 'Piero Longo' })
    await refuse(client, refused)
    const guarded = await addPerson(client, { key: 'guarded', name: 'Silvia Novelli', company, role: 'sales' })
    const leaver = await addPerson(client, { key: 'leaver', name: 'Ugo Novelli', company, role: 'workshop' })
    const people = await signInAll(client, origin)
    await guard(client, guarded)
    const places = {
      invite: await invite(client, company, newcomer),
      erasure: await askErasure(client, leaver),
      unsubscribe: await linkInMail(client, 'unsubscribe'),
      unfollow: await unfollowLink(client, people.get('dealer') ?? [], origin),
      rating: await ratingLink(client),
      appointment: await appointmentLink(client),
      visit: await visitLink(client),
      surveysLeaving: await linkInMail(client, 'unsubscribe/appointment'),
      survey: await surveyLink(client),
      share: await shareLink(client),
      shareAssets: await sharedAssets(client),
      surveyTicket: await surveyedTicket(client),
      surveyTask: await idOf(client, 'select invitation_id as id from survey_task order by 1 limit 1'),
      verify: await oneTimeLink(client, 'verify', 'unverified'),
      reset: await oneTimeLink(client, 'reset', 'unverified'),
    }
    return { people, places }
  } finally {
    await client.end()
    await stop()
  }
}

/** What there may be much of, while there is nothing yet. */
const newcomerModules: readonly Module[] = [
  'tickets',
  'erp-integration',
  'products',
  'leads',
  'quotes',
  'business-statistics',
]

async function addCompany(client: Client, name: string, modules: readonly Module[]): Promise<string> {
  const id = await idOf(
    client,
    `insert into company (kind, name, country, created_at) values ('dealer', $1, 'IT', now()) returning id`,
    [name],
  )
  await client.query(`insert into company_module (company_id, module, state) select $1, unnest($2::text[]), 'active'`, [
    id,
    modules,
  ])
  return id
}

type Person = { key: string; name: string; company?: string; role?: 'owner' | 'sales' | 'workshop' }

/** Anyone who is in no company has not been approved. */
function addPerson(client: Client, { key, name, company, role }: Person): Promise<string> {
  return idOf(
    client,
    `with contact as (
      insert into contact (email, name, created_at) values ($2, $3, now()) returning id
    )
    insert into account (subject, email, email_verified, name, locale, contact_id, company_id, role, approved_at, created_at)
    select $1, $2, true, $3, 'it', contact.id, $4::bigint, $5, case when $4 is not null then now() end, now()
    from contact returning id`,
    [key, `${key}@demo.example`, name, company ?? null, role ?? null],
  )
}

async function refuse(client: Client, account: string): Promise<void> {
  const reason = 'La partita IVA indicata non risulta attiva. Verifichi il numero e ripeta la richiesta.'
  await client.query(
    `update contact set company_name = 'Cicli Longo', country = 'IT', phone = '+39 0434 555 123', vat_number = 'IT01234567897'
    where id = (select contact_id from account where id = $1)`,
    [account],
  )
  await client.query(
    `insert into access_request (account_id, kind, company_name, asked_at, answered_at, approved, reason)
    values ($1, 'dealer', 'Cicli Longo', now() - interval '2 days', now() - interval '1 day', false, $2)`,
    [account, reason],
  )
}

/** An app no code is asked of here: its secret need open nothing. */
async function guard(client: Client, account: string): Promise<void> {
  await client.query(
    `insert into totp (account_id, secret, confirmed_at, created_at) values ($1, '\\x00', now(), now())`,
    [account],
  )
  await client.query('update session set second_factor_at = null where account_id = $1', [account])
}

async function oneTimeLink(client: Client, purpose: 'verify' | 'reset', who: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await client.query(
    `insert into one_time_link (token_hash, purpose, subject, email, created_at, expires_at)
    select $1, $2, subject, email, now(), now() + interval '1 day' from account where email = $3`,
    [createHash('sha256').update(token).digest(), purpose, `${who}@demo.example`],
  )
  return rowCount === 1 ? token : '0'
}

async function invite(client: Client, company: string, by: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await client.query(
    `insert into invite (company_id, role, email, locale, token_hash, invited_by, created_at, expires_at)
    values ($1, 'sales', 'invited@demo.example', 'it', $2, $3, now(), now() + interval '7 days')`,
    [company, createHash('sha256').update(token).digest(), by],
  )
  return token
}

function askErasure(client: Client, account: string): Promise<string> {
  return idOf(client, 'insert into erasure_request (account_id, asked_at) values ($1, now()) returning id', [account])
}

/** Somebody is asked how their ticket went. */
async function ratingLink(client: Client): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rowCount } = await client.query(
    `insert into ticket_rating (ticket_id, account_id, mailed_at, token_hash, link_ends_at)
    select id, author_id, now(), $1, now() + interval '60 days' from ticket
    where close_reason = 'done' and id not in (select ticket_id from ticket_rating) order by id desc limit 1`,
    [createHash('sha256').update(token).digest()],
  )
  return rowCount === 1 ? token : '0'
}

/** A dealer has somebody follow a ticket of theirs, who hears of it by mail. */
async function unfollowLink(client: Client, cookies: Cookies, origin: string): Promise<string> {
  const ticket = await idOf(
    client,
    `select id from ticket where stage <> 'ticket_closed' and company_id =
      (select company_id from account where email = 'dealer@demo.example') order by id limit 1`,
  )
  const follower = { follower_name: 'Piero Conti', follower_email: 'piero@guest.example', follower_locale: 'it' }
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const body = new URLSearchParams({ intent: 'follow', ...follower })
  await fetch(`${origin}/tickets/${ticket}`, { method: 'POST', body, headers: { cookie, origin }, redirect: 'manual' })
  return linkInMail(client, 'unfollow')
}

/** For a mail of the demonstration: they leave in the first seconds. */
async function linkInMail(
  client: Client,
  path: 'unsubscribe' | 'unsubscribe/appointment' | 'unfollow',
): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const { rows } = await client.query<{ token: string }>(
      `select substring(body from '/${path}/([^/\\s]+)') as token from sent_mail
      where body ~ '/${path}/[^/\\s]+(\\s|$)' limit 1`,
    )
    if (rows[0]) return rows[0].token
    await delay(200)
  }
  return '0'
}

async function idOf(client: Client, query: string, values: unknown[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(query, values)
  return rows[0]?.id ?? ''
}

/** Everybody there is, by the first part of their address. */
async function signInAll(client: Client, origin: string): Promise<Map<string, Cookies>> {
  const { hostname: domain } = new URL(origin)
  const { rows } = await client.query<{ id: string; who: string }>(
    `select id, split_part(email, '@', 1) as who from account where email like '%@demo.example'`,
  )
  const all = new Map<string, Cookies>()
  for (const { id, who } of rows) {
    const [name = '', value = ''] = (await openSession(client, Number(id))).split('=')
    all.set(who, [{ name, value, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' }])
  }
  return all
}
