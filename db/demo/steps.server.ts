import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import type { MoveInput } from '#app/features/service/tickets/tickets.moves.ts'
import type { Awaiting } from '#app/features/service/tickets/tickets.ts'
import { reply, withdraw } from '#app/features/service/tickets/tickets.server.ts'
import {
  addNote,
  decide,
  moveStage,
  replyAsStaff,
  setAwaiting,
} from '#app/features/service/tickets/desk/staff.server.ts'
import { appeal } from '#app/features/service/tickets/appeal/appeal.server.ts'
import { link } from '#app/features/service/tickets/related/related.server.ts'
import { askLabour } from '#app/features/service/tickets/labour/labour.server.ts'
import { noteReplacement } from '#app/features/service/tickets/replacing/replacing.server.ts'
import { rate } from '#app/features/service/tickets/satisfaction/satisfaction.server.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import type { Claim } from './claims.ts'
import { addPhotos } from './files.server.ts'
import { portalAt } from './past.server.ts'
import type { Stage } from './stage.ts'
import type { Step } from './story.ts'

type Moment = { ticketId: number; at: Date; submission: string }

/** Lets a person do what the story tells of them, at its moment. */
export async function playStep(stage: Stage, claim: Claim, moment: Moment, step: Step): Promise<void> {
  const { ticketId, submission } = moment
  const then = portalAt(stage.portal, stage.tx, moment.at)
  const agent = stage.staff('agent')
  const told = (text: string) => text.replaceAll('{other}', String(stage.numbers.get(claim.story.sameBikeAs ?? '')))
  switch (step.does) {
    case 'says':
      return says(stage, claim, moment, step)
    case 'answers':
      await replyAsStaff(then, stage.staff(step.by), ticketId, {
        submission,
        message: told(step.text),
        awaiting: step.awaiting,
      })
      return
    case 'notes':
      return addNote(then, stage.staff(step.by), ticketId, { submission, message: told(step.text) })
    case 'decides':
      return decide(then, agent, ticketId, {
        accepted: step.accepted,
        reason: step.reason,
        returnRequested: step.returned,
      })
    case 'starts':
      return move(then, stage.staff(step.by), ticketId, {
        stage: 'operations_in_progress',
        reason: step.reason,
        paidRepair: step.paid,
      })
    case 'finishes':
      return move(then, agent, ticketId, {
        stage: 'operations_completed',
        resolution: step.resolution,
        reason: step.reason,
      })
    case 'works':
      return work(stage, claim, moment, step)
    case 'fits':
      return fit(then, agent, ticketId, step)
    case 'closes':
      return move(then, agent, ticketId, { stage: 'ticket_closed', closeReason: step.why, reason: told(step.reason) })
    case 'reconsiders':
      return move(then, agent, ticketId, { stage: 'new_request', reason: step.reason })
    case 'promises':
      return promise(then, agent, ticketId, step.awaiting, dayOf(daysAfter(stage.now, step.inDays)))
    case 'appeals':
      return appeal(then, stage.member(claim.story.by), ticketId, step.reason)
    case 'links':
      return linkWith(then, agent, ticketId, stage.numbers.get(claim.story.sameBikeAs ?? ''))
    case 'withdraws':
      return withdraw(then, stage.member(claim.story.by), ticketId)
    case 'rates':
      return rate(then, stage.member(claim.story.by), ticketId, { score: step.score, comment: step.comment })
  }
}

async function says(stage: Stage, claim: Claim, moment: Moment, step: Extract<Step, { does: 'says' }>): Promise<void> {
  const { ticketId, submission, at } = moment
  const viewer = stage.member(step.by ?? claim.story.by)
  await addPhotos(stage.tx, stage.files, claim, { submission, ownerId: viewer.accountId, at }, step.shots)
  await reply(portalAt(stage.portal, stage.tx, at), viewer, ticketId, { submission, message: step.text })
}

/** Asked for by the code, as the workshop sees it; the staff have not said yet what they grant. */
async function work(stage: Stage, claim: Claim, moment: Moment, step: Extract<Step, { does: 'works' }>): Promise<void> {
  const { code, minutes, note, by } = step
  const viewer = stage.member(by ?? claim.story.by)
  const asked = { submission: moment.submission, job: code, minutes, note }
  const mistake = await askLabour(portalAt(stage.portal, stage.tx, moment.at), viewer, moment.ticketId, asked)
  if (mistake) throw new Error(`The demonstration asks for ${minutes} minutes, but: ${mistake.message}`)
}

async function promise(then: Portal, viewer: StaffViewer, ticketId: number, awaiting: Awaiting, promisedAt: string) {
  const mistake = await setAwaiting(then, viewer, ticketId, { awaiting, promisedAt })
  if (mistake) throw new Error(`The demonstration promises something for ${promisedAt}, but: ${mistake}`)
}

async function linkWith(then: Portal, viewer: StaffViewer, ticketId: number, other = 0) {
  const mistake = await link(then, viewer, ticketId, other)
  if (mistake) throw new Error(`The demonstration links ticket ${ticketId} with ${other}, but: ${mistake}`)
}

async function fit(
  then: Portal,
  viewer: StaffViewer,
  ticketId: number,
  { part, number }: { part: string; number: string },
) {
  const mistake = await noteReplacement(then, viewer, ticketId, { kind: 'part', part, model: undefined, number })
  if (mistake) throw new Error(`The demonstration fits ${number}, but: ${mistake.message}`)
}

type Move = Omit<MoveInput, 'paidRepair'> & { paidRepair?: boolean }

async function move(then: Portal, viewer: StaffViewer, ticketId: number, input: Move): Promise<void> {
  const mistake = await moveStage(then, viewer, ticketId, { paidRepair: false, ...input })
  if (mistake) throw new Error(`The demonstration moves a ticket to ${input.stage}, but: ${mistake}`)
}

function daysAfter(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000)
}
