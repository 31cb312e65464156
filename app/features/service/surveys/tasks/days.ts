import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { promisedDayOf } from '#app/features/service/tickets/tickets.promised.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Survey, targetDays } from '../surveys.ts'

/** By when somebody is to be called, and by when it counts as in time: in the maker's working days. */
export function taskDays(
  { working }: Pick<Catalogue, 'working'>,
  { callDays }: Pick<Survey, 'callDays'>,
  now: Date,
): { dueOn: string; targetOn: string } {
  const after = (days: number) => {
    const promises = [{ kind: null, country: null, days }]
    return promisedDayOf({ promises, working }, { kind: '', country: '' }, now) ?? dayOf(now)
  }
  return { dueOn: after(callDays), targetOn: after(targetDays) }
}
