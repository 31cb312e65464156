import type { Forms } from '#app/kit/forms/actions.server.ts'
import { editingNotices, entryButtons, entryForm, type Work } from '../editing/work.server.ts'
import { labourForm, labourOf } from './forms.ts'

export const notices = { ...editingNotices, labour: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('labour'),
  labour: entryForm('labour', labourForm, labourOf),
}
