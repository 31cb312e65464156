import * as z from 'zod/mini'
import { modules } from '#app/features/people/account/account.ts'
import { choice, idField, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { licencesWords } from './licences.words.ts'

const say = keysOf(licencesWords)

/** What an administrator does with a request, and with a licence itself. */
export type Intent = 'grant' | 'refuse' | 'activate' | 'activate-all' | 'deactivate'

const request = {
  company: idField(),
  module: choice(modules),
  /** When the request was made that the reader saw: one made since is another. */
  asked: z.string().check(z.regex(/^\d{1,15}$/)),
}

export const grantForm = z.object(request)
export const refuseForm = z.object({ ...request, reason: text({ min: 5, max: 500, short: say('reason-short') }) })
export const moduleForm = z.object({ module: choice(modules) })
/** `booked`: of how many appointments the page has told by then. */
export const deactivateForm = z.object({
  module: choice(modules),
  booked: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
})

/** What the page announces. */
export const notices = {
  grant: 'granted',
  refuse: 'refused',
  activate: 'activated',
  'activate-all': 'activated-all',
  deactivate: 'deactivated',
} as const satisfies Record<Intent, string>
