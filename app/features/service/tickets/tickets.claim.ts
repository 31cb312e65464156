import type { Selectable } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'

// The fields of the claim, each with its column: what reads, writes or copies a claim goes by this list. The marks on its
// drawing are beside it, since they are kept as json.

/** What a ticket is about: with these rows of lists are told apart. */
export const topicColumns = {
  frameModel: 'frame_model',
  serialNumber: 'serial_number',
  partInvolved: 'part_involved',
  kindOfDamage: 'kind_of_damage',
} as const

/** What else was said, where the whole of it is read. */
export const detailColumns = {
  damagePhase: 'damage_phase',
  country: 'country',
  dateOfPurchase: 'date_of_purchase',
  content: 'content',
  notes: 'notes',
} as const

/** All of it. */
export const claimColumns = { ...topicColumns, ...detailColumns }

type Row = Selectable<Tables['ticket']>
type Columns = Readonly<Record<string, keyof Row>>
type ClaimColumns = typeof claimColumns

type Read<Of extends Columns> = { [Field in keyof Of]: Row[Of[Field]] }

/** What a ticket is about, as far as its composed subject tells. */
export type Topic = Read<typeof topicColumns>

/** What its sender has said. */
export type Claim = Read<ClaimColumns>

type Selection<Of extends Columns> = { [Field in keyof Of & string]: `ticket.${Of[Field]} as ${Field}` }[keyof Of &
  string]

/** Columns as a query selects them. */
export function selecting<Of extends Columns>(columns: Of): Selection<Of>[] {
  // By the names of the list, of which the type is made.
  return Object.entries(columns).map(([field, column]) => `ticket.${column} as ${field}`) as Selection<Of>[]
}

type Written = { [Field in keyof ClaimColumns as ClaimColumns[Field]]: Claim[Field] }

/** A claim as a new row has it. */
export function rowOfClaim(claim: Claim): Written {
  return renamed(([field, column]) => [column, claim[field]]) as Written
}

/** What is the claim of a ticket, and nothing else of it. */
export function claimOf(ticket: Claim): Claim {
  return renamed(([field]) => [field, ticket[field]]) as Claim
}

function renamed(one: (entry: [keyof Claim, string]) => [string, unknown]) {
  // A list has no other names than those of its type.
  const entries = Object.entries(claimColumns) as [keyof Claim, string][]
  return Object.fromEntries(entries.map(one))
}
