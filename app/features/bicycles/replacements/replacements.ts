import type { BikePart, ModelFamily } from '#app/catalogue/catalogue.ts'

/** What was replaced: the whole bicycle, its frame, which bears the serial number, or another part. */
export const replacedKinds = ['bicycle', 'frame', 'part'] as const
export type ReplacedKind = (typeof replacedKinds)[number]

/** A bicycle by its number, which two families may share. */
export type Numbered = { model: ModelFamily; number: string }

/** Something that was replaced by something else; of a part `to` bears its own number or batch. */
export type Replacement = {
  id: number
  ticketId: number
  /** Whose ticket that is: nobody else of the customers reads its number. */
  companyId: number
  kind: ReplacedKind
  part: BikePart | null
  from: Numbered
  to: Numbered
  /** YYYY-MM-DD */
  day: string
}

/** A replacement as a page shows it; the ticket is null to those who may not see it. */
export type ShownReplacement = Omit<Replacement, 'companyId' | 'ticketId'> & { ticketId: number | null }

/** @param company of the viewer; null of staff, who see all */
export function shownTo(company: number | null, all: readonly Replacement[]): ShownReplacement[] {
  return all.map(({ companyId, ticketId, ...one }) => ({
    ...one,
    ticketId: company === null || company === companyId ? ticketId : null,
  }))
}

/** The one by which a bicycle was replaced itself. */
export function replacedBy<One extends Pick<Replacement, 'kind' | 'from'>>(
  all: readonly One[],
  bicycle: Numbered,
): One | undefined {
  return all.find(({ kind, from }) => kind !== 'part' && isSame(from, bicycle))
}

/** The bicycles that came after one, each in the place of the one before. */
export function cameAfter(all: readonly Pick<Replacement, 'kind' | 'from' | 'to'>[], bicycle: Numbered): Numbered[] {
  const by = replacedBy(all, bicycle)
  if (!by) return []
  const others = all.filter((one) => one !== by)
  return [by.to, ...cameAfter(others, by.to)]
}

/** The one by which a bicycle replaced another. */
export function replacing<One extends Pick<Replacement, 'kind' | 'to'>>(
  all: readonly One[],
  bicycle: Numbered,
): One | undefined {
  return all.find(({ kind, to }) => kind !== 'part' && isSame(to, bicycle))
}

function isSame(one: Numbered, other: Numbered): boolean {
  return one.model === other.model && one.number === other.number
}
