import type { StaffViewer } from '#app/features/people/account/account.ts'
import { joinForm, newCompanyForm, refusalForm, riderForm } from '#app/features/people/contact/contact.forms.ts'
import { approve, type Outcome, refuse } from '#app/features/people/contact/contact.staff.server.ts'
import { normaliseVat } from '#app/features/people/contact/contact.vat.ts'
import { intentIn } from '#app/kit/forms/intent.ts'
import { type FormSchema, parseForm } from '#app/kit/forms/parse.ts'
import type { Typed } from '#app/kit/forms/problems.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type * as z from 'zod/mini'
import { type Intent, intents, type Refusal } from './approval.ts'

type Work = { portal: Portal; viewer: StaffViewer; accountId: number; fields: URLSearchParams }

/**
 * Carries out the form that was sent.
 * @returns what to correct, or the notice of what was done
 * @throws Problem not-found
 */
export async function carryOut(work: Work): Promise<Refusal | { notice: 'approved' | 'refused' }> {
  const sent = intentIn(work.fields)
  const intent = intents.find((one) => one === sent)
  if (!intent) throw new Problem('body-malformed')
  const refusal = await handlers[intent](work)
  if (refusal) return { ...refusal, intent }
  return { notice: intent === 'refuse' ? 'refused' : 'approved' }
}

type Answer = Promise<Omit<Refusal, 'intent'> | undefined>

const handlers: Record<Intent, (work: Work) => Answer> = {
  join: (work) =>
    judge(work, joinForm, ({ company, role }, asked) =>
      approve(work.portal, work.viewer, asked, { as: 'member', companyId: Number(company), role }),
    ),
  'new-company': (work) =>
    judge(work, newCompanyForm, ({ name, country, vat_number: vat = '' }, asked) => {
      const vatNumber = normaliseVat(country, vat)
      return approve(work.portal, work.viewer, asked, { as: 'new-dealer', name, country, vatNumber })
    }),
  rider: (work) =>
    judge(work, riderForm, (_form, asked) => approve(work.portal, work.viewer, asked, { as: 'customer' })),
  refuse: (work) => judge(work, refusalForm, ({ reason }, asked) => refuse(work.portal, work.viewer, asked, reason)),
}

async function judge<Schema extends FormSchema & z.ZodMiniType<{ request: string }>>(
  { accountId, fields }: Work,
  schema: Schema,
  act: (form: z.output<Schema>, asked: { accountId: number; requestId: number }) => Promise<Outcome>,
): Answer {
  const form = parseForm(schema, fields)
  if (!form.ok) return { ...form, status: 400 }
  const outcome = await act(form.value, { accountId, requestId: Number(form.value.request) })
  return outcome === 'done' ? undefined : refused(outcome, form.typed)
}

function refused(outcome: Exclude<Outcome, 'done'>, typed: Typed): Omit<Refusal, 'intent'> {
  if (outcome === 'company-gone')
    return { problems: [{ path: 'company', message: 'company-gone' }], typed, status: 400 }
  return { problems: [{ path: '', message: 'request-answered' }], typed, status: 409 }
}
