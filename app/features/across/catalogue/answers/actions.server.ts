import type { Forms } from '#app/kit/forms/actions.server.ts'
import { editingNotices, entryButtons, entryForm, type Work } from '../editing/work.server.ts'
import { answerForm, answerOf } from './forms.ts'

export const notices = { ...editingNotices, answer: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('answers'),
  answer: entryForm('answers', answerForm, answerOf),
}
