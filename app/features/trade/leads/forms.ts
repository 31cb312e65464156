import * as z from 'zod/mini'
import { choice, choices, email, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { isPhone } from '#app/features/people/contact/contact.phone.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { amountMost, readAmount } from '#app/kit/words/amounts.ts'
import { formWords } from './forms.words.ts'
import { declineReasons, leadStatuses, lostReasons } from './leads.ts'

const say = keysOf(formWords)

export const declineForm = z
  .object({ reason: choice(declineReasons), comment: optionalText({ max: 500 }) })
  .check(rule('comment', say('other-told'), ({ reason, comment }) => reason !== 'other' || Boolean(comment?.trim())))

export const statusForm = z
  .object({
    from: choice(leadStatuses),
    status: choice(leadStatuses),
    lost_reason: z.optional(choice(lostReasons)),
    comment: optionalText({ max: 500 }),
  })
  .check(
    rule('lost_reason', say('lost-why'), ({ status, lost_reason: why }) => status !== 'lost' || why !== undefined),
    rule('comment', say('other-told'), ({ status, lost_reason: why, comment }) =>
      Boolean(status !== 'lost' || why !== 'other' || comment?.trim()),
    ),
  )

const phone = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(40),
    z.refine((typed) => typed === '' || isPhone(typed), say('phone-wrong')),
  ),
)
const contact = {
  first_name: text({ max: 80 }),
  last_name: optionalText({ max: 80 }),
  email: z.optional(email()),
  mobile_phone: phone,
  phone,
}
type Reachable = { email?: string | undefined; mobile_phone?: string | undefined; phone?: string | undefined }
const canBeReached = ({ email: mail, mobile_phone: mobile, phone: line }: Reachable) =>
  Boolean(mail?.trim() || mobile?.trim() || line?.trim())

/** For a version or a note: any other value was not written by a page of ours, so it is no mistake of a person. */
const count = z.string().check(z.regex(/^[1-9]\d{0,8}$/))

export const contactForm = z
  .object({ ...contact, version: count })
  .check(rule('email', say('reach'), (value) => canBeReached(value)))

const submission = z.uuid()

export function newLeadForm(families: readonly ModelFamily[]) {
  return z
    .object({
      submission,
      company: text({ max: 15 }),
      ...contact,
      products_of_interest: choices(families),
      message: optionalText({ max: 5000 }),
    })
    .check(rule('email', say('reach'), (value) => canBeReached(value)))
}

export const rerouteForm = z.object({ company: text({ max: 15 }) })

const noteText = text({ max: 5000 })
export const noteForm = z.object({ submission, note: noteText })
export const noteEditForm = z.object({ id: count, version: count, note: noteText })

/** The amount is read the way the language writes it; `seen` is what `offerSeen` wrote into the form. */
export function offerForm(locale: Locale, families: readonly ModelFamily[]) {
  const amountOf = (typed: string) => readAmount(locale, typed)
  return z.object({
    seen: text({ max: 60 }),
    products_of_interest: choices(families),
    dealer_amount: z.optional(
      z.string().check(
        z.refine((typed) => amountOf(typed) !== undefined, { error: say('amount'), abort: true }),
        z.refine((typed) => (amountOf(typed) ?? 0) >= 0, { error: say('amount-low'), abort: true }),
        z.refine((typed) => (amountOf(typed) ?? 0) <= amountMost, say('amount-high')),
      ),
    ),
  })
}
