import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { inviteForm, roleForm } from './company.forms.ts'
import { changeRole, invite, removePerson, resendInvite, setDisabled, withdrawInvite } from './company.server.ts'
import type { Group, MadeInvite } from './company.ts'

type GroupWork = Sent & { portal: Portal; viewer: Viewer; group: Group }

/** For the page of a group: an invitation, or what happens to one. */
export const groupForms: Forms<'invite' | 'resend' | 'withdraw', GroupWork, MadeInvite> = {
  invite: form(inviteForm, ({ portal, viewer, group }, input) => invite(portal, viewer, group, input)),
  resend: button(({ portal, viewer, group, fields }) =>
    resendInvite(portal, viewer, group, idIn(fields.get('invite'))),
  ),
  withdraw: button(({ portal, viewer, group, fields }) =>
    withdrawInvite(portal, viewer, group, idIn(fields.get('invite'))),
  ),
}

export const groupNotices = { invite: 'invited', resend: 'resent', withdraw: 'withdrawn' }

export type PersonWork = GroupWork & { personId: number }

/** For the page of one person. */
export const personForms: Forms<'role' | 'remove' | 'disable' | 'enable', PersonWork> = {
  role: form(roleForm, ({ portal, viewer, group, personId }, { role }) =>
    changeRole(portal, viewer, group, personId, role),
  ),
  remove: button(({ portal, viewer, group, personId }) => {
    if (group === null) throw new Problem('not-found')
    return removePerson(portal, viewer, group, personId)
  }),
  disable: button(({ portal, viewer, group, personId }) => setDisabled(portal, viewer, group, personId, true)),
  enable: button(({ portal, viewer, group, personId }) => setDisabled(portal, viewer, group, personId, false)),
}

export const personNotices = { role: 'role-changed', remove: 'removed', disable: 'disabled', enable: 'enabled' }
