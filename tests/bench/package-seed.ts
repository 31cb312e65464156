import type { Client } from 'pg'

/** What of all packages each kind of audience has, in hundredths: the rest is for everybody. */
const shares = { country: 10, workshop: 20 } as const

/**
 * So many packages of ten years, half of them sets and half services, some for a country or for dealers alone; one in fifty is
 * still a draft, three in four have ended.
 */
export async function addPackages(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into audience (id, sides, countries) overriding system value
    select i, case when i % 100 < ${shares.workshop} then array['dealer'] else '{}' end,
      case when i % 100 < ${shares.country} then array['IT', 'FR'] else '{}' end
    from generate_series(1::bigint, $1) as i`,
    [count],
  )
  await client.query(
    `insert into package (id, kind, state, titles, bodies, families, audience_id, books, minutes, search, submission,
      created_by, created_at, published_at, ended_at, listed_at)
    overriding system value
    select 600 + i, kind, state, jsonb_build_object('it', 'Kit di primavera ' || i, 'en', 'Spring kit ' || i, 'fr', ''),
      jsonb_build_object('it', 'Tutto **insieme**.', 'en', 'All **together**.', 'fr', ''),
      array[(array['C68', 'V4R', 'V3', 'V3R', 'TT1'])[1 + i % 5]], i,
      case when kind = 'service' then 'yearly' end, case when kind = 'service' then 90 end,
      lower('Kit di primavera ' || i || ' Spring kit ' || i || ' Tutto insieme KIT-' || lpad(i::text, 7, '0')), gen_random_uuid(), 1, at,
      case when state <> 'draft' then at end, case when state = 'ended' then at end, at
    from generate_series(1::bigint, $1) as i
      cross join lateral (select now() - ($1 - i) * (interval '10 years' / $1) as at,
        case when i / 4 % 2 = 0 then 'supply' else 'service' end as kind,
        case when i % 50 = 0 then 'draft' when i % 4 <> 0 then 'ended' else 'published' end as state) moment`,
    [count],
  )
}
