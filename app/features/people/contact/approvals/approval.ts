import { searchLeast } from '#app/kit/lists/lists.ts'

/** What an administrator can answer, each with a form of its own. */
export type Intent = 'join' | 'new-company' | 'rider' | 'refuse'

/** What the list announces of each. */
export const notices = {
  join: 'approved',
  'new-company': 'approved',
  rider: 'approved',
  refuse: 'refused',
} as const satisfies Record<Intent, string>

/** What is typed to find a company; too short a text finds nothing. */
export function companyQueryIn(query: URLSearchParams): { q: string; isTooShort: boolean } {
  const q = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100)
  return { q, isTooShort: q.length > 0 && q.length < searchLeast }
}
