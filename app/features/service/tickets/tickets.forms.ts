import * as z from 'zod/mini'
import {
  choice,
  choices,
  day,
  finding,
  flag,
  idField,
  name,
  optionalName,
  optionalText,
  rule,
  text,
} from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { countryCodes } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { codesOf, type ModelFamily, offered, type Part } from '#app/catalogue/catalogue.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { serialRule } from '#app/features/bicycles/models/models.serials.forms.ts'
import type { BicycleMap } from '#app/features/bicycles/bicycle/bicycle.places.ts'
import { grants } from './labour/labour.forms.ts'
import { formWords } from './tickets.forms.words.ts'
import { wrongInMarks } from '#app/features/service/marks/marks.ts'
import { closeReasons, damagePhases, resolutions, awaitings } from './tickets.ts'
import { stages } from './tickets.stages.ts'

const say = keysOf(formWords)

/** What fits into one line of the lists and of a mail. */
export const subjectMost = 150

/** Identifies one filling-in of a form, so that a repeated post does nothing twice. */
const submission = z.uuid(say('submission-missing'))

type Offered = Pick<Part, 'code' | 'active'>

/** What the maker's catalogue offers for a claim. */
export type ClaimChoices = {
  families: (SerialFamily & Offered)[]
  parts: Offered[]
  kinds: Offered[]
  /** The drawing of each family on which damage is marked. */
  maps: Partial<Record<ModelFamily, BicycleMap>>
}

/**
 * The claim. The files are not among its fields: they belong to the submission and are counted where it is opened.
 * @param today YYYY-MM-DD, as the last day a bicycle can have been bought
 */
export function ticketForm(locale: Locale, { families, parts, kinds, maps }: ClaimChoices, today: string) {
  return z
    .object({
      submission,
      follows: z.optional(idField()),
      country: choice(countryCodes),
      frame_model: choice(codesOf(offered(families))),
      serial_number: text({ max: 400 }),
      damage_phase: choice(damagePhases),
      date_of_purchase: z.optional(day()),
      part_involved: choices(codesOf(offered(parts)), { min: 1, few: say('parts-missing') }),
      marks: optionalText({ max: 2000 }),
      kind_of_damage: choice(codesOf(offered(kinds))),
      content: text({ min: 20, max: 5000, short: say('content-short') }),
      notes: optionalText({ max: 2000 }),
    })
    .check(
      rule(
        'date_of_purchase',
        say('date-missing'),
        (it) => it.damage_phase !== 'field' || Boolean(it.date_of_purchase),
      ),
      rule('date_of_purchase', say('date-in-future'), (it) => (it.date_of_purchase ?? '') <= today),
      serialRule(locale, families),
      finding('marks', (it) => {
        const wrong = wrongInMarks(it.marks ?? '', codesOf(offered(parts)), maps[it.frame_model ?? ''] ?? maps[''])
        return wrong && { ...wrong, message: say(wrong.message) }
      }),
    )
}

export type TicketInput = z.output<ReturnType<typeof ticketForm>>

/** Its files are no fields: with at least one it needs no words. */
export const replyForm = z.object({
  submission,
  message: optionalText({ max: 5000 }),
})

/** Carrier and tracking number of a part that was asked back. */
export const parcelForm = z.object({
  carrier: optionalName({ max: 120 }),
  tracking_number: name({ max: 120, required: say('tracking-missing') }),
})

/** A photo that was asked for; the photo itself is no field. */
export const photoAnswerForm = z.object({ submission, question: idField() })

/** Staff say with the reply who is to act next; unsaid, it is the dealer. */
export const staffReplyForm = z.object({
  ...replyForm.shape,
  awaiting: z.optional(choice(awaitings)),
})

export const noteForm = z.object({ submission, note: text({ max: 5000 }) })

/** The decision, and what may go with it; `after`: on to the next ticket, with the work begun where nothing else is due. */
export const decisionForm = z
  .object({
    warranty_accepted: choice(['yes', 'no'], say('decision-missing')),
    reason: text({ max: 2000 }),
    return: z.optional(choice(['yes', 'no'])),
    submission: z.optional(submission),
    resolution: z.optional(choice(resolutions)),
    complete: flag(),
    labour: grants,
    message: optionalText({ max: 5000 }),
    after: z.optional(choice(['next'])),
  })
  .check(
    rule(
      'resolution',
      say('move-resolution'),
      (it) => !it.complete || it.warranty_accepted !== 'yes' || it.return === 'yes' || Boolean(it.resolution),
    ),
  )

/** `reason` is free text; for closing it may be the reason's code itself. */
export const stageForm = z.object({
  from: z.optional(choice(stages)),
  stage: choice(stages),
  reason: optionalText({ max: 2000 }),
  resolution: z.optional(choice(resolutions)),
  close_reason: z.optional(choice(closeReasons)),
  paid_repair: flag(),
})

/** Whether the buyer chose the repair that was done, and how staff know. */
export const repairForm = z.object({ repair_chosen: choice(['yes', 'no']), reason: text({ max: 2000 }) })

export const awaitingForm = z.object({
  awaiting: choice(awaitings),
  promised_at: z.optional(day()),
})

/** One line; blank: composed by the portal again. */
export const subjectForm = z.object({
  subject: z.optional(
    z.string().check(
      z.overwrite((typed) => typed.trim().replaceAll(/\s+/gu, ' ')),
      z.maxLength(subjectMost),
    ),
  ),
})
