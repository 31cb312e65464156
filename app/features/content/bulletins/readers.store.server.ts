import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { isReachedWith, reachedBy } from '#app/features/people/audience/audience.server.ts'
import type { CompanyRole } from '#app/features/people/account/account.ts'
import { lastWordOn } from '#app/features/content/subscriptions/subscriptions.server.ts'
import { isOnFromStart } from '#app/features/content/subscriptions/subscriptions.ts'
import { confirmingRoles, promptDays } from './bulletins.ts'

export const bulletinModule = 'user-guides'

const roles = sql.join(confirmingRoles.map((role) => sql.lit(role)))

/** On rows `account` and `bulletin`: what this person has confirmed of what is asked for now. */
const said = sql`bulletin_confirmation said on said.bulletin_id = bulletin.id and said.account_id = account.id
  and said.version >= bulletin.asked_version`

const isPrompt = sql<boolean>`said.at <= bulletin.asked_at + make_interval(days => ${sql.lit(promptDays)})`

export type CompanyFigures = {
  id: number
  name: string
  country: string
  people: number
  confirmed: number
  prompt: number
}

/** How far the confirmations of one are, company by company, those that lack most first. */
export async function readConfirmations(db: Db, id: number, most: number) {
  const { rows } = await sql<
    CompanyFigures & { allCompanies: number; all: number; allSaid: number; allPrompt: number }
  >`
    with bulletin as (select * from bulletin where id = ${id}),
    asked as (
      select company.id, company.name, company.country, said.at is not null as is_said, coalesce(${isPrompt}, false) as is_prompt
      from (select account.id as account_id, company.id as company_id
          from ${reachedBy(sql`(select audience_id from bulletin)`, bulletinModule)} and account.role in (${roles})) reached
        join account on account.id = reached.account_id join company on company.id = reached.company_id
        cross join bulletin left join ${said}
    )
    select id, name, country, count(*)::int as people, (count(*) filter (where is_said))::int as confirmed,
      (count(*) filter (where is_prompt))::int as prompt, (count(*) over ())::int as "allCompanies",
      (sum(count(*)) over ())::int as "all", (sum(count(*) filter (where is_said)) over ())::int as "allSaid",
      (sum(count(*) filter (where is_prompt)) over ())::int as "allPrompt"
    from asked group by id, name, country
    order by count(*) filter (where not is_said) desc, name, id limit ${most}`.execute(db)
  const [first] = rows
  return {
    people: first?.all ?? 0,
    companies: first?.allCompanies ?? 0,
    confirmed: first?.allSaid ?? 0,
    prompt: first?.allPrompt ?? 0,
    lines: rows.map(({ id: company, name, country, people, confirmed, prompt }): CompanyFigures => ({
      id: company,
      name,
      country,
      people,
      confirmed,
      prompt,
    })),
  }
}

/** One whose word is asked for, as the list of them shows it. */
export type AskedPerson = {
  id: number
  name: string
  role: CompanyRole
  companyName: string
  country: string
  since: Date
  confirmedAt: Date | null
}

/** Whose word a bulletin asks for. */
export function askedPeople(db: Db) {
  return db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .innerJoin('bulletin', (join) => join.onTrue())
    .innerJoin('audience', 'audience.id', 'bulletin.audience_id')
    .leftJoin('bulletin_confirmation as said', (join) =>
      join
        .onRef('said.bulletin_id', '=', 'bulletin.id')
        .onRef('said.account_id', '=', 'account.id')
        .onRef('said.version', '>=', 'bulletin.asked_version'),
    )
    .where(isReachedWith(bulletinModule))
    .where('account.role', 'in', [...confirmingRoles])
}

const row = expressionBuilder<Tables, 'account'>()

/** On a row `account`: whether this person is written to about bulletins. */
const isSubscribed: RawBuilder<boolean> = sql<boolean>`coalesce(${lastWordOn(row, 'bulletins')},
  account.role in (${sql.join(confirmingRoles.filter((role) => isOnFromStart('bulletins', role)).map((role) => sql.lit(role)))}))`

type Telling = { id: number; version: number; what: 'published' | 'reminded' }

/** Puts a mail for each reader who wants one: when it comes out all of them, as a reminder who has not confirmed. */
export async function putMails(tx: Db, { id, version, what }: Telling, now: Date): Promise<number> {
  const isDue =
    what === 'published'
      ? sql`true`
      : sql`account.role in (${roles}) and not exists (select from bulletin_confirmation said
          where said.bulletin_id = ${id} and said.account_id = account.id
            and said.version >= (select asked_version from bulletin where bulletin.id = ${id}))`
  const { rows } = await sql<{ count: number }>`with put as (
      insert into outbox (kind, subject, payload, due_at, created_at)
      select 'mail.bulletin', 'bulletin ' || ${id}::bigint || ' ' || account.id,
        jsonb_build_object('id', ${id}::bigint, 'version', ${version}::int, 'accountId', account.id, 'what', ${what}::text),
        ${now}, ${now}
      from ${reachedBy(sql`(select audience_id from bulletin where bulletin.id = ${id})`, bulletinModule)}
        and ${isSubscribed} and ${isDue}
      returning id
    )
    select count(*)::int as count from put`.execute(tx)
  return rows[0]?.count ?? 0
}

/** To how many a mail goes when it comes out. */
export async function countMails(db: Db, audienceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from ${reachedBy(sql`${audienceId}::bigint`, bulletinModule)} and ${isSubscribed}`.execute(db)
  return rows[0]?.count ?? 0
}

export type Reader = { id: number; email: string; locale: Locale; firstName: string; role: CompanyRole }

/** Asked at the moment of sending: who is no longer in its audience, or wants no such mails, gets none. */
export async function findReader(db: Db, bulletinId: number, accountId: number): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`select account.id, account.email, account.locale, account.role,
      account.first_name as "firstName"
    from ${reachedBy(sql`(select audience_id from bulletin where bulletin.id = ${bulletinId})`, bulletinModule)}
      and account.id = ${accountId} and ${isSubscribed}`.execute(db)
  return rows[0]
}
