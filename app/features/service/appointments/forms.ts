import * as z from 'zod/mini'
import { choice, day, flag, idField, email, name, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import { isPhone } from '#app/features/people/contact/contact.phone.ts'
import { cancelWhysOf, kinds, modes } from './appointments.ts'
import { formWords } from './forms.words.ts'

const say = keysOf(formWords)

const phone = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(40),
    z.refine((typed) => typed === '' || isPhone(typed), say('phone-wrong')),
  ),
)

const when = {
  when: optionalText({ max: 40 }),
  /** What the desk types instead of choosing. */
  other_day: z.optional(day()),
  other_time: z.optional(z.string().check(z.regex(/^\d\d:\d\d$/))),
  beyond: flag(),
}

/** An hour alone is of no day: what was chosen beside it would count in silence. */
const dayOfTime = rule<Typed>('other_day', say('day-of-time'), (typed) => !typed.other_time || Boolean(typed.other_day))

/** All that one form lacks is said at once. */
const whenGiven = rule<Typed>('when', say('when-missing'), (typed) => Boolean(whenIn(typed) || typed.other_time))

const bookFields = z.object({
  submission: z.uuid(),
  shop: idField(),
  kind: choice(kinds),
  ...when,
  product: z.optional(idField()),
  ticket: z.optional(idField()),
  lead: z.optional(idField()),
  package: z.optional(idField()),
  /** What its reader saw of the package's price and minutes, as `serviceSeen` wrote it into the form. */
  version: z.optional(z.string().check(z.maxLength(60))),
  bicycle: optionalText({ max: 120 }),
  /** For a bicycle under recall that the shop was sold. */
  serial: optionalText({ max: 40 }),
  name: z.optional(name({ max: 120 })),
  phone,
  email: z.optional(email()),
  locale: z.optional(choice(locales)),
  /** They want to be asked by mail how it went, as the desk has heard. */
  surveys: flag(),
  message: optionalText({ max: 1000 }),
  // What was proposed the last time is proposed by the server alone.
  alternatives: z.array(z.string()).check(z.maxLength(10)),
})

type Book = z.output<typeof bookFields>

const riderForm = bookFields.check(dayOfTime, whenGiven)

/** Who stands at the counter has no account: a name, and by what to reach them. */
const deskForm = riderForm.check(
  rule<Book>('name', 'field-required', ({ name: typed }) => Boolean(typed)),
  rule<Book>('phone', say('reach-missing'), ({ phone: typed, email: other }) => Boolean(typed || other)),
  rule<Book>('email', say('surveys-no-email'), ({ surveys, email: typed }) => !surveys || Boolean(typed)),
)

export function bookFormFor(isDesk: boolean) {
  return isDesk ? deskForm : riderForm
}

export const moveForm = z
  .object({
    ...when,
    seen: z.string().check(z.regex(/^\d{1,6}$/)),
    alternatives: z.array(z.string()).check(z.maxLength(10)),
  })
  .check(dayOfTime)

/** The same for everybody: nobody has to give a reason, with an account or by the link. */
export function cancelFormFor(by: 'shop' | 'person') {
  return z.object({ why: z.optional(choice(cancelWhysOf[by])), reason: optionalText({ max: 500 }) })
}

export const promiseForm = z.object({ day: day(), time: z.string().check(z.regex(/^\d\d:\d\d$/)) })

const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** For one day, or up to the last of several. */
export const minutesForm = z.object({
  shop: idField(),
  day: day(),
  until: z.optional(day()),
  minutes: count(0, 14_400),
})

export const usualForm = z.object({ shop: idField(), day: day() })

export const kindForm = z.object({
  kind: choice(kinds),
  active: flag(),
  mode: choice(modes),
  minutes: count(5, 960),
  lanes: count(1, 8),
  words: optionalText({ max: 120 }),
  for_riders: flag(),
})

/** `version` is what the page wrote into the form. */
export const rulesForm = z.object({
  version: z.optional(z.string().check(z.maxLength(64))),
  hours_ahead: count(0, 720),
  days_ahead: count(1, 365),
  cancel_hours: count(0, 720),
  monday: count(0, 14_400),
  tuesday: count(0, 14_400),
  wednesday: count(0, 14_400),
  thursday: count(0, 14_400),
  friday: count(0, 14_400),
  saturday: count(0, 14_400),
  sunday: count(0, 14_400),
})

type Typed = { when?: string | undefined; other_day?: string | undefined; other_time?: string | undefined }

/** What was typed is corrected where it was typed, unless other places are proposed instead. */
export function atTyped<Done extends object | undefined>(done: Done, { other_day: typed }: Typed): Done {
  const isTyped = done && 'path' in done && done.path === 'when' && !('status' in done) && typed
  return isTyped ? { ...done, path: 'other_day' } : done
}

/** What was typed counts before what was chosen. */
export function whenIn({ when: chosen = '', other_day: typedDay, other_time: time }: Typed): string {
  if (!typedDay) return chosen
  return time ? `${typedDay}T${time}` : typedDay
}
