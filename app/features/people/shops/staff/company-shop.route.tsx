import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { companyFor } from '#app/features/people/company/company.server.ts'
import { ShopPage } from '../shop-page.tsx'
import { readShop, shopVersion } from '../shops.server.ts'
import { shopNotices } from '../shops.ts'
import { noticeOf, shopForms } from '../work.server.ts'
import { timeZones } from '../zones.server.ts'
import type { Route } from './+types/company-shop.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), requireAdmin(viewerIn(context))]
  const { id, name } = await companyFor(portal, viewer, idIn(params.id))
  const shop = await readShop(portal, viewer, id, idIn(params.shop))
  const notice = noticeIn(url.searchParams, shopNotices)?.done
  return { company: { id, name }, shop, version: shopVersion(shop), submission: randomUUID(), timeZones, notice }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const { id, shop } = params
  const prefix = localePrefix(locale)
  const fields = await readFields(request)
  const work = { portal, viewer, locale, companyId: idIn(id), shopId: idIn(shop), fields }
  return answerForm(work, shopForms, {
    page: ({ intent }) =>
      intent === 'remove'
        ? href('/:locale?/console/companies/:id', { ...prefix, id })
        : href('/:locale?/console/companies/:id/shops/:shop', { ...prefix, id, shop }),
    notices: noticeOf,
  })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function CompanyShop({ loaderData: { company, ...page }, actionData }: Route.ComponentProps) {
  const to = href('/:locale?/console/companies/:id', { ...localePrefix(useLocale()), id: String(company.id) })
  return <ShopPage {...page} back={{ to, label: company.name }} refusal={actionData} />
}
