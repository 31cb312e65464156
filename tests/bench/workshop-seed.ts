import type { Client } from 'pg'

/** A shop for each of the seed's dealers. */
const shopRows = `
  insert into shop (company_id, submission, name, street, postcode, city, country, time_zone, phone, email, hours, way_in,
    created_at)
  select id, gen_random_uuid(), 'Officina ' || id, 'Via Roma 1', '20100', 'Milano', 'IT', 'Europe/Rome', '', '',
    '[[["09:00","18:00"]],[["09:00","18:00"]],[["09:00","18:00"]],[["09:00","18:00"]],[["09:00","18:00"]],[],[]]', '', now()
  from company`

/** Over two years, up to two months ahead, none so old that it is swept: what is past is over. */
const appointmentRows = `
  insert into appointment (shop_id, kind, kind_words, mode, minutes, day, bicycle, serial_number, account_id, person_name,
    person_phone, person_email, locale, message, state, cancelled_by, token_hash, token_sealed, booked_by, submission,
    created_at, ended_at, lookup)
  select shop.id, (array['yearly', 'first_check', 'repair'])[1 + i % 3], '', 'day', 60, day, 'V4R Disco', serial, null, person,
    '02 5551234', '', 'it', '', state, case when state = 'cancelled' then 'person' end, sha256(i::text::bytea), '', 11,
    gen_random_uuid(), day - interval '9 days', case when state <> 'booked' then day + interval '17 hours' end,
    lower(person || ' 02 5551234 v4r disco ' || serial || ' ' || fold_serial(serial))
  from generate_series(1::bigint, $1) as i
    join shop on shop.company_id = 1 + i % least(200, $1 / 50)
    cross join lateral (select (now() - ($1 - i) * (interval '2 years' / $1) + interval '60 days')::date as day,
      'V4R-0510-A' || lpad((i % 9999)::text, 4, '0') as serial, 'Marco Bianchi ' || i as person) made
    cross join lateral (select case when day >= current_date then 'booked' when i % 20 = 0 then 'cancelled'
      when i % 50 = 1 then 'no_show' else 'done' end as state) stood`

const checkRows = `
  insert into bicycle_check (checklist, names, kind, catalogue_version, company_id, begun_by, serial_number, serial_folded,
    family, state, begun_at, changed_at, signed_at, signed_on, signed_by, mechanic_name, words)
  select 'yearly', '{"it":"Tagliando annuale","en":"Yearly service","fr":"Révision annuelle"}', 'yearly', 1, company,
    9 + 2 * company, serial, fold_serial(serial), 'V4R', state, at, at,
    case when state = 'signed' then at end, case when state = 'signed' then at::date end,
    case when state = 'signed' then 9 + 2 * company end, case when state = 'signed' then 'Marco Bianchi' else '' end,
    lower('Tagliando annuale Yearly service Révision annuelle ' || serial || ' ' || fold_serial(serial) || ' v4r')
  from generate_series(1::bigint, $1) as i
    cross join lateral (select 1 + i % least(200, $1 / 50) as company, now() - ($1 - i) * (interval '4 years' / $1) as at,
      'V4R-' || lpad((i / 9999)::text, 4, '0') || '-A' || lpad((i % 9999)::text, 4, '0') as serial) made
    cross join lateral (select case when i % 100 = 0 and at > now() - interval '100 days' then 'open' else 'signed' end as state) stood`

/** Far more than a maker will ever have; the last hundred are open, each with a bicycle of every tenth dealer. */
const recallRows = `
  insert into recall (id, number, kind, state, texts, remedies, families, words, submission, created_by, created_at,
    published_at, closed_at)
  overriding system value
  select 1000 + i, '2026-' || lpad(i::text, 8, '0'), (array['recall', 'service_action', 'stop_sale'])[1 + i % 3],
    case when i > $1 - 100 then 'published' else 'closed' end,
    jsonb_build_object('product', words, 'risk', words, 'action', words, 'reason', words), '{repair,refund}', '{V4R}',
    lower('2026-' || lpad(i::text, 8, '0') || ' Collarino reggisella ' || i), gen_random_uuid(), 1, at, at,
    case when i <= $1 - 100 then at end
  from generate_series(1::bigint, $1) as i
    cross join lateral (select now() - ($1 - i) * (interval '10 years' / $1) as at,
      jsonb_build_object('it', 'Collarino reggisella ' || i, 'en', 'Seat clamp ' || i, 'fr', 'Collier ' || i) as words) made`

const recallUnitRows = `
  with added as (
    insert into recall_unit (recall_id, serial_number, serial_folded, family, known_from, state_at, created_at)
    select id, 'V4R-0510-A' || lpad((id * 20 + n)::text, 8, '0'), 'V4R0510A' || lpad((id * 20 + n)::text, 8, '0'), 'V4R',
      '{registration}', created_at, created_at
    from recall cross join generate_series(0, 19) as n where state = 'published'
    returning id
  )
  insert into recall_unit_company (unit_id, part, company_id) select id, 'holder', 1 + id % 20 * 10 from added`

/**
 * So many appointments, checks and recalls each, over the dealers of the seed: of few, over so few of them that a dealer's
 * first page is as full as among many.
 */
export async function addWorkshop(client: Client, count: number): Promise<void> {
  await client.query(shopRows)
  for (const rows of [appointmentRows, checkRows, recallRows]) await client.query(rows, [count])
  await client.query(recallUnitRows)
}
