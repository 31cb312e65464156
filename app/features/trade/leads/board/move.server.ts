import { href } from 'react-router'
import { button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { conflictIn, Problem } from '#app/kit/problem.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { formWords } from '../forms.words.ts'
import { isStatus, leadStages } from '../leads.ts'
import { requireOwnLead } from '../leads.server.ts'
import { acceptLead, moveLead } from '../leads.work.server.ts'

type Work = Sent & { portal: Portal; viewer: Viewer }

/** @throws Problem not-found, module-missing, not-yours, body-malformed */
export const forms: Forms<'move', Work> = {
  /** Moves a card of the board to another column; the lead's own page asks for a reason where one goes with it. */
  move: button(async ({ portal, viewer, locale, fields }) => {
    const id = idIn(fields.get('lead'))
    await requireOwnLead(portal, viewer, id)
    const [from, to] = ['from', 'to'].map((name) => leadStages.find((stage) => stage === fields.get(name)))
    if (!from || !to) throw new Problem('body-malformed')
    if (to === 'lost' || to === 'declined') {
      const page = href('/:locale?/leads/:id', { ...localePrefix(locale), id: String(id) })
      return { page: `${page}?to=${to}#answer` }
    }
    if (from === 'routed' && to === 'new') await acceptLead(portal, viewer, id)
    else if (isStatus(from) && isStatus(to)) await moveLead(portal, viewer, id, { from, to })
    else throw conflictIn(formWords)('moved')
    return { notice: `moved.${to}.${id}` }
  }),
}
