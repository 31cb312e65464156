import * as z from 'zod/mini'
import { type Claim, claimColumns } from '#app/features/service/tickets/tickets.claim.ts'
import { feedOfTickets } from '#app/features/service/tickets/tickets.feed.server.ts'
import type { TicketInput } from '#app/features/service/tickets/tickets.forms.ts'
import { damagePhases } from '#app/features/service/tickets/tickets.ts'
import { type ClaimMistake, openSentClaim } from '#app/features/service/new-ticket/new-ticket.sent.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { clean } from '#app/kit/storable.ts'
import { day, id, onlyOne } from '../fields.ts'
import { about } from '../notes.ts'
import { type Call, type Operation, writing } from '../operations.ts'
import { Refused } from '../problems.server.ts'
import { problemsWords } from '../problems.words.ts'
import { pointerOf } from '../reading.server.ts'

function text(most: number) {
  return z.string().check(clean, z.maxLength(most))
}

/** What the form of a claim takes, but its files. */
const claimFields = {
  submission: z.optional(z.uuid().check(about('submission'))),
  follows: z.optional(id.check(about('follows'))),
  country: text(2).check(about('country')),
  family: z.optional(text(100).check(about('family'))),
  serialNumber: text(400),
  damagePhase: z.enum(damagePhases).check(about('damagePhase')),
  dateOfPurchase: z.optional(z.nullable(day).check(about('ofBicycle'))),
  partInvolved: z.array(text(100)).check(z.minLength(1), z.maxLength(100), about('partInvolved')),
  kindOfDamage: text(100).check(about('kindOfDamage')),
  content: text(5000),
  notes: z.optional(text(2000)),
} satisfies Record<Exclude<keyof Claim, 'frameModel'> | 'family' | 'submission' | 'follows', z.ZodMiniType>

const claim = z.strictObject(claimFields)

type SentClaim = z.output<typeof claim>

const { frameModel: family, ...sameName } = claimColumns

/** What the fields of the form are called here: as the portal calls its columns, but the model, of which a family is asked. */
const formFields = {
  submission: 'submission',
  follows: 'follows',
  family,
  ...sameName,
} as const satisfies Record<keyof SentClaim, keyof TicketInput>

export const claimOperations: readonly Operation[] = [
  writing({
    name: 'tickets.open',
    path: '/tickets',
    scope: 'tickets:write',
    body: claim,
    answer: z.strictObject({ ticketId: id }),
    status: 201,
    async run({ portal, viewer, locale, submission }, sent) {
      if (viewer.side !== 'company') throw new Problem('not-yours')
      if (sent.follows !== undefined) onlyOne(await feedOfTickets(portal, viewer, { limit: 1, id: sent.follows }))
      const done = await openSentClaim(portal, viewer, locale, fieldsOf({ submission, ...sent }))
      if ('id' in done) return { ticketId: done.id }
      if ('sent' in done) throw new Refused('submission-used', { slots: { id: String(done.sent) } })
      throw new Refused('body-invalid', { errors: done.mistakes.map((one) => toldOf(locale, one)) })
    },
  }),
]

function fieldsOf(sent: SentClaim): URLSearchParams {
  const names: Record<string, string> = formFields
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(sent))
    for (const one of [value ?? []].flat()) fields.append(names[name] ?? name, String(one))
  return fields
}

/** What is wrong with the files is said of the claim as a whole: they are none of its fields. */
function toldOf(locale: Call['locale'], { field, detail, options }: ClaimMistake) {
  const [name] = Object.entries(formFields).find(([, ofForm]) => ofForm === field) ?? []
  const choice = options && sayIn(problemsWords, locale)('field-choice', { options: options.join(', ') })
  return { pointer: pointerOf(name === undefined ? [] : [name]), detail: choice ?? detail }
}
