import * as z from 'zod/mini'
import { text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { arrivalsWords } from './arrivals.words.ts'

const say = keysOf(arrivalsWords)

export const arrivalForm = z.object({ number: text({ max: 400, required: say('number-missing') }) })

/** What a scanner or a phone has read: the number itself, or the address of this page with it. */
export function numberIn(scanned: string): string {
  const read = scanned.trim()
  const address = URL.parse(read)
  return (address?.searchParams.get('number') ?? read).trim().toUpperCase()
}

/** The ticket that a number names; whether it has given that number only the ticket can tell. */
export function ticketNamedBy(number: string): number | undefined {
  const found = /^RMA-\d{4}-(\d{1,15})$/.exec(number)?.[1]
  return found === undefined ? undefined : Number(found)
}
