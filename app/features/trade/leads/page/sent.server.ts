import type * as z from 'zod/mini'
import { type FormSchema, parseForm } from '#app/kit/forms/parse.ts'
import type { Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { readAmount } from '../amounts.ts'
import { contactForm, declineForm, noteEditForm, noteForm, offerForms, rerouteForm, statusForm } from '../forms.ts'
import { addNote, editNote } from '../leads.notes.server.ts'
import { rerouteLead } from '../leads.staff.server.ts'
import { canWork } from '../leads.ts'
import { acceptLead, declineLead, eraseLead, moveLead, saveContact, saveOffer } from '../leads.work.server.ts'
import { contactIn } from './contact-in.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { type Intent, intents, places, type Refusal } from './sent.ts'

type Work = { portal: Portal; viewer: Viewer; locale: Locale; id: number; fields: URLSearchParams }

/**
 * Carries out the form a lead's page has sent.
 * @returns what comes back with the page, or what the next one announces and where it shows it: nowhere once the lead is erased
 * @throws Problem not-found, lead-gone, module-missing, not-yours, body-malformed
 */
export async function carryOut(work: Work): Promise<Refusal | { notice: string; place: string | undefined }> {
  const { fields } = work
  const intent = intents.find((one) => one === fields.get('intent'))
  if (!intent) throw new Problem('body-malformed')
  if (!ofStaffToo.includes(intent) && !canWork(work.viewer)) throw new Problem('not-yours')
  const refusal = await handlers[intent](work)
  if (refusal) return { ...refusal, intent, note: intent === 'note-edit' ? Number(fields.get('id')) : undefined }
  const submission = intent === 'note' ? `.${fields.get('submission')}` : ''
  return { notice: intent + submission, place: intent === 'erase' ? undefined : places[intent] }
}

const ofStaffToo: readonly Intent[] = ['reroute', 'erase']

type Answer = Promise<Omit<Refusal, 'intent'> | undefined>

const handlers: Record<Intent, (work: Work) => Answer> = {
  async accept({ portal, viewer, id }) {
    return answerTo(await acceptLead(portal, viewer, id), {})
  },
  decline: (work) =>
    judge(work, declineForm, ({ reason, comment = '' }) =>
      declineLead(work.portal, work.viewer, work.id, { reason, note: comment }),
    ),
  status: (work) =>
    judge(work, statusForm, ({ from, status: to, lost_reason: lostReason, comment }) =>
      moveLead(work.portal, work.viewer, work.id, { from, to, lostReason, note: comment ?? '' }),
    ),
  offer: (work) =>
    judge(
      work,
      offerForms[work.locale],
      ({ seen, products_of_interest: productsOfInterest, dealer_amount: typed }) => {
        const dealerAmount = typed === undefined ? null : (readAmount(work.locale, typed) ?? null)
        return saveOffer(work.portal, work.viewer, work.id, { seen, productsOfInterest, dealerAmount })
      },
      'offer-conflict',
    ),
  contact: (work) =>
    judge(
      work,
      contactForm,
      (value) =>
        saveContact(work.portal, work.viewer, work.id, { ...contactIn(value), version: Number(value.version) }),
      'contact-conflict',
    ),
  note: (work) => judge(work, noteForm, (value) => addNote(work.portal, work.viewer, work.id, value)),
  'note-edit': (work) =>
    judge(
      work,
      noteEditForm,
      ({ id, version, note }) =>
        editNote(work.portal, work.viewer, work.id, { noteId: Number(id), version: Number(version), note }),
      'note-conflict',
    ),
  reroute,
  async erase({ portal, viewer, id }) {
    return answerTo(await eraseLead(portal, viewer, id), {})
  },
}

/** A dealer who takes no leads any more is a mistake in the field. */
async function reroute({ portal, viewer, id, fields }: Work): Answer {
  const form = parseForm(rerouteForm, fields)
  if (!form.ok) return { ...form, status: 400 }
  const outcome = await rerouteLead(portal, viewer, id, idIn(form.value.company))
  if (outcome !== 'dealer-gone') return answerTo(outcome, form.typed)
  return { problems: [{ path: 'company', message: outcome }], typed: form.typed, status: 400 }
}

type Outcome = 'done' | 'moved' | 'conflict'

async function judge<Schema extends FormSchema>(
  { fields }: Work,
  schema: Schema,
  act: (value: z.output<Schema>) => Promise<Outcome>,
  conflict?: 'offer-conflict' | 'contact-conflict' | 'note-conflict',
): Answer {
  const form = parseForm(schema, fields)
  if (!form.ok) return { ...form, status: 400 }
  return answerTo(await act(form.value), form.typed, conflict)
}

function answerTo(outcome: Outcome, typed: Typed, conflict = 'moved'): Awaited<Answer> {
  if (outcome === 'done') return undefined
  return { problems: [{ path: '', message: outcome === 'conflict' ? conflict : 'moved' }], typed, status: 409 }
}
