import { href, redirect } from 'react-router'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Problem } from '#app/kit/problem.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '../account/account.server.ts'
import { LicencePage } from './licence.page.tsx'
import { readLicence, requestModule } from './licence.server.ts'
import { isModule, noticeIn } from './licence.ts'
import type { Route } from './+types/page.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const licence = await readLicence(context.get(portalContext), viewerIn(context))
  return { licence, notice: noticeIn(url.searchParams) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const module = (await readFields(request)).get('module')
  if (!isModule(module)) throw new Problem('body-malformed')
  const isNew = await requestModule(portal, viewer, module)
  const page = href('/:locale?/license', localePrefix(localeOf(url.pathname)))
  return redirect(isNew ? `${page}?notice=requested` : page, 303)
}

export default function License({ loaderData: { licence, notice } }: Route.ComponentProps) {
  return <LicencePage licence={licence} notice={notice} />
}
