import { href } from 'react-router'
import { button, answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { publishForm } from '#app/kit/forms/publish-card.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { proseOf } from '#app/kit/markdown/markdown.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { stockOf } from '#app/features/trade/items/items.stock.server.ts'
import { findPackageForStaff, readDesk } from '../desk.server.ts'
import { discardDraft, end, publish } from '../drafts.server.ts'
import { endForm } from '../forms.ts'
import { pictureOf } from '../pictures.server.ts'
import { mayChange, mayPublish } from '../packages.ts'
import { DeskPage } from './desk-page.tsx'
import { choicesIn } from './form.server.ts'
import type { Route } from './+types/desk.route'
import '../packages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'publish' | 'end' | 'discard', Work> = {
  publish: form(publishForm, ({ portal, viewer, id }, { revision }) => publish(portal, viewer, id, Number(revision))),
  end: form(endForm, ({ portal, viewer, id }, { successor }) => end(portal, viewer, id, successor)),
  discard: button(async ({ portal, viewer, locale, id }) => {
    await discardDraft(portal, viewer, id)
    return { page: href('/:locale?/console/packages', localePrefix(locale)) }
  }),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const it = await findPackageForStaff(portal, viewer, idIn(params.id))
  const { bodies, ...facts } = it
  // A title may stand where there is no text yet.
  const language = languageAmong(bodies, locale)
  return {
    ...(await readDesk(portal, viewer, it, url.searchParams)),
    package: facts,
    language,
    prose: proseOf(bodies[language]),
    picture: await pictureOf(portal, it, locale),
    stock: await stockOf(
      portal,
      viewer,
      it.lines.map(({ itemNumber }) => itemNumber),
    ),
    checklist: choicesIn(portal, locale, it.checklist).checklists.find(({ code }) => code === it.checklist)?.name ?? '',
    mayChange: mayChange(viewer, it),
    mayPublish: mayPublish(viewer),
    notice: noticeIn(url.searchParams, ['save', 'publish', 'end']),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  await findPackageForStaff(portal, viewer, id)
  const page = href('/:locale?/console/packages/:id', { ...localePrefix(locale), id: params.id })
  return answerForm({ portal, viewer, locale, id, fields: await readFields(request) }, forms, { page })
}

/** After any refusal the page is read again: what was to take its place may be gone from the list. */
export function shouldRevalidate(): boolean {
  return true
}

export default function PackageDeskPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskPage key={loaderData.package.id} page={loaderData} refusal={actionData} />
}
