import { href } from 'react-router'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, maybeId, newUuid } from '#app/kit/http/ids.ts'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { stockOf } from '#app/features/trade/items/items.stock.server.ts'
import { offerForm, shopOfferForm, stopAtForm } from '../forms.ts'
import { askForPackage, askFormFor, findPackage, readPackage } from '../packages.server.ts'
import { pictureOf } from '../pictures.server.ts'
import { offerService, stopService } from '../packages.services.server.ts'
import { PackagePage } from './package-page.tsx'
import type { Route } from './+types/page.route'
import '../packages.css'

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

const forms: Forms<'ask' | 'offer' | 'offer-at' | 'stop' | 'stop-at', Work> = {
  ask: form(
    ({ portal, viewer, id }) => askFormFor(portal, viewer, id),
    ({ portal, viewer, id, locale }, value) => askForPackage(portal, viewer, id, value, locale),
  ),
  offer: form(
    ({ locale }) => offerForm(locale),
    ({ portal, viewer, id, locale }, value) => offerService(portal, viewer, id, value, locale),
  ),
  'offer-at': form(
    ({ locale }) => shopOfferForm(locale),
    ({ portal, viewer, id, locale }, { shop, ...offer }) =>
      offerService(portal, viewer, id, { ...offer, shop: Number(shop) }, locale),
  ),
  stop: button(({ portal, viewer, id }) => stopService(portal, viewer, id)),
  'stop-at': form(stopAtForm, ({ portal, viewer, id }, { shop }) => stopService(portal, viewer, id, Number(shop))),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const { package: it, ...rest } = await readPackage(portal, viewer, idIn(params.id))
  const { id, kind, state, titles, bodies, families, lines, minutes, books, validUntil, successor } = it
  const language = languageAmong(bodies, locale)
  const checklist = portal.catalogues.current().checklists.find(({ code }) => code === it.checklist)
  return {
    ...rest,
    package: { id, kind, state, titles, families, lines, minutes, books, validUntil, successor },
    checklist: checklist?.name,
    language,
    prose: proseOf(bodies[language]),
    picture: await pictureOf(portal, it, locale),
    stock: await stockOf(portal, viewer, rest.isOffered ? lines.map(({ itemNumber }) => itemNumber) : []),
    isStaff: viewer.side === 'maker',
    worksAtDesk: viewer.side === 'company' && viewer.role !== 'customer',
    // From a bicycle's page: it is the one that is booked for.
    product: maybeId(url.searchParams.get('product')),
    submission: newUuid(),
    notice: noticeIn(url.searchParams, ['ask', 'offer', 'stop', 'stop-at']),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), viewerIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  await findPackage(portal, viewer, id)
  const page = href('/:locale?/packages/:id', { ...localePrefix(locale), id: params.id })
  return answerForm({ portal, viewer, locale, id, fields: await readFields(request) }, forms, {
    page,
    notices: { 'offer-at': 'offer' },
  })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Package({ loaderData, actionData }: Route.ComponentProps) {
  return <PackagePage key={loaderData.package.id} page={loaderData} refusal={actionData} />
}
