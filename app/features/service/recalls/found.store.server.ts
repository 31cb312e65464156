import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/kit/db/db.server.ts'
import { byKey } from '#app/kit/db/prepared.server.ts'
import { isInRange } from '#app/features/bicycles/models/models.ranges.server.ts'
import type { Source } from './recalls.ts'

type Pattern = { code: string; pattern: string }

/** Bicycles by one number alone, as when it is registered; without it, all there are. */
export type Wanted = {
  recallId: number
  patterns: readonly Pattern[]
  only?: OneNumber
}

/** `isAsked`: it is looked at whether or not the portal has heard of it. */
type OneNumber = { folded: string; serial: string; isAsked?: true }

const folded = (column: string, only: OneNumber | undefined) =>
  only === undefined ? sql`true` : sql`${sql.ref(column)} = ${only.folded}`

/**
 * All bicycles whose number a recall names, from everywhere numbers are kept, each once: `is_meant` are those of its families
 * and days as well. Of what several sources say the registration counts first. One statement, whichever number there are.
 */
function foundBy({ recallId, patterns, only }: Wanted): RawBuilder<unknown> {
  return sql`
    spec as (select kind, families, bought_from, bought_until from recall where id = ${recallId}),
    naming as materialized (select exists (select from recall_serial where recall_id = ${recallId}) as names_some),
    named as materialized (${namedBy(recallId, only)}),
    family_rule as (select code, pattern from jsonb_to_recordset(${JSON.stringify(patterns)}::jsonb)
      as rule (code text, pattern text)),
    ${sourcesOf(only)},
    told as (
      select source.* from source where not (select names_some from naming)
        or serial_folded in (select first_folded from named where first_folded = last_folded)
        or exists (select from named where first_folded <> last_folded and ${isInRange(sql`serial_folded`)})
    ),
    bicycle as (
      select serial_folded, (array_agg(serial_number order by rank))[1] as serial_number,
        (array_agg(family order by rank) filter (where family is not null))[1] as family,
        array_agg(distinct known_from) as known_from, max(bought) as bought,
        -- Without a registration it stands with the dealer it was sold to, or with who has told of it.
        coalesce((array_agg(holder) filter (where rank = 1))[1],
          (array_agg(dealer order by rank) filter (where dealer is not null))[1],
          (array_agg(holder order by rank) filter (where holder is not null))[1]) as holder,
        (array_agg(dealer order by rank) filter (where dealer is not null))[1] as dealer
      from told group by serial_folded
    ),
    resolved as (
      select bicycle.*, coalesce(bicycle.family, (select code from family_rule where bicycle.serial_number ~ pattern
        order by code = any(spec.families) desc, code limit 1)) as known_family
      from bicycle, spec
    ),
    found as (
      select resolved.*, coalesce(known_family, '') as family_code, (
          (cardinality(families) = 0 or known_family = any(families)
            or (known_family is null and known_from = array['list'] and (select names_some from naming)))
          and (bought is null or bought between coalesce(bought_from, bought) and coalesce(bought_until, bought))
          -- What is no longer to be sold stands with dealers.
          and (kind <> 'stop_sale' or holder is null
            or exists (select from company where company.id = holder and company.kind = 'dealer'))
        ) as is_meant
      from resolved, spec
    )`
}

/** For one number: the ranges, each by an index of its own, and the number where it stands alone. */
function namedBy(recallId: number, only: OneNumber | undefined): RawBuilder<unknown> {
  const all = sql`select first_serial, first_folded, last_folded from recall_serial where recall_id = ${recallId}`
  if (only === undefined) return all
  return sql`${all} and first_folded <> last_folded
    union all ${all} and first_folded = ${only.folded} and last_folded = ${only.folded}`
}

/** Everywhere that serial numbers are kept, what counts first by its rank. */
function sourcesOf(only: OneNumber | undefined): RawBuilder<unknown> {
  return sql`source as (
      select 1 as rank, 'registration' as known_from, serial_number, serial_folded, frame_model as family,
          company_id as holder, null::bigint as dealer, date_of_purchase as bought
        from product where ${folded('serial_folded', only)}
      union all
      select 2, 'built', serial_number, serial_folded, family, null, company_id, null
        from built_bicycle where ${folded('serial_folded', only)}
      union all
      select 3, 'order', serial, fold_serial(serial), null, null, sales_order.company_id, null
        from sales_order_line line join sales_order on sales_order.id = line.order_id
          cross join lateral unnest(line.serial_numbers) serial
        -- Of one number the index knows the lines, as it is written.
        where ${only ? sql`line.serial_numbers @> array[${only.serial}::text] and serial = ${only.serial}` : sql`true`}
      union all
      select 4, 'ticket', serial_number, serial_folded, frame_model, ticket.company_id, null, null
        from ticket where ${folded('serial_folded', only)}
      union all
      select 5, 'list', first_serial, first_folded, null, null, null, null
        from named where first_folded = last_folded and ${folded('first_folded', only)}
      ${only?.isAsked ? sql`union all select 6, 'list', ${only.serial}, ${only.folded}, null, null, null, null` : sql``}
    )`
}

