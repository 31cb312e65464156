import { type Catalogue, codesOf, type PromisedDays } from '#app/catalogue/catalogue.ts'
import { form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import { tooMany } from '../editing/entries.ts'
import { textsIn } from '../editing/fields.ts'
import { change, type Work } from '../editing/work.server.ts'
import { most } from '../limits.ts'
import {
  appealPeriodForm,
  promiseButton,
  promiseForm,
  remindersForm,
  satisfactionForm,
  workingForm,
  workingOf,
} from './forms.ts'

export const notices = {
  promise: 'saved',
  working: 'saved',
  appeals: 'saved',
  satisfaction: 'saved',
  reminders: 'saved',
  remove: 'removed',
} as const

export const forms: Forms<keyof typeof notices, Work> = {
  promise: form(promiseForm, (work, { revision, days, ...row }) =>
    change(work, revision, (catalogue) => withPromise(catalogue, { ...rowOf(row), days })),
  ),
  working: form(workingForm, (work, typed) =>
    change(work, typed.revision, (catalogue) => ({ ...catalogue, working: workingOf(typed) })),
  ),
  appeals: form(appealPeriodForm, (work, { revision, appeal_days: appealDays }) =>
    change(work, revision, (catalogue) => ({ ...catalogue, appealDays })),
  ),
  satisfaction: form(satisfactionForm, (work, { revision, asked, after_days, every_days, call_days, ...named }) => {
    const days = { afterDays: after_days, everyDays: every_days, callDays: call_days }
    const satisfaction = { isAsked: asked, ...days, question: textsIn('name', named) }
    return change(work, revision, (catalogue) => ({ ...catalogue, satisfaction }))
  }),
  reminders: form(remindersForm, (work, { revision, ...reminders }) =>
    change(work, revision, (catalogue) => ({ ...catalogue, reminders })),
  ),
  remove: form(promiseButton, (work, { revision, ...row }) =>
    change(work, revision, (catalogue) => ({ ...catalogue, promises: without(catalogue, rowOf(row)) })),
  ),
}

type Row = Pick<PromisedDays, 'kind' | 'country'>

function rowOf({ kind, country }: { kind?: string | undefined; country?: string | undefined }): Row {
  return { kind: kind ?? null, country: country ?? null }
}

function withPromise(catalogue: Catalogue, promise: PromisedDays): Catalogue | { mistake: Mistake } {
  const { kind } = promise
  if (kind !== null && !codesOf(catalogue.kinds).includes(kind))
    return { mistake: { path: 'kind', message: 'field-choose' } }
  const others = without(catalogue, promise)
  if (others.length >= most.promises) return { mistake: tooMany('promises') }
  return { ...catalogue, promises: [...others, promise] }
}

function without({ promises }: Catalogue, { kind, country }: Row): PromisedDays[] {
  return promises.filter((row) => row.kind !== kind || row.country !== country)
}
