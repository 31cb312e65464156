import { Client } from 'pg'
import type { Module } from '#app/features/people/account/account.ts'
import type { Connection } from '#app/kit/db/db.server.ts'
import { timed, withoutIndexes } from './indexes.ts'
import { contents, names, replies, topics } from './seed-words.ts'

/** How many tickets each customer, a company, has. */
const ticketsPerCompany = 200

/** Fills an empty, migrated database: made up by the tickets' numbers, so the same every time. */
export async function seed(connection: Connection, tickets: number): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await addWords(client)
    const companies = Math.max(1, tickets / ticketsPerCompany)
    await client.query(people(companies, ['tickets']))
    await withoutIndexes(client, ['ticket', 'message', 'ticket_event', 'attachment', 'ticket_answer'], async () => {
      const statements = [ticketRows(tickets, companies), clockRows, fileRows, messageRows, eventRows, answerRows]
      for (const statement of statements) await timed(client, statement)
    })
    await timed(client, 'vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Temporary tables of what is written of, in which words and by whom. */
export async function addWords(client: Client): Promise<void> {
  await client.query(
    'create temp table topic as select * from json_to_recordset($1) as (frame_model text, serial_number text, serial_folded text, part_involved text[], kind_of_damage text, search text, instructions text)',
    [JSON.stringify(topics())],
  )
  await client.query('alter table topic add n serial primary key')
  await client.query(
    'create temp table wording as select locale, (row_number() over (partition by locale) - 1)::int as n, text from json_to_recordset($1) as (locale text, text text)',
    [JSON.stringify(contents())],
  )
  await client.query('create unique index on wording (locale, n)')
  await client.query(
    'create temp table family_name as select (n - 1)::int as n, name from unnest($1::text[]) with ordinality as one (name, n)',
    [names()],
  )
  await client.query(
    'create temp table wording_reply as select (n - 1)::int as n, body from unnest($1::text[]) with ordinality as one (body, n)',
    [replies],
  )
  await client.query('analyze topic; analyze wording; analyze family_name; analyze wording_reply')
}

/** Ten of the staff, who come first; then for each company, with this licence, its owner and a mechanic. */
export function people(companies: number, modules: readonly Module[]): string {
  return `
    insert into company (kind, name, country, created_at)
    select 'dealer', 'Cicli ' || name || ' ' || i, (array['IT', 'IT', 'FR', 'GB'])[1 + i % 4], now() - interval '4 years'
    from generate_series(1, ${companies}) as i join family_name on family_name.n = i % 8000;
    insert into company_module (company_id, module, state) select id, unnest(array['${modules.join("','")}']), 'active' from company;
    insert into contact (email, name, created_at)
    select 'person' || i || '@bench.example', 'Marco Bianchi', now() - interval '4 years' from generate_series(1, ${companies * 2}) as i;
    insert into account (subject, email, email_verified, name, first_name, locale, role, approved_at, created_at)
    select 'staff ' || i, 'staff' || i || '@bench.example', true, 'Giulia Conti', 'Giulia', 'it', 'agent', now(), now() from generate_series(1, 10) as i;
    insert into totp (account_id, secret, confirmed_at, created_at) select id, ''::bytea, now(), now() from account;
    insert into account (subject, email, email_verified, name, first_name, locale, contact_id, company_id, role, approved_at, created_at)
    select 'person ' || i, 'person' || i || '@bench.example', true, 'Marco Bianchi', 'Marco', 'it', i::text, 1 + (i - 1) / 2,
      case i % 2 when 1 then 'owner' else 'workshop' end, now(), now()
    from generate_series(1, ${companies * 2}) as i;
    analyze company; analyze company_module; analyze account;`
}

/** A number that looks like chance, of the ticket `i` and for one purpose. */
export const chance = (purpose: number, below: string | number) => `abs(hashint8extended(i, ${purpose}) % ${below})`

export function ticketRows(tickets: number, companies: number): string {
  return `
    insert into ticket (id, company_id, author_id, submission, locale, country, frame_model, serial_number, serial_folded,
      damage_phase, date_of_purchase, part_involved, kind_of_damage, content, instructions, stage, warranty_accepted,
      awaiting, promised_at, search, created_at, last_activity_at, closed_at, close_reason)
    overriding system value
    select id, company_id, 9 + company_id * 2, gen_random_uuid(), locale, 'IT', frame_model,
      replace(serial_number, '#######', bare), replace(serial_folded, '#######', bare),
      case when i % 3 = 0 then 'km0' else 'field' end, case when i % 3 = 0 then null else (at - interval '90 days')::date end,
      part_involved, kind_of_damage, text, instructions, stage, case when stage <> 'new_request' then i % 7 <> 0 end,
      case stage when 'ticket_closed' then 'nobody' when 'new_request' then 'maker'
        else (array['maker', 'dealer', 'courier'])[1 + ${chance(6, 3)}] end,
      case when stage in ('decision_completed', 'operations_in_progress')
        then (greatest(at + interval '14 days', now() - interval '9 days') + ${chance(10, 25)} * interval '1 day')::date end,
      searchable(id || ' ' || replace(topic.search, '#######', bare) || ' ' || text),
      at, at + ${chance(7, 1_700_000)} * interval '1 second', case stage when 'ticket_closed' then at + interval '15 days' end,
      case stage when 'ticket_closed' then 'done' end
    from (
      select i, 10000 + i as id, 1 + (i * 7919) % ${companies} as company_id, lpad(i::text, 7, '0') as bare,
        now() - (${tickets} - i) * (interval '3 years' / ${tickets}) - interval '20 days' as at,
        locale, wordings,
        case when i > ${tickets} * 0.97 then (array['new_request', 'decision_completed'])[1 + ${chance(2, 2)}]
          when ${chance(3, 100)} < 95 then 'ticket_closed'
          else (array['operations_in_progress', 'operations_completed'])[1 + ${chance(2, 2)}] end as stage
      from generate_series(1::bigint, ${tickets}) as i
      join (select locale, count(*) as wordings from wording group by locale) as spoken
        on locale = (array['it', 'it', 'it', 'fr', 'en'])[1 + ${chance(1, 5)}]
    ) as made
    join topic on topic.n = 1 + ${chance(4, '(select count(*) from topic)')}
    join lateral (
      select replace(replace(wording.text, '§', name), '#', (10 + ${chance(8, 4000)})::text) as text
      from wording, family_name
      where wording.locale = made.locale and wording.n = ${chance(5, 'wordings')}
        and family_name.n = ${chance(9, 8000)}
    ) as written on true
    order by i;
    select setval(pg_get_serial_sequence('ticket', 'id'), ${10_000 + tickets});`
}

/** What the trigger of the clock would have kept, which is off here: some have waited for a customer for a day or two. */
export const clockRows = `
  update ticket set due_at = promise_due(promised_at, id % 3 * 32400000), rested_ms = id % 3 * 32400000
  where awaiting = 'maker' and stage <> 'ticket_closed' and promised_at is not null`

/** Three a ticket: the maker, the dealer, the maker. */
const messageRows = `
  insert into message (ticket_id, author_id, from_staff, submission, body, created_at)
  select i, case turn when 1 then author_id else 1 + i % 10 end, turn <> 1, gen_random_uuid(), body, at + turn * interval '2 days'
  from (select id as i, author_id, created_at as at from ticket order by id) as ticket
  cross join generate_series(0, 2) as turn
  join wording_reply on wording_reply.n = abs(hashint8extended(i, turn) % 10)
  order by at + turn * interval '2 days'`

const eventRows = `
  insert into ticket_event (ticket_id, kind, actor_id, from_staff, at, from_stage, to_stage)
  select id, 'opened', author_id, false, created_at, null, 'new_request' from ticket
  union all
  select id, 'stage', 1 + id % 10, true, last_activity_at, 'operations_completed', 'ticket_closed' from ticket where stage = 'ticket_closed'`

/** In how much working time each was answered and decided: as many rows as the triggers would have noted. */
const answerRows = `
  insert into ticket_answer (ticket_id, step, agent_id, kind_of_damage, at, worked_ms, kept)
  select id, step, 1 + id % 10, kind_of_damage, created_at + days * interval '1 day', days * 32400000 - id % 32400000, id % 8 <> 0
  from ticket cross join (values ('answer', 1), ('decision', 3)) as given (step, days)
  where step = 'answer' or warranty_accepted is not null`

/** Three photos a ticket. Their content is not there: no page that is measured reads it. */
const fileRows = `insert into attachment (id, owner_id, submission, field, ticket_id, company_id, name, kind, media_type, bytes,
    content_key, thumb_key, width, height, printed, created_at)
  select gen_random_uuid(), author_id, submission, 'attachments', id, company_id, 'IMG_' || id || '_' || shot || '.jpg', 'photo',
    'image/jpeg', 400000 + id % 90000, 'bench/' || id || '-' || shot, 'bench/' || id || '-' || shot || '-small', 2000, 1500, true, created_at
  from ticket cross join generate_series(1, 3) as shot order by id`
