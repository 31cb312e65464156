import * as z from 'zod/mini'
import { choice, day, email, name, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { countryCodes, timeZoneOf } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { isPhone, tidyPhone } from '#app/features/people/contact/contact.phone.ts'
import { readSpans, type ShopFacts, weekdays } from './shops.ts'
import { shopWords } from './shops.words.ts'

const say = keysOf(shopWords)

const hours = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(60),
    z.refine((typed) => readSpans(typed) !== undefined, say('hours-wrong')),
  ),
)

/** What becomes of appointments at which the shop would be closed, and which of them were shown. */
const answer = {
  booked: z.optional(choice(['keep', 'move'])),
  seen: z.array(z.string()).check(z.maxLength(500)),
  // Written by the server alone.
  lines: z.array(z.string()).check(z.maxLength(500)),
}

export const shopForm = z.object({
  ...answer,
  submission: z.uuid(),
  /** For a shop that exists: what `shopVersion` wrote into the form. */
  version: z.optional(z.string().check(z.maxLength(64))),
  name: name({ max: 120 }),
  street: name({ max: 160 }),
  postcode: name({ max: 20 }),
  city: name({ max: 100 }),
  country: choice(countryCodes),
  time_zone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone, say('time-zone-wrong')))),
  phone: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(40),
      z.refine((typed) => typed === '' || isPhone(typed), say('phone-wrong')),
    ),
  ),
  email: z.optional(email()),
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
  way_in: optionalText({ max: 500 }),
})

export const closureForm = z
  .object({ ...answer, from: day(), to: z.optional(day()) })
  .check(rule('to', say('closure-reversed'), ({ from, to }) => !from || !to || to >= from))

/** Without a zone of its own a shop has its country's. */
export function shopIn(typed: Omit<z.output<typeof shopForm>, keyof typeof answer>): ShopFacts {
  const { name: called, street, postcode, city, country } = typed
  return {
    name: called,
    street,
    postcode,
    city,
    country,
    timeZone: typed.time_zone || timeZoneOf(country),
    phone: tidyPhone(typed.phone ?? ''),
    email: typed.email ?? '',
    hours: weekdays.map((weekday) => readSpans(typed[weekday] ?? '') ?? []),
    wayIn: typed.way_in ?? '',
  }
}

/** In the browser as well, whose list is its own: which one a shop may have is said by `zoneMistake`. */
function isTimeZone(typed: string): boolean {
  try {
    return typed === '' || new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
