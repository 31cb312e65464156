import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { FormSchema } from '#app/kit/forms/parse.ts'
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
import { activityForm, consentsForm, consumableForm, proofForm } from '../products.forms.ts'
import { proveRegistration } from './proof.server.ts'
import { confirmRegistration, correctAttributes, correctRegistration, issueCode, withdrawCode } from './staff.server.ts'
import { attributesOf } from '../product.attributes.ts'
import type { Product } from '../products.ts'
import { findProduct } from '../products.server.ts'
import { lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'
import type { Intent } from './actions.ts'

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

export const forms: Forms<Intent, Work> = {
  consents: form(
    seen(() => consentsForm),
    on(changeConsents),
  ),
  consumable: form(seen(consumableForm), on(checkConsumable)),
  activity: form(seen(activityForm), on(logActivity)),
  looks: form(
    seen((_, { locale, portal }, { frameModel }) =>
      looksForm(locale, portal.catalogues.current().families, frameModel),
    ),
    on(correctLooks),
  ),
  prove: form(
    seen(() => proofForm),
    on(proveRegistration),
    { withFiles: true },
  ),
  transfer: button(on(offerTransfer)),
  'withdraw-transfer': button(on(withdrawTransfer)),
  'reset-passport': button(on(resetPassport)),
  correct: form(
    seen((_, { locale, fields, portal }) =>
      correctionForm(
        locale,
        portal.catalogues.current().families,
        lastDayOfPurchase(fields.get('country'), portal.clock.now()),
      ),
    ),
    on(correctRegistration),
  ),
  attributes: form(
    seen((lastDay, { portal }, { frameModel }) =>
      attributesForm(attributesOf(portal.catalogues.current(), frameModel), lastDay),
    ),
    on(correctAttributes),
  ),
  'issue-code': form(
    seen(() => issueForm),
    on(issueCode),
  ),
  'withdraw-code': button(on(withdrawCode)),
  confirm: button(on(confirmRegistration)),
}

/**
 * About what somebody cannot see there is nothing to correct.
 * @param schema asked with the last day on which something can have happened to the bicycle
 */
function seen<Schema extends FormSchema>(schema: (lastDay: string, work: Work, product: Product) => Schema) {
  return async (work: Work) => {
    const product = await findProduct(work.portal, work.viewer, work.id)
    return schema(lastDayOfPurchase(product.country, work.portal.clock.now()), work, product)
  }
}

/** These verbs all take the same, and what was typed as it is. */
function on<Input extends unknown[], Done>(
  verb: (portal: Portal, viewer: Viewer, id: number, ...input: Input) => Promise<Done>,
) {
  return ({ portal, viewer, id }: Work, ...input: Input) => verb(portal, viewer, id, ...input)
}
