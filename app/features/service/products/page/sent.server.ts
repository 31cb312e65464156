import type * as z from 'zod/mini'
import { type FormSchema, parseForm } from '#app/kit/forms/parse.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import { requireModule } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { todayIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { attributesForm, correctionForm, issueForm, looksForm } from '../corrections.forms.ts'
import type { Corrected } from '../corrections.server.ts'
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
import { findProduct } from '../products.server.ts'
import {
  confirmRegistration,
  correctAttributes,
  correctRegistration,
  issueCode,
  withdrawCode,
} from '../products.staff.server.ts'
import { canCorrect } from '../products.ts'
import { lastDayIn } from '../register/last-day.ts'
import { holderIntents, type Intent, places, type Refusal, staffIntents } from './intents.ts'

type Work = { portal: Portal; viewer: Viewer; locale: Locale; id: number; fields: URLSearchParams }

/**
 * Carries out the form a product's page has sent.
 * @returns what comes back with the page, or what the next one announces and where it shows it
 * @throws Problem not-found, module-missing, not-yours, body-malformed
 */
export async function carryOut(work: Work): Promise<Refusal | { notice: string; place: string }> {
  requireModule(work.viewer, 'products')
  const intent = intentIn(work)
  const refusal = await handlers[intent](work)
  if (refusal) return { ...refusal, intent }
  return { notice: [intent, ...work.fields.getAll('submission')].join('.'), place: places[intent] }
}

/** The holder's forms do not exist for staff, nor theirs for the holder. */
function intentIn({ viewer, fields }: Work): Intent {
  const [own, others] = canCorrect(viewer) ? [staffIntents, holderIntents] : [holderIntents, staffIntents]
  const sent = fields.get('intent')
  if (others.some((one) => one === sent)) throw new Problem('not-found')
  const intent = own.find((one) => one === sent)
  if (!intent) throw new Problem('body-malformed')
  return intent
}

type Answer = Promise<Omit<Refusal, 'intent'> | undefined>

const handlers: Record<Intent, (work: Work) => Answer> = {
  consents: (work) => judge(work, consentsForm, (value) => changeConsents(work.portal, work.viewer, work.id, value)),
  async consumable(work) {
    const form = consumableForm(await todayOf(work))
    return judge(work, form, (value) => checkConsumable(work.portal, work.viewer, work.id, value))
  },
  async activity(work) {
    const form = activityForm(await todayOf(work))
    return judge(work, form, (value) => logActivity(work.portal, work.viewer, work.id, value))
  },
  looks: (work) => judge(work, looksForm, (value) => correctLooks(work.portal, work.viewer, work.id, value)),
  transfer: plain(offerTransfer),
  'withdraw-transfer': plain(withdrawTransfer),
  'reset-passport': plain(resetPassport),
  correct: (work) =>
    judge(work, correctionForm(work.locale, lastDayIn(work.fields.get('country'), work.portal.clock.now())), (value) =>
      correctRegistration(work.portal, work.viewer, work.id, value),
    ),
  async attributes(work) {
    const form = attributesForm(await todayOf(work))
    return judge(work, form, (value) => correctAttributes(work.portal, work.viewer, work.id, value))
  },
  'issue-code': (work) => judge(work, issueForm, (value) => issueCode(work.portal, work.viewer, work.id, value)),
  'withdraw-code': plain(withdrawCode),
  confirm: plain(confirmRegistration),
}

/** One that asks for nothing. */
function plain(act: typeof offerTransfer) {
  return async ({ portal, viewer, id }: Work): Answer => {
    await act(portal, viewer, id)
    return undefined
  }
}

async function todayOf({ portal, viewer, id }: Work): Promise<string> {
  const { country } = await findProduct(portal, viewer, id)
  return todayIn(country, portal.clock.now())
}

async function judge<Schema extends FormSchema>(
  { portal, viewer, id, fields }: Work,
  schema: Schema,
  act: (value: z.output<Schema>) => Promise<Corrected | void>,
): Answer {
  const form = parseForm(schema, fields)
  if (!form.ok) {
    // About what somebody cannot see there is nothing to correct.
    await findProduct(portal, viewer, id)
    return { ...form, status: 400 }
  }
  const { typed } = form
  const outcome = await act(form.value)
  if (outcome === 'conflict') return { problems: [{ path: '', message: 'facts-conflict' }], typed, status: 409 }
  if (outcome === 'serial-elsewhere')
    return { problems: [{ path: 'serial_number', message: outcome }], typed, status: 400 }
  return undefined
}
