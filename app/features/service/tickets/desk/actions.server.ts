import type { StaffViewer } from '#app/features/people/account/account.ts'
import {
  decisionForm,
  noteForm,
  repairForm,
  stageForm,
  staffReplyForm,
  subjectForm,
  awaitingForm,
} from '../tickets.forms.ts'
import { assignForms } from '../queue/assign.actions.server.ts'
import { followForms } from '../followers/followers.actions.server.ts'
import { relateForms } from '../related/relate.actions.server.ts'
import type { Work } from '../page/actions.server.ts'
import { askPhoto } from '../conversation/questions.server.ts'
import { withAnswers } from './answers/answers.server.ts'
import { setRepairChosen, setSubject, turnTicketPhoto, withdrawTicketFile } from './corrections.server.ts'
import { nextAddress } from './next.server.ts'
import { addNote, decide, moveStage, replyAsStaff, setAwaiting } from './staff.server.ts'
import type { MoveInput, MoveMistake } from '../tickets.moves.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { callDoneForm, takeCallForm } from '../tickets.calls.ts'
import { finishCall, takeCall } from '../satisfaction/satisfaction.server.ts'
import { grantForm } from '../labour/labour.forms.ts'
import { grantLabour } from '../labour/labour.server.ts'
import { readGrant } from '../labour/labour.ts'
import { undoForm } from '../replacing/replacing.forms.ts'
import { noteReplacement, replacementFormOf, undoReplacement } from '../replacing/replacing.server.ts'
import { readReplaced } from '../replacing/replacing.ts'
import { closeReasons, startsAtOnce } from '../tickets.ts'
import { type Phase, phaseOf } from '../tickets.stages.ts'
import { button, form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type * as z from 'zod/mini'
import type { Intent } from './ticket.ts'

export const forms: Forms<Intent, Work<StaffViewer>> = {
  ...assignForms,
  ...relateForms,
  ...followForms,
  decision: withAnswers('reason', form(decisionForm, decideAndGoOn)),
  stage: form(stageForm, async ({ portal, viewer, id }, value) => {
    const mistake = await moveStage(portal, viewer, id, moveOf(value), value.from)
    return mistake && problemOf(mistake)
  }),
  turn: form(awaitingForm, async ({ portal, viewer, id }, { awaiting, promised_at: promisedAt = null }) => {
    const message = await setAwaiting(portal, viewer, id, { awaiting, promisedAt })
    return message && { path: 'promised_at', message }
  }),
  subject: form(subjectForm, ({ portal, viewer, id }, { subject = '' }) => setSubject(portal, viewer, id, subject)),
  repair: form(repairForm, ({ portal, viewer, id }, { repair_chosen: chosen, reason }) =>
    setRepairChosen(portal, viewer, id, { isChosen: chosen === 'yes', reason }),
  ),
  replacement: form(
    ({ portal, viewer, id, locale }) => replacementFormOf(portal, viewer, id, locale),
    ({ portal, viewer, id }, { replaced, frame_model: model, serial_number: number }) =>
      noteReplacement(portal, viewer, id, { ...readReplaced(replaced), model, number }),
  ),
  'undo-replacement': form(undoForm, ({ portal, viewer, id }, { replacement, reason }) =>
    undoReplacement(portal, viewer, id, { id: Number(replacement), reason }),
  ),
  labour: form(grantForm, ({ portal, viewer, id }, { labour }) =>
    grantLabour(portal, viewer, id, labour.map(readGrant)),
  ),
  reply: withAnswers(
    'message',
    form(staffReplyForm, ({ portal, viewer, id }, value) => replyAsStaff(portal, viewer, id, value), {
      withFiles: true,
    }),
  ),
  note: form(noteForm, ({ portal, viewer, id }, { submission, note: message }) =>
    addNote(portal, viewer, id, { submission, message }),
  ),
  'ask-photo': button(({ portal, viewer, id, fields }) => askPhoto(portal, viewer, id, fields.get('slot') ?? '')),
  'call-take': form(takeCallForm, ({ portal, viewer, id }, { caller }) =>
    takeCall(portal, viewer, id, maybeId(caller ?? null) ?? null),
  ),
  'call-done': form(callDoneForm, ({ portal, viewer, id }, { note }) => finishCall(portal, viewer, id, note)),
  'turn-photo': button(({ portal, viewer, id, fields }) =>
    turnTicketPhoto(portal, viewer, id, fields.get('file') ?? ''),
  ),
  'withdraw-file': button(({ portal, viewer, id, fields }) =>
    withdrawTicketFile(portal, viewer, id, fields.get('file') ?? ''),
  ),
}

async function decideAndGoOn({ portal, viewer, id, locale, fields }: Work<StaffViewer>, value: Decision) {
  const { warranty_accepted: accepted, return: returned, complete, after, labour, ...rest } = value
  const goesOn = after === 'next'
  const isAccepted = accepted === 'yes'
  const input = {
    ...rest,
    accepted: isAccepted,
    returnRequested: returned === 'yes',
    starts: goesOn,
    labour: labour.map(readGrant),
  }
  if (!goesOn) return decide(portal, viewer, id, input)
  const done = startsAtOnce(input) ? (complete ? 'completed' : 'begun') : 'decided'
  // Before this one leaves its place in the queue.
  const page = await nextAddress(portal, viewer, id, { locale, view: fields.get('view'), done })
  await decide(portal, viewer, id, { ...input, completes: complete })
  return { page }
}

type Decision = z.output<typeof decisionForm>

function moveOf(value: z.output<typeof stageForm>): MoveInput {
  const { stage, reason = '', resolution, paid_repair: paidRepair } = value
  // A client that knows only the contract's fields gives the code as the reason.
  const closeReason = value.close_reason ?? closeReasons.find((one) => one === reason)
  // What was filled in for another move and is out of sight now is no part of this one.
  const extras: Record<Phase, Partial<MoveInput>> = {
    undecided: {},
    decided: {},
    'in-work': { paidRepair },
    done: { resolution },
    closed: { closeReason, reason: reason || (closeReason ?? '') },
  }
  return { stage, reason, paidRepair: false, ...extras[phaseOf(stage)] }
}

function problemOf(mistake: MoveMistake): Mistake {
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
