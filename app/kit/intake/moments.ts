import * as z from 'zod/mini'

/** A moment that another system tells, ISO 8601 with its zone. PostgreSQL’s calendar has no year 0, and JSON none beyond 9999. */
export const intakeMoment = z.pipe(
  z.iso.datetime({ offset: true, abort: true }).check(z.refine(isInCalendar)),
  z.transform((written) => new Date(written)),
)

/** By the zone of its own it may end in another year than it is written in. */
function isInCalendar(written: string): boolean {
  const year = new Date(written).getUTCFullYear()
  return year >= 1 && year <= 9999
}
