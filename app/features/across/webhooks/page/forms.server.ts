import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { endpointForm, factsIn } from '../webhooks.forms.ts'
import type { Owner } from '../webhooks.ts'
import {
  changeEndpoint,
  deleteEndpoint,
  endFormer,
  rotateSecret,
  sendTest,
  switchOff,
  switchOn,
} from '../webhooks.server.ts'

type Intent = 'save' | 'rotate' | 'former' | 'on' | 'off' | 'test' | 'remove'
type Work = Sent & { portal: Portal; viewer: Viewer; owner: Owner; id: number }

/** The forms of one endpoint's page. */
export const endpointForms: Forms<Intent, Work, { secret: string }> = {
  save: form(endpointForm, ({ portal, viewer, owner, id }, typed) =>
    changeEndpoint(portal, viewer, owner, id, factsIn(typed)),
  ),
  rotate: button(async ({ portal, viewer, owner, id }) => ({ shown: await rotateSecret(portal, viewer, owner, id) })),
  former: button(({ portal, viewer, owner, id }) => endFormer(portal, viewer, owner, id)),
  on: button(({ portal, viewer, owner, id }) => switchOn(portal, viewer, owner, id)),
  off: button(({ portal, viewer, owner, id }) => switchOff(portal, viewer, owner, id)),
  test: button(({ portal, viewer, owner, id }) => sendTest(portal, viewer, owner, id)),
  remove: button(({ portal, viewer, owner, id }) => deleteEndpoint(portal, viewer, owner, id)),
}

export const endpointNotices = ['save', 'former', 'on', 'off', 'test'] as const
