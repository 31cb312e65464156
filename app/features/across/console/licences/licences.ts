import * as z from 'zod/mini'
import { modules } from '#app/features/people/account/account.ts'
import { choice, text } from '#app/kit/forms/fields.ts'
import { type Failure, keysOf } from '#app/kit/forms/problems.ts'
import { licencesWords } from './licences.words.ts'

const say = keysOf(licencesWords)

/** What an administrator does with a request, and with a licence itself. */
export const intents = ['grant', 'refuse', 'activate', 'deactivate'] as const
export type Intent = (typeof intents)[number]

const request = {
  company: z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
  module: choice(modules),
  /** When the request was made that the reader saw: one made since is another. */
  asked: z.string().check(z.regex(/^\d{1,15}$/)),
}

export const grantForm = z.object(request)
export const refuseForm = z.object({ ...request, reason: text({ min: 5, max: 500, short: say('reason-short') }) })
export const moduleForm = z.object({ module: choice(modules) })

/** What comes back: a reason that is missing, or the news that somebody else was quicker. */
export type Refusal = Failure & { status: 400 | 409 }

const notices = { grant: 'granted', refuse: 'refused', activate: 'activated', deactivate: 'deactivated' } as const
export type Notice = (typeof notices)[Intent]

export function noticeOf(intent: Intent): Notice {
  return notices[intent]
}

/** What was done before the redirect to the page. */
export function noticeIn(query: URLSearchParams): Notice | undefined {
  const name = query.get('notice')
  return Object.values(notices).find((one) => one === name)
}
