import * as z from 'zod/mini'
import { email } from '#app/kit/forms/fields.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Visitor } from '#app/features/people/account/account.server.ts'
import { authSentence } from '#app/features/people/auth-errors/auth-errors.server.ts'
import { mailReset, mailVerifyAgain } from '#app/features/people/one-time-links/one-time-links.server.ts'
import { signInWords } from './sign-in.words.ts'
import { pageAsked, signInScreen, type StepAnswer } from './steps.server.ts'

const forgotForm = z.object({ email: email() })

/** Somebody forgot their password. Known or not, the answer and the work are the same. */
export async function forgotStep(visitor: Visitor, fields: URLSearchParams): Promise<StepAnswer> {
  const { portal, info, locale } = visitor
  const form = parseForm(forgotForm, fields)
  const again = (problem: string, status: number): StepAnswer => ({
    screen: { ...signInScreen(portal), problem, email: fields.get('email') ?? '' },
    status,
  })
  if (!form.ok)
    return again(authSentence(locale, { refused: fields.get('email') ? 'invalid-email' : 'missing-email' }), 400)
  if (await mailReset(portal, info, { email: form.value.email, locale })) return { notice: 'reset-sent' }
  return again(tooMany(visitor), 429)
}

/** The mail that confirms the address once more; nothing for anyone who is not waiting for it. */
export async function resendStep(visitor: Visitor): Promise<StepAnswer> {
  const { portal, info, access, locale, request } = visitor
  if (access.state !== 'unverified') return undefined
  const { accountId, email: address } = access.person
  if (await mailVerifyAgain(portal, info, { accountId, locale, page: pageAsked(request) }))
    return { notice: 'verify-sent' }
  return { screen: { screen: 'unverified', email: address, problem: tooMany(visitor) }, status: 429 }
}

function tooMany({ info, locale }: Visitor): string {
  info.headers.set('retry-after', '3600')
  return sayIn(signInWords, locale)('too-many')
}
