import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import { change, editingNotices, entryButtons, entryForm, type Work } from '../editing/work.server.ts'
import { graceForm, serviceForm, serviceOf } from './forms.ts'

export const notices = { ...editingNotices, service: 'saved', grace: 'grace' } as const

export const forms: Forms<keyof typeof notices, Work> = {
  ...entryButtons('dueServices'),
  service: entryForm('dueServices', serviceForm, serviceOf),
  grace: form(graceForm, (work, { revision, grace_days: graceDays }) =>
    change(work, revision, (catalogue) => ({ ...catalogue, graceDays })),
  ),
}
