import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { companyGroup } from '#app/features/people/company/company.server.ts'
import { manages } from '#app/features/people/company/company.ts'
import { ShopList } from '../shops.list.tsx'
import { listShops } from '../shops.server.ts'
import { shopNotices } from '../shops.ts'
import { shopWords } from '../shops.words.ts'
import type { Route } from './+types/list.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = viewerIn(context)
  const { companyId, companyName } = companyGroup(viewer)
  return {
    shops: await listShops(context.get(portalContext), viewer, companyId),
    companyName,
    mayChange: manages(viewer, companyId),
    notice: noticeIn(url.searchParams, shopNotices)?.done,
  }
}

export default function Shops({ loaderData: { shops, companyName, mayChange, notice } }: Route.ComponentProps) {
  const say = useWords(shopWords)
  const prefix = localePrefix(useLocale())
  const linkTo = (id: number) => href('/:locale?/user/company/shops/:shop', { ...prefix, shop: String(id) })
  return (
    <div className="stack">
      <PageTitle title={say('shops')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader
        back={{ to: href('/:locale?/user/company', prefix), label: companyName }}
        title={say('shops')}
        actions={
          mayChange ? (
            <LinkButton variant="primary" to={href('/:locale?/user/company/shops/new', prefix)}>
              {say('new')}
            </LinkButton>
          ) : undefined
        }
      >
        {say('intro')}
      </PageHeader>
      <ShopList shops={shops} linkTo={mayChange ? linkTo : undefined} />
    </div>
  )
}
