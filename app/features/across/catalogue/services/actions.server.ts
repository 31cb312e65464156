import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { withEntry } from '../editing/entries.ts'
import { change, editingNotices, entryButtons, type Work } from '../editing/work.server.ts'
import { graceForm, serviceForm, serviceOf } from './forms.ts'

export const notices = { ...editingNotices, service: 'saved', grace: 'grace' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('dueServices'),
  service: form(serviceForm, (work, { revision, was = '', ...typed }) =>
    change(work, revision, (catalogue) => withEntry(catalogue, 'dueServices', was, serviceOf({ revision, ...typed }))),
  ),
  grace: form(graceForm, (work, { revision, grace_days: graceDays }) =>
    change(work, revision, (catalogue) => ({ ...catalogue, graceDays })),
  ),
}
