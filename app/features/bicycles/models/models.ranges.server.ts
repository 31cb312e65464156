import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a folded number lies within the range of a row with `first_folded` and `last_folded`: both ends are as long as it
 * is, and it is compared character by character.
 */
export function isInRange(folded: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(length(first_folded) = length(${folded})
    and ${folded} collate "C" between first_folded and last_folded)`
}
