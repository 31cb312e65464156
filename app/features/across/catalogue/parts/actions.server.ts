import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { partForm, partOf } from './forms.ts'

export const notices = { ...editingNotices, part: 'saved' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('parts'),
  part: form(partForm, (work, { revision, was = '', ...typed }) =>
    change(work, revision, (catalogue) => withEntry(catalogue, 'parts', was, partOf({ revision, ...typed }))),
  ),
}
