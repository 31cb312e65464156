import type { StaffViewer } from '#app/features/people/account/account.ts'
import {
  activate,
  type Asked,
  deactivate,
  grant,
  type Outcome,
  refuse,
} from '#app/features/people/licence/licence.staff.server.ts'
import { intentIn } from '#app/kit/forms/intent.ts'
import { type FormSchema, parseForm } from '#app/kit/forms/parse.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type * as z from 'zod/mini'
import {
  grantForm,
  type Intent,
  intents,
  moduleForm,
  type Notice,
  noticeOf,
  type Refusal,
  refuseForm,
} from './licences.ts'

/** `companyId`: of the page that is one company's. */
type Work = { portal: Portal; viewer: StaffViewer; companyId?: number; fields: URLSearchParams }

/**
 * Carries out the form that was sent.
 * @returns what to correct, or the notice of what was done
 * @throws Problem not-found, body-malformed
 */
export async function carryOut(work: Work): Promise<Refusal | { notice: Notice }> {
  const sent = intentIn(work.fields)
  const intent = intents.find((one) => one === sent)
  if (!intent) throw new Problem('body-malformed')
  return (await handlers[intent](work)) ?? { notice: noticeOf(intent) }
}

type Answer = Promise<Refusal | undefined>

const handlers: Record<Intent, (work: Work) => Answer> = {
  grant: (work) => judge(work.fields, grantForm, (form) => grant(work.portal, work.viewer, askedIn(work, form))),
  refuse: (work) =>
    judge(work.fields, refuseForm, (form) => refuse(work.portal, work.viewer, askedIn(work, form), form.reason)),
  activate: (work) => edit(work, activate),
  deactivate: (work) => edit(work, deactivate),
}

function edit({ portal, viewer, companyId, fields }: Work, verb: typeof activate): Answer {
  if (companyId === undefined) throw new Problem('body-malformed')
  return judge(fields, moduleForm, ({ module }) => verb(portal, viewer, companyId, module))
}

async function judge<Schema extends FormSchema>(
  fields: URLSearchParams,
  schema: Schema,
  act: (form: z.output<Schema>) => Promise<Outcome>,
): Answer {
  const form = parseForm(schema, fields)
  if (!form.ok) {
    // Only a reason is typed: whatever else is wrong was not sent by our pages.
    if (form.problems.some(({ path }) => path !== 'reason')) throw new Problem('body-malformed')
    return { ...form, status: 400 }
  }
  if ((await act(form.value)) === 'done') return undefined
  return { problems: [{ path: '', message: 'answered' }], typed: form.typed, status: 409 }
}

/** The page of one company answers for no other. @throws Problem not-found */
function askedIn(work: Work, { company, module, asked }: z.output<typeof grantForm>): Asked {
  const companyId = Number(company)
  if (work.companyId !== undefined && work.companyId !== companyId) throw new Problem('not-found')
  return { companyId, module, requestedAt: new Date(Number(asked)) }
}
