import { exportResponse } from '#app/kit/lists/export.server.ts'
import { amountCell, dayCell, type ExportColumn } from '#app/kit/lists/export.ts'
import { dayOf } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { exportLeads } from '../leads.server.ts'
import { leadWords } from '../leads.words.ts'
import type { LeadInFull } from '../lists.server.ts'
import { readLeadList } from './list-params.ts'
import { pageWords } from '../page/page.words.ts'
import { listWords } from './list.words.ts'
import type { Route } from './+types/export.route'

export function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = viewerIn(context)
  const locale = localeOf(url.pathname)
  const now = portal.clock.now()
  const { after: _from, ...filter } = readLeadList(url.searchParams, dayOf(now)).filter
  const rows = exportLeads(portal, viewer, filter)
  const file = { name: sayIn(listWords, locale)('file'), now }
  return exportResponse(url, file, columnsFor(locale, viewer.side === 'maker'), rows)
}

function columnsFor(locale: Locale, forStaff: boolean): ExportColumn<LeadInFull>[] {
  const say = sayIn(listWords, locale)
  const page = sayIn(pageWords, locale)
  const leads = sayIn(leadWords, locale)
  const company: ExportColumn<LeadInFull> = { label: say('company'), value: ({ companyName }) => companyName }
  return [
    { label: say('number'), value: ({ id }) => id },
    { label: say('name'), value: ({ name }) => name },
    ...(forStaff ? [company] : []),
    { label: say('email'), value: ({ email }) => email },
    { label: page('mobile_phone'), value: ({ mobilePhone }) => mobilePhone },
    { label: say('phone'), value: ({ phone }) => phone },
    { label: say('products'), value: ({ productsOfInterest }) => productsOfInterest.join(' ') },
    { label: say('status'), value: ({ stage }) => leads(`stage.${stage}`) },
    {
      label: say('amount'),
      value: ({ dealerAmount: minor, currency }) => (minor === null ? null : amountCell(locale, { minor, currency })),
    },
    { label: say('currency'), value: ({ dealerAmount, currency }) => (dealerAmount === null ? null : currency) },
    { label: page('created'), value: ({ createdAt }) => dayCell(createdAt) },
    { label: say('received'), value: ({ routedAt }) => dayCell(routedAt) },
    { label: say('clock'), value: ({ dueAt }) => dayCell(dueAt) },
    {
      label: say('reason'),
      value: ({ declineReason, lostReason }) =>
        (declineReason && leads(`decline.${declineReason}`)) ?? (lostReason && leads(`lost.${lostReason}`)),
    },
    { label: page('comment'), value: ({ reasonNote }) => reasonNote },
    { label: say('message'), value: ({ message }) => message },
  ]
}
