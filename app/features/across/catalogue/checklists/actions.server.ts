import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { checklistForm, checklistOf } from './forms.ts'

export const notices = { ...editingNotices, checklist: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('checklists'),
  checklist: form(checklistForm, (work, { revision, was = '', ...typed }) =>
    change(work, revision, (catalogue) => {
      const known = catalogue.checklists.find(({ code }) => code === was)
      return withEntry(catalogue, 'checklists', was, checklistOf({ revision, ...typed }, known))
    }),
  ),
}
