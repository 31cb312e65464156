import { template } from '#db/template/template.ts'
import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { publishForm } from './forms.ts'
import { discardDraft, draftFrom, publishDraft, readVersion } from '../draft.server.ts'

type Work = Sent & { portal: Portal; viewer: Viewer }

export const intents = { publish: 'published', discard: 'discarded', template: 'drafted', again: 'drafted' } as const

export const forms: Forms<keyof typeof intents, Work> = {
  publish: form(publishForm, async ({ portal, viewer }, { revision, note = '' }) => {
    const wrong = await publishDraft(portal, viewer, { revision: Number(revision), note })
    return wrong.length > 0 ? { path: '', message: 'unpublishable' } : undefined
  }),
  discard: button(({ portal, viewer, fields }) => discardDraft(portal, viewer, revisionIn(fields))),
  template: button(({ portal, viewer, fields }) => draftFrom(portal, viewer, revisionIn(fields), template)),
  again: button(async ({ portal, viewer, fields }) => {
    const version = await readVersion(portal, viewer, idIn(fields.get('version')))
    await draftFrom(portal, viewer, revisionIn(fields), version)
  }),
}

/** Of the draft its reader saw; what no page has written is of none. */
function revisionIn(fields: URLSearchParams): number {
  const typed = fields.get('revision') ?? ''
  return /^\d{1,9}$/.test(typed) ? Number(typed) : -1
}
