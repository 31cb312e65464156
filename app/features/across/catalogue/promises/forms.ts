import * as z from 'zod/mini'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { WorkingTime } from '#app/catalogue/catalogue.ts'
import { choice, choices, finding, flag, optionalText, rule } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { count, nameFields } from '../editing/fields.ts'
import { most } from '../limits.ts'
import { holidaysIn, holidaysInto, wrongHoliday } from './holidays.ts'
import { promisesWords } from './promises.words.ts'

const say = keysOf(promisesWords)

/** Which row it is. */
const row = { kind: z.optional(z.string()), country: z.optional(choice(countryCodes)) }

export const promiseForm = z.object({ revision: z.string(), ...row, days: count(365) })
export const promiseButton = z.object({ revision: z.string(), ...row })

export const appealPeriodForm = z.object({ revision: z.string(), appeal_days: count(365) })

/** `name`: the question. */
export const satisfactionForm = z.object({
  revision: z.string(),
  asked: flag(),
  ...nameFields,
  after_days: count(60),
  every_days: count(365, 1),
  call_days: count(30),
})
export const remindersForm = z.object({ revision: z.string(), hours: count(80), days: count(60) })

export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
const time = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('time-wrong')))

export const workingForm = z
  .object({
    revision: z.string(),
    weekdays: choices(weekdays, { min: 1, few: say('working-days') }),
    from: time(),
    to: time(),
    holidays: optionalText({ max: 4000 }),
  })
  .check(
    rule('to', say('hours-order'), ({ from, to }) => !from || !to || from < to),
    finding('holidays', ({ holidays }) => {
      const line = wrongHoliday(holidays ?? '')
      if (line !== undefined) return { message: say('holiday-wrong'), params: { line } }
      const isMore = holidaysIn(holidays ?? '').length > most.holidays
      return isMore ? { message: say('lines-many'), params: { most: most.holidays } } : undefined
    }),
  )

export function workingOf({ weekdays: days, from, to, holidays = '' }: z.output<typeof workingForm>): WorkingTime {
  return { days: days.map(Number), from, to, holidays: holidaysIn(holidays) }
}

export function workingInto({ days, from, to, holidays }: WorkingTime) {
  return { weekdays: days.map(String), from, to, holidays: holidaysInto(holidays) }
}
