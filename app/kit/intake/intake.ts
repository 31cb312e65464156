/** Why a row that another system handed over was not taken, as a name: words for it stand in `intake.words.ts`. */
export const refusals = [
  'missing',
  'wrong-form',
  'too-long',
  'too-many',
  'unknown-field',
  'in-future',
  'no-currency',
  'no-country',
  'no-sum',
  'open-beyond',
  'unknown-company',
  'no-row',
] as const
export type Refusal = (typeof refusals)[number]

/** What is wrong with a row: the path of the field, as in `lines.0.price`, or '' where it is the whole row. */
export type Reason = { field: string; reason: Refusal }

/**
 * What became of a row. `unchanged` is here already, word for word; `older` is here in a newer state, which stays. A row
 * that is refused stops none of the others.
 */
export type Fate = 'taken' | 'unchanged' | 'older' | 'refused'

/** In the order of the rows; `number` as far as it could be read. */
export type RowFate = { number: string; fate: Exclude<Fate, 'refused'> } | RefusedRow
export type RefusedRow = { number: string; fate: 'refused'; reasons: Reason[] }

export type Intake = {
  /** What is here in a newer state is replaced all the same: somebody has asked for this one. */
  overwrites?: boolean
}
