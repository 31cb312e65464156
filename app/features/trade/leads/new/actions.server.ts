import { codesOf } from '#app/catalogue/catalogue.ts'
import { href } from 'react-router'
import { button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import type { Portal } from '#app/portal.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { newLeadForm } from '../forms.ts'
import { discardLeadDraft, routeLead } from '../leads.staff.server.ts'
import { contactIn } from '../page/contact-in.ts'

type Work = Sent & { portal: Portal; viewer: StaffViewer; page: string }

export const forms: Forms<'route' | 'discard', Work> = {
  route: form(
    ({ portal }) => newLeadForm(codesOf(portal.catalogues.current().families)),
    async ({ portal, viewer, locale }, value) => {
      const { submission, company, products_of_interest: productsOfInterest, message = '' } = value
      const companyId = maybeId(company) ?? 0
      const id = await routeLead(portal, viewer, {
        ...contactIn(value),
        submission,
        companyId,
        productsOfInterest,
        message,
      })
      if (id === undefined) return { path: 'company', message: 'dealer-gone' }
      return { notice: 'routed', page: href('/:locale?/leads/:id', { ...localePrefix(locale), id: String(id) }) }
    },
  ),
  discard: button(async ({ portal, viewer, page }) => {
    await discardLeadDraft(portal, viewer)
    return { page }
  }),
}
