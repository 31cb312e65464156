import type { Failure } from '#app/kit/forms/problems.ts'
import { searchLeast } from '#app/kit/lists/lists.ts'

/** What an administrator can answer, each with a form of its own. */
export const intents = ['join', 'new-company', 'rider', 'refuse'] as const
export type Intent = (typeof intents)[number]

export type Refusal = Failure & { intent: Intent; status: 400 | 409 }

const notices = ['approved', 'refused'] as const

/** What was done before the redirect to the list. */
export function noticeIn(query: URLSearchParams): (typeof notices)[number] | undefined {
  const name = query.get('notice')
  return notices.find((one) => one === name)
}

/** What is typed to find a company; too short a text finds nothing. */
export function companyQueryIn(query: URLSearchParams): { q: string; isTooShort: boolean } {
  const q = (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 100)
  return { q, isTooShort: q.length > 0 && q.length < searchLeast }
}