/** Puts what is found and not among its units yet there. @returns how many */
export async function addUnits(tx: Db, wanted: Wanted, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`with ${foundBy(wanted)},
    added as (
      insert into recall_unit (recall_id, serial_number, serial_folded, family, known_from, state_at, created_at)
      select ${wanted.recallId}, serial_number, serial_folded, family_code, known_from, ${now}, ${now}
      from found where is_meant
      on conflict (recall_id, serial_folded) do nothing
      returning id, serial_folded
    ),
    parties as (
      insert into recall_unit_company (unit_id, part, company_id)
      select added.id, party.part, party.company_id from added join found using (serial_folded)
        cross join lateral (values ('holder', holder), ('dealer', dealer)) party (part, company_id)
      where party.company_id is not null
    )
    select count(*)::int as count from added`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Gives the units of a recall to the present holders: a bicycle that was registered or handed over during the
 * publication saw no recall, and the recall saw its former holder. The present one is told as after any change of
 * hands; if two processes do this at once, the second finds nothing left.
 */
export async function followHolders(tx: Db, recallId: number, now: Date): Promise<void> {
  await sql`with missed as (
      select distinct on (unit.id) unit.id, product.company_id
      from recall_unit unit join recall on recall.id = unit.recall_id
        join product on product.serial_folded = unit.serial_folded
        join company on company.id = product.company_id
      -- What is no longer to be sold is no matter of riders.
      where unit.recall_id = ${recallId} and (recall.kind <> 'stop_sale' or company.kind = 'dealer')
        -- Of two numbers that look the same either may have it.
        and not exists (select from recall_unit_company held join product own on own.company_id = held.company_id
          where held.unit_id = unit.id and held.part = 'holder' and own.serial_folded = unit.serial_folded)
      order by unit.id, product.held_since desc
    ), taken as (
      insert into recall_unit_company (unit_id, part, company_id) select id, 'holder', company_id from missed
      on conflict (unit_id, part) do update set company_id = excluded.company_id
        where recall_unit_company.company_id <> excluded.company_id
      returning unit_id
    )
    update recall_unit set told_at = null, reminded = 0,
        state = case when state in ('done', 'scrapped') then state else 'open' end,
        state_at = case when state in ('done', 'scrapped') then state_at else ${now}::timestamptz end
      where id in (select unit_id from taken)`.execute(tx)
}

export type FoundLine = { family: string; isMeant: boolean; count: number }
export type Preview = {
  lines: FoundLine[]
  bySource: { source: Source; count: number }[]
  units: number
  dealers: number
  riders: number
  withNobody: number
}

/** What publishing it would find. */
export async function previewUnits(db: Db, wanted: Wanted): Promise<Preview> {
  const { rows } =
    await sql<Preview>`with ${foundBy(wanted)}, meant as materialized (select * from found where is_meant),
    party as (select holder as company_id from meant union select dealer from meant)
    select
      (select coalesce(json_agg(line order by line."isMeant" desc, line.count desc, line.family), '[]') from (
        select family_code as family, is_meant as "isMeant", count(*)::int as count from found group by 1, 2) line) as lines,
      (select coalesce(json_agg(line), '[]') from (
        select source, count(*)::int as count from meant cross join lateral unnest(known_from) source
        group by source) line) as "bySource",
      (select count(*)::int from meant) as units,
      (select count(*)::int from party join company on company.id = party.company_id and kind = 'dealer') as dealers,
      (select count(*)::int from party join company on company.id = party.company_id and kind = 'customer') as riders,
      (select count(*)::int from meant where holder is null and dealer is null) as "withNobody"`.execute(db)
  const [preview] = rows
  if (!preview) throw new Error('A preview has one row')
  return preview
}

/**
 * Whether a published recall, or one of them, is about this number: a unit, or one it names that the portal has never heard of.
 * All there is to know is asked for in one statement, known or not, whose planning takes longer than its work: prepared, it
 * is planned once.
 */
export async function isAffected(db: Db, wanted: Wanted & { only: OneNumber }): Promise<boolean> {
  const { rows } = await sql<{ affected: boolean }>`${byKey} with ${foundBy(wanted)}
    select exists (select from recall_unit where recall_id = ${wanted.recallId} and serial_folded = ${wanted.only.folded})
      or exists (select from found where is_meant) as affected`.execute(db)
  return rows[0]?.affected ?? false
}
