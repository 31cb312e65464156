import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { labourForm, labourOf } from './forms.ts'

export const notices = { ...editingNotices, labour: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('labour'),
  labour: form(labourForm, (work, { revision, was = '', ...typed }) =>
    change(work, revision, (catalogue) => withEntry(catalogue, 'labour', was, labourOf({ revision, ...typed }))),
  ),
}
