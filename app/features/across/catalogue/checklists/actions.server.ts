import type { Forms } from '#app/kit/forms/actions.server.ts'
import { editingNotices, entryButtons, entryForm, type Work } from '../editing/work.server.ts'
import { checklistForm, checklistOf } from './forms.ts'

export const notices = { ...editingNotices, checklist: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('checklists'),
  checklist: entryForm('checklists', checklistForm, (typed, { checklists }) =>
    checklistOf(
      typed,
      checklists.find(({ code }) => code === typed.was),
    ),
  ),
}
