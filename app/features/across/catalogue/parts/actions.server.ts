import type { Forms } from '#app/kit/forms/actions.server.ts'
import { editingNotices, entryButtons, entryForm, type Work } from '../editing/work.server.ts'
import { partForm, partOf } from './forms.ts'

export const notices = { ...editingNotices, part: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('parts'),
  part: entryForm('parts', partForm, partOf),
}
