import type { Client } from 'pg'

/** What of all bulletins each kind of audience has, in hundredths: the rest is for all dealers. */
const shares = { country: 10, workshop: 10, family: 10 } as const

function isPart(from: number, to: number): string {
  return `i % 100 >= ${from} and i % 100 < ${to}`
}

/**
 * So many bulletins of ten years, some for a country, for workshops or for anyone who holds a model, with ranges of
 * numbers; one in fifty is still a draft.
 */
export async function addBulletins(client: Client, count: number): Promise<void> {
  const { country, workshop, family } = shares
  await client.query(
    `insert into audience (id, sides, roles, countries, families) overriding system value
    select i, '{dealer}', case when ${isPart(country, country + workshop)} then array['workshop'] else '{}' end,
      case when ${isPart(0, country)} then array['IT', 'FR'] else '{}' end,
      case when ${isPart(country + workshop, country + workshop + family)} then array['V4R'] else '{}' end
    from generate_series(1::bigint, $1) as i`,
    [count],
  )
  await client.query(
    `insert into bulletin (id, number, state, titles, bodies, families, audience_id, asks, version, search, submission,
      created_by, created_at, published_at, changed_at, asked_at, listed_at)
    overriding system value
    select 500 + i, 'TB-' || i, case when i % 50 = 0 then 'draft' else 'published' end,
      jsonb_build_object('it', 'Coppia del collarino ' || i, 'en', 'Torque of the clamp ' || i, 'fr', ''),
      jsonb_build_object('it', 'Serrare a **5 Nm**.', 'en', 'Tighten to **5 Nm**.', 'fr', ''),
      array[(array['C68', 'V4R', 'V3', 'V3R', 'TT1'])[1 + i % 5]], i, i % 3 = 0, (i % 50 <> 0)::int,
      lower('TB-' || i || ' Coppia del collarino ' || lpad(i::text, 7, '0') || ' Torque of the clamp ' || i || ' Serrare a 5 Nm'),
      gen_random_uuid(), 1, at, case when i % 50 <> 0 then at end, case when i % 50 <> 0 then at end,
      case when i % 50 <> 0 then at end, at
    from generate_series(1::bigint, $1) as i
      cross join lateral (select now() - ($1 - i) * (interval '10 years' / $1) as at) moment`,
    [count],
  )
  await client.query(
    `insert into bulletin_serial (bulletin_id, first_serial, last_serial, first_folded, last_folded)
    select 500 + i, first, last, fold_serial(first), fold_serial(last)
    from generate_series(1::bigint, $1, 4) as i cross join lateral (
      select 'V4R-0510-A' || lpad((i % 9000)::text, 4, '0') as first, 'V4R-0510-A' || lpad((i % 9000 + 20)::text, 4, '0') as last
    ) range`,
    [count],
  )
}
