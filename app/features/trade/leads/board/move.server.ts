import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { isStatus, type LeadStage, leadStages } from '../leads.ts'
import { requireOwnLead } from '../leads.server.ts'
import { acceptLead, moveLead } from '../leads.work.server.ts'
import { idIn } from '#app/kit/http/ids.ts'

/** `ask`: the lead whose page asks for the reason that goes with the move. */
type Moved = { moved: LeadStage; lead: number } | { refused: true } | { ask: number; to: LeadStage }

/** Moves a card of the board to another column. @throws Problem not-found, module-missing, not-yours, body-malformed */
export async function carryOutMove(portal: Portal, viewer: Viewer, fields: URLSearchParams): Promise<Moved> {
  const id = idIn(fields.get('lead') ?? '')
  await requireOwnLead(portal, viewer, id)
  const [from, to] = ['from', 'to'].map((name) => leadStages.find((place) => place === fields.get(name)))
  if (!from || !to) throw new Problem('body-malformed')
  if (to === 'lost' || to === 'declined') return { ask: id, to }
  try {
    if (from === 'routed' && to === 'new') await acceptLead(portal, viewer, id)
    else if (isStatus(from) && isStatus(to)) await moveLead(portal, viewer, id, { from, to })
    else return { refused: true }
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return { refused: true }
    throw error
  }
  return { moved: to, lead: id }
}
