import type { StaffViewer } from '#app/features/people/account/account.ts'
import { button, form, type Forms } from '#app/kit/forms/actions.server.ts'
import type { Mistake } from '#app/kit/forms/problems.ts'
import type { Work } from '../page/actions.server.ts'
import { type AssignIntent, assignForm } from './assign.forms.ts'
import { assign, type NotGiven, release, take } from './assign.server.ts'

export const assignForms: Forms<AssignIntent, Work<StaffViewer>> = {
  assign: form(assignForm, async ({ portal, viewer, id }, { assignee, seen }) =>
    mistakeOf(await assign(portal, viewer, id, numberOf(assignee), numberOf(seen))),
  ),
  take: button(async ({ portal, viewer, id }) => mistakeOf(await take(portal, viewer, id))),
  release: button(async ({ portal, viewer, id }) => mistakeOf(await release(portal, viewer, id))),
}

function numberOf(typed: string | undefined): number | null {
  return typed === undefined ? null : Number(typed)
}

function mistakeOf(notGiven: NotGiven | undefined): Mistake | undefined {
  if (notGiven === undefined) return undefined
  if (notGiven === 'gone') return { path: 'assignee', message: 'assignee-gone' }
  return notGiven.has === null
    ? { path: '', message: 'assignee-none', status: 409 }
    : { path: '', message: 'assignee-other', slots: { name: notGiven.has }, status: 409 }
}
