import type { StaffViewer } from '#app/features/account/account.ts'
import { readFormWithFiles } from '#app/features/attachments/attachments.forms.server.ts'
import { filesOfSubmission } from '#app/features/attachments/attachments.server.ts'
import { decisionForm, noteForm, stageForm, staffReplyForm, turnForm } from '#app/features/tickets/tickets.forms.ts'
import {
  addNote,
  decide,
  moveStage,
  replyAsStaff,
  setTurn,
  withdrawTicketFile,
} from '#app/features/tickets/tickets.staff.server.ts'
import { closeReasons, type MoveInput, type MoveMistake } from '#app/features/tickets/tickets.ts'
import { type FormSchema, parseForm } from '#app/kit/forms/parse.ts'
import type { Failure, Problem as FieldProblem, Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Intent, intents, isSubmission, type Refusal } from './ticket.ts'

type Work = {
  portal: Portal
  viewer: StaffViewer
  ticketId: number
  fields: URLSearchParams
  fileProblems: FieldProblem[]
}

/** Nothing: it was done. */
type Outcome = Promise<Failure | undefined>

/**
 * Carries out the form that was sent.
 * @returns what to correct, or what was done as the address of the page tells it
 * @throws Problem not-found
 */
export async function carryOut(
  portal: Portal,
  viewer: StaffViewer,
  locale: Locale,
  ticketId: number,
  request: Request,
): Promise<Refusal | { done: string }> {
  const { fields, problems, removed, tooLarge } = await readFormWithFiles(portal, viewer, locale, request, [
    'attachments',
  ])
  const intent = intents.find((one) => one === fields.get('intent'))
  if (!intent) throw new Problem('body-malformed')
  const submission = fields.get('submission') ?? ''
  const refuse = async (failure: Failure, status: Refusal['status']): Promise<Refusal> => {
    if (!isSubmission(submission)) return { ...failure, intent, status }
    const { attachments: files } = await filesOfSubmission(portal, viewer, submission)
    return { ...failure, intent, status, files }
  }
  if (removed) return refuse({ problems, typed: typedIn(fields) }, 200)
  try {
    const failure = await handlers[intent]({ portal, viewer, ticketId, fields, fileProblems: problems })
    return failure
      ? await refuse(failure, tooLarge ? 413 : 400)
      : { done: submission ? `${intent}.${submission}` : intent }
  } catch (error) {
    if (!isConflict(error)) throw error
    const sentence = sayIn(problemWords, locale)(error.code)
    return refuse({ problems: [{ path: '', message: sentence }], typed: typedIn(fields) }, 409)
  }
}

const handlers: Record<Intent, (work: Work) => Outcome> = {
  decision: takeDecision,
  stage: takeMove,
  turn: takeTurn,
  reply: takeReply,
  note: takeNote,
  'withdraw-file': takeWithdrawal,
}

async function takeDecision({ portal, viewer, ticketId, fields }: Work): Outcome {
  const form = parseForm(decisionForm, fields)
  if (!form.ok) return form
  const { warranty_accepted: accepted, reason, return: returned } = form.value
  await decide(portal, viewer, ticketId, { accepted: accepted === 'yes', reason, returnRequested: returned === 'yes' })
  return undefined
}

async function takeMove({ portal, viewer, ticketId, fields }: Work): Outcome {
  const form = parseForm(stageForm, fields)
  if (!form.ok) return form
  const { stage, from, reason = '', resolution, paid_repair: paidRepair } = form.value
  // A client that knows only the contract's fields gives the code as the reason.
  const closeReason = form.value.close_reason ?? closeReasons.find((one) => one === reason)
  // What was filled in for another move and is out of sight now is no part of this one.
  const extras: Record<MoveInput['stage'], Partial<MoveInput>> = {
    new_request: {},
    decision_completed: {},
    operations_in_progress: { paidRepair },
    operations_completed: { resolution },
    ticket_closed: { closeReason, reason: reason || (closeReason ?? '') },
  }
  const move = { stage, reason, paidRepair: false, ...extras[stage] }
  const mistake = await moveStage(portal, viewer, ticketId, move, from)
  return mistake && { problems: [problemOf(mistake)], typed: form.typed }
}

function problemOf(mistake: MoveMistake): FieldProblem {
  const paths: Record<MoveMistake, string> = {
    stage: 'stage',
    reason: 'reason',
    resolution: 'resolution',
    'close-reason': 'close_reason',
    'paid-repair': 'paid_repair',
    'decide-first': 'stage',
  }
  return { path: paths[mistake], message: `move-${mistake}` }
}

async function takeTurn({ portal, viewer, ticketId, fields }: Work): Outcome {
  const form = parseForm(turnForm, fields)
  if (!form.ok) return form
  const { awaiting, promised_at: promisedAt = null } = form.value
  await setTurn(portal, viewer, ticketId, { awaiting, promisedAt })
  return undefined
}

async function takeReply({ portal, viewer, ticketId, fields, fileProblems }: Work): Outcome {
  const form = parseWithFiles(staffReplyForm, fields, fileProblems)
  if (!form.ok) return form
  await replyAsStaff(portal, viewer, ticketId, form.value)
  return undefined
}

async function takeNote({ portal, viewer, ticketId, fields }: Work): Outcome {
  const form = parseForm(noteForm, fields)
  if (!form.ok) return form
  const { submission, note: message } = form.value
  await addNote(portal, viewer, ticketId, { submission, message })
  return undefined
}

async function takeWithdrawal({ portal, viewer, ticketId, fields }: Work): Outcome {
  await withdrawTicketFile(portal, viewer, ticketId, fields.get('file') ?? '')
  return undefined
}

function parseWithFiles<Schema extends FormSchema>(schema: Schema, fields: URLSearchParams, files: FieldProblem[]) {
  const form = parseForm(schema, fields)
  if (files.length === 0) return form
  return { ok: false as const, problems: [...(form.ok ? [] : form.problems), ...files], typed: form.typed }
}

/** The ticket is no longer where the form's reader saw it: that is shown with the page, as it stands now. */
function isConflict(error: unknown): error is Problem {
  return error instanceof Problem && (error.code === 'ticket-closed' || error.code === 'stage-moved')
}

function typedIn(fields: URLSearchParams): Typed {
  const names = new Set(fields.keys())
  return Object.fromEntries([...names].map((name) => [name, fields.getAll(name)[0] ?? '']))
}
