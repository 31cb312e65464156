import type { StaffViewer } from '#app/features/people/account/account.ts'
import { joinForm, newCompanyForm, refusalForm, riderForm } from '../contact.forms.ts'
import { approve, refuse } from '../contact.staff.server.ts'
import { normaliseVat } from '../contact.vat.ts'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import type { Portal } from '#app/portal.server.ts'
import type { Intent } from './approval.ts'

type Work = Sent & { portal: Portal; viewer: StaffViewer; accountId: number }

export const forms: Forms<Intent, Work> = {
  join: form(joinForm, (work, { company, role, request }) =>
    approve(work.portal, work.viewer, askedIn(work, request), { as: 'member', companyId: Number(company), role }),
  ),
  'new-company': form(newCompanyForm, (work, { name, country, vat_number: vat = '', request }) => {
    const vatNumber = normaliseVat(country, vat)
    return approve(work.portal, work.viewer, askedIn(work, request), { as: 'new-dealer', name, country, vatNumber })
  }),
  rider: form(riderForm, (work, { request }) =>
    approve(work.portal, work.viewer, askedIn(work, request), { as: 'customer' }),
  ),
  refuse: form(refusalForm, (work, { request, reason }) =>
    refuse(work.portal, work.viewer, askedIn(work, request), reason),
  ),
}

function askedIn({ accountId }: Work, request: string) {
  return { accountId, requestId: Number(request) }
}
