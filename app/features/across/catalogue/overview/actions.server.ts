import { template } from '#db/template/template.ts'
import { button, form, type Forms } from '#app/kit/forms/actions.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { publishForm } from '#app/features/across/versions/versions.forms.ts'
import { revisionIn } from '#app/features/across/versions/versions.ts'
import type { Work } from '../editing/work.server.ts'
import { discardDraft, draftFrom, publishDraft, readVersion } from '../draft.server.ts'

export const intents = { publish: 'published', discard: 'discarded', template: 'drafted', again: 'drafted' } as const

export const forms: Forms<keyof typeof intents, Work> = {
  publish: form(publishForm, async ({ portal, viewer }, { revision, note = '' }) => {
    const wrong = await publishDraft(portal, viewer, { revision: revisionIn(revision), note })
    return wrong.length > 0 ? { path: '', message: 'unpublishable' } : undefined
  }),
  discard: button(({ portal, viewer, fields }) => discardDraft(portal, viewer, revisionIn(fields.get('revision')))),
  template: button(({ portal, viewer, fields }) =>
    draftFrom(portal, viewer, revisionIn(fields.get('revision')), template),
  ),
  again: button(async ({ portal, viewer, fields }) => {
    const version = await readVersion(portal, viewer, idIn(fields.get('version')))
    await draftFrom(portal, viewer, revisionIn(fields.get('revision')), version)
  }),
}
