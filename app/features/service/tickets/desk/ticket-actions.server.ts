import type { StaffViewer } from '#app/features/people/account/account.ts'
import {
  decisionForm,
  noteForm,
  repairForm,
  stageForm,
  staffReplyForm,
  subjectForm,
  turnForm,
} from '#app/features/service/tickets/tickets.forms.ts'
import { type Handler, parseWithFiles, type Sent } from '#app/features/service/tickets/page/sent.server.ts'
import { setRepairChosen } from '#app/features/service/tickets/repair.server.ts'
import {
  addNote,
  decide,
  moveStage,
  replyAsStaff,
  setSubject,
  setTurn,
  turnTicketPhoto,
  withdrawTicketFile,
} from '#app/features/service/tickets/staff.server.ts'
import { closeReasons, type MoveInput, type MoveMistake } from '#app/features/service/tickets/tickets.ts'
import { type Phase, phaseOf } from '#app/features/service/tickets/tickets.stages.ts'
import { intentIn } from '#app/kit/forms/intent.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import type { Problem as FieldProblem } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import { type Intent, intents } from './ticket.ts'

export function intentOf(fields: URLSearchParams): Intent {
  const sent = intentIn(fields)
  const intent = intents.find((one) => one === sent)
  if (!intent) throw new Problem('body-malformed')
  return intent
}

/** What the forms of a ticket's page do, each by its intent. */
export function handlersFor(portal: Portal, viewer: StaffViewer, ticketId: number): Record<Intent, Handler> {
  const on =
    (take: (work: Work) => Outcome): Handler =>
    (sent) =>
      take({ portal, viewer, ticketId, ...sent })
  return {
    decision: on(takeDecision),
    stage: on(takeMove),
    turn: on(takeTurn),
    subject: on(takeSubject),
    repair: on(takeRepair),
    reply: on(takeReply),
    note: on(takeNote),
    'turn-photo': on(takeTurnedPhoto),
    'withdraw-file': on(takeWithdrawal),
  }
}

type Work = Sent & { portal: Portal; viewer: StaffViewer; ticketId: number }
type Outcome = ReturnType<Handler>

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
  const extras: Record<Phase, Partial<MoveInput>> = {
    undecided: {},
    decided: {},
    'in-work': { paidRepair },
    done: { resolution },
    closed: { closeReason, reason: reason || (closeReason ?? '') },
  }
  const move = { stage, reason, paidRepair: false, ...extras[phaseOf(stage)] }
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
  const mistake = await setTurn(portal, viewer, ticketId, { awaiting, promisedAt })
  return mistake && { problems: [{ path: 'promised_at', message: mistake }], typed: form.typed }
}

async function takeSubject({ portal, viewer, ticketId, fields }: Work): Outcome {
  const form = parseForm(subjectForm, fields)
  if (!form.ok) return form
  await setSubject(portal, viewer, ticketId, form.value.subject ?? '')
  return undefined
}

async function takeRepair({ portal, viewer, ticketId, fields }: Work): Outcome {
  const form = parseForm(repairForm, fields)
  if (!form.ok) return form
  const { repair_chosen: chosen, reason } = form.value
  await setRepairChosen(portal, viewer, ticketId, { isChosen: chosen === 'yes', reason })
  return undefined
}

async function takeReply({ portal, viewer, ticketId, ...sent }: Work): Outcome {
  const form = parseWithFiles(staffReplyForm, sent)
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

async function takeTurnedPhoto({ portal, viewer, ticketId, fields }: Work): Outcome {
  await turnTicketPhoto(portal, viewer, ticketId, fields.get('file') ?? '')
  return undefined
}

async function takeWithdrawal({ portal, viewer, ticketId, fields }: Work): Outcome {
  await withdrawTicketFile(portal, viewer, ticketId, fields.get('file') ?? '')
  return undefined
}
