/** Of a draft, beside its content; `changedAt` null: nobody has changed anything since the last publication. */
export type DraftState = { revision: number; changedAt: Date | null; changedBy: string | null }

/** Of the draft its reader saw; what no page has written is of none. */
export function revisionIn(typed: string | null): number {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : -1
}
