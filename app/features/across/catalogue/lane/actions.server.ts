import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { readDraft } from '../draft.server.ts'
import { change, type Work } from '../editing/work.server.ts'
import { laneForm, laneOf, valuedParts } from './forms.ts'

export const notices = { lane: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  lane: form(
    async ({ portal, viewer, locale }) => laneForm(locale, valuedParts((await readDraft(portal, viewer)).catalogue)),
    (work, { revision, ...typed }) =>
      change(work, revision, (catalogue) => ({ ...catalogue, lane: laneOf(work.locale, catalogue, typed) })),
  ),
}
