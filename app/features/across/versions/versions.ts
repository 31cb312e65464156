/**
 * The state of a draft, beside its content; `changedAt` is null where nobody has changed anything since the last
 * publication.
 */
export type DraftState = { revision: number; changedAt: Date | null; changedBy: string | null }

/** The revision of the draft that the form's reader saw; -1, which no draft has, for anything no page has written. */
export function revisionIn(typed: string | null): number {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : -1
}
