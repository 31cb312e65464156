import * as z from 'zod/mini'
import { choice, name, optionalText, rule, text } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { formWords } from './quotes.forms.words.ts'
import { decisions, quoteStatuses } from './quotes.ts'

const say = keysOf(formWords)

/** Identifies one filling-in of a form, so that a repeated post does nothing twice. */
const submission = z.uuid(say('submission-missing'))

/** The name stands in place of a signature; who rejects says why. */
export const decisionForm = z
  .object({
    submission,
    decision: choice(decisions, say('decision-missing')),
    name: name({ min: 2, max: 120 }),
    comment: optionalText({ max: 2000 }),
  })
  .check(rule('comment', say('comment-missing'), (it) => it.decision !== 'rejected' || Boolean(it.comment?.trim())))

export type DecisionInput = z.output<typeof decisionForm>

export const messageForm = z.object({ submission, message: text({ max: 5000 }) })

export type MessageInput = z.output<typeof messageForm>

/** Who does not approve a quote says why. */
export const statusForm = z
  .object({ status: choice(quoteStatuses), reason: optionalText({ max: 2000 }) })
  .check(rule('reason', say('reason-missing'), (it) => it.status !== 'REJECTED' || Boolean(it.reason?.trim())))

export type StatusInput = z.output<typeof statusForm>
