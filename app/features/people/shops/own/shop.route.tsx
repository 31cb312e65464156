import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { hasModule } from '#app/features/people/account/account.ts'
import { companyGroup } from '#app/features/people/company/company.server.ts'
import { ShopPage } from '../shop-page.tsx'
import { readShop, shopVersion } from '../shops.server.ts'
import { shopNotices } from '../shops.ts'
import { shopWords } from '../shops.words.ts'
import { noticeOf, shopForms } from '../work.server.ts'
import { timeZones } from '../zones.server.ts'
import type { Route } from './+types/shop.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer)
  const shop = await readShop(context.get(portalContext), viewer, companyId, idIn(params.shop))
  const notice = noticeIn(url.searchParams, shopNotices)?.done
  const takes = hasModule(viewer, 'appointments')
  return { shop, version: shopVersion(shop), submission: randomUUID(), timeZones, notice, takes }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = viewerIn(context)
  const { companyId } = companyGroup(viewer, 'manage')
  const [portal, locale, shopId] = [context.get(portalContext), localeOf(url.pathname), idIn(params.shop)]
  const prefix = localePrefix(locale)
  const work = { portal, viewer, locale, companyId, shopId, fields: await readFields(request) }
  return answerForm(work, shopForms, {
    page: ({ intent }) =>
      intent === 'remove'
        ? href('/:locale?/user/company/shops', prefix)
        : href('/:locale?/user/company/shops/:shop', { ...prefix, shop: params.shop }),
    notices: noticeOf,
  })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function OwnShop({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(shopWords)
  const prefix = localePrefix(useLocale())
  const back = { to: href('/:locale?/user/company/shops', prefix), label: say('shops') }
  const { takes, ...page } = loaderData
  const shop = String(page.shop.id)
  return (
    <ShopPage
      {...page}
      mayMove={takes}
      back={back}
      refusal={actionData}
      actions={
        takes ? (
          <LinkButton to={href('/:locale?/user/company/shops/:shop/appointments', { ...prefix, shop })}>
            {say('appointments')}
          </LinkButton>
        ) : undefined
      }
    />
  )
}
