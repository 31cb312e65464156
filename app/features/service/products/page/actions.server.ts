import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { attributesForm, correctionForm, issueForm, looksForm } from '../corrections.forms.ts'
import {
  changeConsents,
  checkConsumable,
  correctLooks,
  logActivity,
  offerTransfer,
  resetPassport,
  withdrawTransfer,
} from '../products.changes.server.ts'
import { activityForm, consentsForm, consumableForm } from '../products.forms.ts'
import {
  confirmRegistration,
  correctAttributes,
  correctRegistration,
  issueCode,
  withdrawCode,
} from '../products.staff.server.ts'
import { lastDayIn } from '../register/last-day.ts'
import type { Intent } from './actions.ts'

/** `today`: where the bicycle is. */
type Work = Sent & { portal: Portal; viewer: Viewer; id: number; today: string }

export const forms: Forms<Intent, Work> = {
  consents: form(consentsForm, on(changeConsents)),
  consumable: form(({ today }) => consumableForm(today), on(checkConsumable)),
  activity: form(({ today }) => activityForm(today), on(logActivity)),
  looks: form(looksForm, on(correctLooks)),
  transfer: button(on(offerTransfer)),
  'withdraw-transfer': button(on(withdrawTransfer)),
  'reset-passport': button(on(resetPassport)),
  correct: form(
    ({ locale, fields, portal }) => correctionForm(locale, lastDayIn(fields.get('country'), portal.clock.now())),
    on(correctRegistration),
  ),
  attributes: form(({ today }) => attributesForm(today), on(correctAttributes)),
  'issue-code': form(issueForm, on(issueCode)),
  'withdraw-code': button(on(withdrawCode)),
  confirm: button(on(confirmRegistration)),
}

/** These verbs all take the same, and what was typed as it is. */
function on<Typed extends unknown[], Done>(
  verb: (portal: Portal, viewer: Viewer, id: number, ...typed: Typed) => Promise<Done>,
) {
  return ({ portal, viewer, id }: Work, ...typed: Typed) => verb(portal, viewer, id, ...typed)
}
