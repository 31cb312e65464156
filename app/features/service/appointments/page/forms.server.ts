import * as z from 'zod/mini'
import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { flag } from '#app/kit/forms/fields.ts'
import { cancel, move } from '../changes.server.ts'
import { atTyped, cancelFormFor, moveForm, promiseForm, whenIn } from '../forms.ts'
import { worksAtDesk } from '../appointments.ts'
import { relink } from '../relink.server.ts'
import { writeWish } from '../wish.server.ts'
import { arrive, done, noShow, notArrived, promise, ready } from '../steps.server.ts'

export type Work = Sent & { portal: Portal; viewer: Viewer; id: number }
export type StepIntent = 'arrived' | 'ready' | 'done' | 'no_show'
export type Intent =
  | StepIntent
  | 'not_arrived'
  | 'promise'
  | 'move'
  | 'cancel'
  | 'relink'
  | 'surveys-yes'
  | 'surveys-no'

const endForm = z.object({ log: flag() })

/** One tap each, on the sheet as on an appointment's page. */
export const stepForms: Forms<StepIntent, Work> = {
  arrived: button(({ portal, viewer, id }) => arrive(portal, viewer, id)),
  ready: form(endForm, ({ portal, viewer, id }, { log }) => ready(portal, viewer, id, { log })),
  done: form(endForm, ({ portal, viewer, id }, { log }) => done(portal, viewer, id, { log })),
  no_show: button(({ portal, viewer, id }) => noShow(portal, viewer, id)),
}

export const forms: Forms<Intent, Work> = {
  ...stepForms,
  not_arrived: button(({ portal, viewer, id }) => notArrived(portal, viewer, id)),
  promise: form(promiseForm, ({ portal, viewer, id }, it) => promise(portal, viewer, id, it)),
  move: form(moveForm, async ({ portal, viewer, id }, it) =>
    atTyped(await move(portal, viewer, id, { when: whenIn(it), seen: Number(it.seen), beyond: it.beyond }), it),
  ),
  cancel: form(
    ({ viewer }) => cancelFormFor(worksAtDesk(viewer) ? 'shop' : 'person'),
    ({ portal, viewer, id }, it) => cancel(portal, viewer, id, it),
  ),
  relink: button(({ portal, viewer, id }) => relink(portal, viewer, id)),
  'surveys-yes': button(({ portal, viewer, id }) => writeWish(portal, viewer, id, true)),
  'surveys-no': button(({ portal, viewer, id }) => writeWish(portal, viewer, id, false)),
}
