import { intentIn } from '#app/kit/forms/intent.ts'
import { parseForm } from '#app/kit/forms/parse.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '../account/account.ts'
import {
  groupIntents,
  type GroupRefusal,
  inviteForm,
  type Notice,
  personIntents,
  type PersonRefusal,
  roleForm,
} from './company.forms.ts'
import { changeRole, invite, removePerson, resendInvite, setDisabled, withdrawInvite } from './company.server.ts'
import type { Group, InviteMistake } from './company.ts'
import { idIn } from '#app/kit/http/ids.ts'

/**
 * Carries out a form of the page of a group: an invitation, or what becomes of one.
 * @returns what the next page announces, or what comes back with this one
 * @throws Problem not-found, not-yours
 */
export async function carryOutGroup(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  fields: URLSearchParams,
): Promise<{ notice: Notice } | GroupRefusal> {
  const sent = intentIn(fields)
  const intent = groupIntents.find((one) => one === sent)
  switch (intent) {
    case 'invite': {
      const form = parseForm(inviteForm, fields)
      if (!form.ok) return { ...form, intent, status: 400 }
      const mistake = await invite(portal, viewer, group, form.value)
      return mistake ? refusalOf(intent, mistake, form.typed) : { notice: 'invited' }
    }
    case 'resend': {
      const mistake = await resendInvite(portal, viewer, group, idIn(fields.get('invite')))
      return mistake ? refusalOf(intent, mistake, {}) : { notice: 'resent' }
    }
    case 'withdraw':
      await withdrawInvite(portal, viewer, group, idIn(fields.get('invite')))
      return { notice: 'withdrawn' }
    case undefined:
      throw new Problem('body-malformed')
  }
}

function refusalOf(intent: GroupRefusal['intent'], mistake: InviteMistake, typed: GroupRefusal['typed']): GroupRefusal {
  const paths: Record<InviteMistake, string> = { colleague: 'email', role: 'role', 'too-many-open': '', throttled: '' }
  const problems = [{ path: paths[mistake], message: `invite-${mistake}` }]
  return { problems, typed, intent, status: mistake === 'throttled' ? 429 : 400 }
}

/**
 * Carries out a form of the page of one person.
 * @throws Problem not-found, not-yours
 */
export async function carryOutPerson(
  portal: Portal,
  viewer: Viewer,
  group: Group,
  personId: number,
  fields: URLSearchParams,
): Promise<{ notice: Notice } | PersonRefusal> {
  const sent = intentIn(fields)
  const intent = personIntents.find((one) => one === sent)
  switch (intent) {
    case 'role': {
      const form = parseForm(roleForm, fields)
      if (!form.ok) return { ...form, intent, status: 400 }
      const mistake = await changeRole(portal, viewer, group, personId, form.value.role)
      return mistake ? personRefusal(intent, mistake, form.typed) : { notice: 'role-changed' }
    }
    case 'remove': {
      if (group === null) throw new Problem('not-found')
      const mistake = await removePerson(portal, viewer, group, personId)
      return mistake ? personRefusal(intent, mistake) : { notice: 'removed' }
    }
    case 'disable':
    case 'enable': {
      const mistake = await setDisabled(portal, viewer, group, personId, intent === 'disable')
      return mistake ? personRefusal(intent, mistake) : { notice: intent === 'disable' ? 'disabled' : 'enabled' }
    }
    case undefined:
      throw new Problem('body-malformed')
  }
}

function personRefusal(
  intent: PersonRefusal['intent'],
  mistake: 'last' | 'role',
  typed: PersonRefusal['typed'] = {},
): PersonRefusal {
  const path = intent === 'role' ? 'role' : ''
  return { problems: [{ path, message: `person-${mistake}` }], typed, intent, status: 400 }
}
