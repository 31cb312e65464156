import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { companyFor } from '#app/features/people/company/company.server.ts'
import { ShopPage } from '../shop-page.tsx'
import { newForms } from '../work.server.ts'
import { timeZones } from '../zones.server.ts'
import type { Route } from './+types/company-new-shop.route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { id, kind, name, country } = await companyFor(context.get(portalContext), viewer, idIn(params.id))
  // A rider has none.
  if (kind !== 'dealer') throw new Problem('not-found')
  return { company: { id, name }, country, submission: randomUUID(), timeZones }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale, companyId] = [context.get(portalContext), localeOf(url.pathname), idIn(params.id)]
  const company = { ...localePrefix(locale), id: params.id }
  const page = href('/:locale?/console/companies/:id', company)
  const pageOf = (id: number) => href('/:locale?/console/companies/:id/shops/:shop', { ...company, shop: String(id) })
  const work = { portal, viewer, locale, companyId, pageOf, fields: await readFields(request) }
  return answerForm(work, newForms, { page, notices: { save: 'added' } })
}

export default function CompanyNewShop({ loaderData: { company, ...page }, actionData }: Route.ComponentProps) {
  const to = href('/:locale?/console/companies/:id', { ...localePrefix(useLocale()), id: String(company.id) })
  return <ShopPage {...page} shop={undefined} back={{ to, label: company.name }} refusal={actionData} />
}
