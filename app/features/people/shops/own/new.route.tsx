import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { companyGroup } from '#app/features/people/company/company.server.ts'
import { ShopPage } from '../shop-page.tsx'
import { beginShop } from '../shops.server.ts'
import { shopWords } from '../shops.words.ts'
import { newForms } from '../work.server.ts'
import { timeZones } from '../zones.server.ts'
import type { Route } from './+types/new.route'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer)
  const { country } = await beginShop(context.get(portalContext), viewer, companyId)
  return { country, submission: randomUUID(), timeZones }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer, 'manage')
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const prefix = localePrefix(locale)
  const page = href('/:locale?/user/company/shops', prefix)
  const pageOf = (id: number) => href('/:locale?/user/company/shops/:shop', { ...prefix, shop: String(id) })
  const work = { portal, viewer, locale, companyId, pageOf, fields: await readFields(request) }
  return answerForm(work, newForms, { page, notices: { save: 'added' } })
}

export default function NewShop({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(shopWords)
  const back = { to: href('/:locale?/user/company/shops', localePrefix(useLocale())), label: say('shops') }
  return <ShopPage {...loaderData} shop={undefined} back={back} refusal={actionData} />
}
