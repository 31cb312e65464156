import type { Module, StaffViewer } from '#app/features/people/account/account.ts'
import {
  activate,
  activateForDealers,
  type Asked,
  deactivate,
  grant,
  refuse,
} from '#app/features/people/licence/licence.staff.server.ts'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { Problem } from '#app/kit/problem.ts'
import type { Portal } from '#app/portal.server.ts'
import type * as z from 'zod/mini'
import { deactivateForm, grantForm, type Intent, moduleForm, refuseForm } from './licences.ts'

/** `companyId`: of the page that is one company's. */
type Work = Sent & { portal: Portal; viewer: StaffViewer; companyId?: number }

export const forms: Forms<Intent, Work> = {
  grant: asWritten(form(grantForm, (work, value) => grant(work.portal, work.viewer, askedIn(work, value)))),
  refuse: asWritten(
    form(refuseForm, (work, value) => refuse(work.portal, work.viewer, askedIn(work, value), value.reason)),
  ),
  activate: asWritten(
    form(moduleForm, (work, { module }) => activate(work.portal, work.viewer, companyOf(work), module)),
  ),
  'activate-all': asWritten(form(moduleForm, (work, { module }) => activateForAll(work, module))),
  deactivate: asWritten(
    form(deactivateForm, (work, { module, booked = '0' }) =>
      deactivate(work.portal, work.viewer, companyOf(work), module, Number(booked)),
    ),
  ),
}

/** Only a reason is typed: whatever else is wrong was not sent by our pages. @throws Problem body-malformed */
function asWritten(take: Forms<Intent, Work>[Intent]): Forms<Intent, Work>[Intent] {
  return async (work) => {
    const outcome = await take(work)
    if (outcome && 'problems' in outcome && outcome.problems.some(({ path }) => path !== '' && path !== 'reason'))
      throw new Problem('body-malformed')
    return outcome
  }
}

/** Not on the page of one company. @throws Problem body-malformed */
async function activateForAll({ portal, viewer, companyId }: Work, module: Module): Promise<void> {
  if (companyId !== undefined) throw new Problem('body-malformed')
  await activateForDealers(portal, viewer, module)
}

/** A licence itself is changed on the page of its company. @throws Problem body-malformed */
function companyOf({ companyId }: Work): number {
  if (companyId === undefined) throw new Problem('body-malformed')
  return companyId
}

/** The page of one company answers for no other. @throws Problem not-found */
function askedIn(work: Work, { company, module, asked }: z.output<typeof grantForm>): Asked {
  const companyId = Number(company)
  if (work.companyId !== undefined && work.companyId !== companyId) throw new Problem('not-found')
  return { companyId, module, requestedAt: new Date(Number(asked)) }
}
