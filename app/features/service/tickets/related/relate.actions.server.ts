import type { StaffViewer } from '#app/features/people/account/account.ts'
import { form } from '#app/kit/forms/actions.server.ts'
import type { Work } from '../page/actions.server.ts'
import { relateForm, unlinkForm } from './related.forms.ts'
import { link, merge, unlink } from './related.server.ts'

type DeskWork = Work<StaffViewer>

/** The forms of the desk that put two tickets together. */
export const relateForms = {
  relate: form(relateForm, async ({ portal, viewer, id }: DeskWork, { other, how }) => {
    const message = await (how === 'merge' ? merge : link)(portal, viewer, id, Number(other))
    if (message) return { path: 'other', message }
    return { notice: how === 'merge' ? 'merged' : 'relate' }
  }),
  unlink: form(unlinkForm, async ({ portal, viewer, id }: DeskWork, { other }) => {
    // A link that is gone is no mistake, and a ticket that is gone had none.
    await unlink(portal, viewer, id, Number(other))
  }),
}
