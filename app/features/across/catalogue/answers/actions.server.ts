import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { answerForm, answerOf } from './forms.ts'

export const notices = { ...editingNotices, answer: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('answers'),
  answer: form(answerForm, (work, { revision, was = '', ...typed }) =>
    change(work, revision, (catalogue) => withEntry(catalogue, 'answers', was, answerOf({ revision, ...typed }))),
  ),
}
