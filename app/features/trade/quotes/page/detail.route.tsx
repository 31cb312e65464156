import { href } from 'react-router'
import { form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { answerWithFiles } from '#app/features/content/attachments/attachments.forms.server.ts'
import { removalForm } from '#app/features/content/attachments/attachments.forms.ts'
import { stockOf } from '#app/features/trade/items/items.stock.server.ts'
import { decisionForm, filesForm, messageForm, statusForm, withdrawalForm } from '../quotes.forms.ts'
import { decideQuote, readQuote, requireQuote, writeMessage } from '../quotes.server.ts'
import { addFiles, moveStatus, removeFile, withdrawQuote } from '../quotes.staff.server.ts'
import { daysLeft, standingOf } from '../quotes.ts'
import { DetailPage } from './detail-page.tsx'
import { anchors, beforeIn, idIn, type Intent, notices } from './actions.ts'
import type { Route } from './+types/detail.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const { quote, ...page } = await readQuote(portal, viewer, idIn(params.id), beforeIn(url.searchParams))
  const today = dayOf(portal.clock.now())
  const standing = standingOf(quote, today)
  const stock = await stockOf(portal, viewer, standing === 'pending' ? page.lines.map((line) => line.itemNumber) : [])
  const { status, companyId, companyName, ...shown } = quote
  return {
    ...page,
    stock,
    quote: { ...shown, standing, daysLeft: daysLeft(quote, today) },
    // Where it stands in the maker's house is said within it only.
    forStaff: viewer.side === 'maker' ? { status, companyId, companyName } : undefined,
    notice: noticeIn(url.searchParams, notices),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const id = idIn(params.id)
  await requireQuote(portal, viewer, id)
  const locale = localeOf(url.pathname)
  const page = href('/:locale?/quotes/:id', { ...localePrefix(locale), id: params.id })
  return answerWithFiles(request, { portal, viewer, locale, id }, forms, { page, anchors, otherwise: 'message' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function QuoteDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.quote.id} page={loaderData} refusal={actionData} />
}

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

const forms: Forms<Intent, Work> = {
  decide: form(decisionForm, async ({ portal, viewer, id }, value) => {
    await decideQuote(portal, viewer, id, value)
    return { notice: value.decision }
  }),
  message: form(messageForm, ({ portal, viewer, id }, value) => writeMessage(portal, viewer, id, value)),
  status: form(statusForm, ({ portal, viewer, id }, value) => moveStatus(portal, viewer, id, value)),
  files: form(filesForm, ({ portal, viewer, id }, value) => addFiles(portal, viewer, id, value), { withFiles: true }),
  'remove-file': form(removalForm, ({ portal, viewer, id }, { file }) => removeFile(portal, viewer, id, file)),
  withdraw: form(withdrawalForm, ({ portal, viewer, id }, value) => withdrawQuote(portal, viewer, id, value)),
}
