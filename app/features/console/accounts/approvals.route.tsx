import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/account/account.server.ts'
import { listWaiting, type WaitingRow } from '#app/features/contact/contact.staff.server.ts'
import { contactWords } from '#app/features/contact/contact.words.ts'
import { countryName } from '#app/features/coverage/coverage.countries.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { noticeIn } from './approval.ts'
import { approvalWords } from './approval.words.ts'
import type { Route } from './+types/approvals.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const wished = url.searchParams.get('after') ?? ''
  const after = /^\d{1,15}$/.test(wished) ? Number(wished) : 0
  const page = await listWaiting(context.get(portalContext), viewer, after)
  return { ...page, isFirst: after === 0, notice: noticeIn(url.searchParams) }
}

/** Who waits to be let in, whoever waits longest first. */
export default function Approvals({ loaderData }: Route.ComponentProps) {
  const { rows, hasMore, count, isFirst, notice } = loaderData
  const say = useWords(approvalWords)
  const locale = useLocale()
  const path = href('/:locale?/console/accounts', localePrefix(locale))
  const last = rows.at(-1)
  return (
    <div className="stack">
      <PageTitle title={say('list.title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader eyebrow={say('console')} title={say('list.title')}>
        {count > 0 ? say('list.count', { count }) : null}
      </PageHeader>
      {rows.length > 0 ? (
        <Table caption={say('list.title')} columns={columnsFor(locale)} rows={rows} rowKey={(row) => row.requestId} />
      ) : (
        <EmptyState title={say('list.empty')}>{say('list.empty.words')}</EmptyState>
      )}
      <Pager
        previousTo={isFirst ? undefined : path}
        nextTo={hasMore && last ? `${path}?after=${last.requestId}` : undefined}
      />
    </div>
  )
}

function columnsFor(locale: Locale): Column<WaitingRow>[] {
  const say = sayIn(approvalWords, locale)
  const contact = sayIn(contactWords, locale)
  return [
    {
      label: say('person'),
      look: 'name',
      render: ({ accountId, name, email }) => (
        <RowLink to={href('/:locale?/console/accounts/:id', { ...localePrefix(locale), id: String(accountId) })}>
          {name || email}
        </RowLink>
      ),
    },
    { label: say('email'), render: ({ email }) => <span className="approval-email">{email}</span> },
    { label: say('kind'), extra: true, render: ({ kind }) => contact(`kind.${kind}`) },
    { label: say('company'), render: ({ companyName }) => companyName },
    { label: say('country'), extra: true, render: ({ country }) => (country ? countryName(locale, country) : null) },
    { label: say('asked'), look: 'date', render: ({ askedAt }) => formatDate(locale, askedAt) },
  ]
}
