import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import type { Endpoint } from '../webhooks.ts'
import { listEndpoints } from '../webhooks.server.ts'
import { webhookWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'
import { EventNames } from './event-names.tsx'
import { HealthDot } from './health-dot.tsx'
import { keeperIn } from './owner.server.ts'
import type { Route } from './+types/list.route'
import './page.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer, owner } = keeperIn(context, url)
  const endpoints = await listEndpoints(context.get(portalContext), viewer, owner)
  return { endpoints, owner, notice: noticeIn(url.searchParams, ['removed'])?.done }
}

/** All endpoints of one owner, with how each of them is. */
export default function Endpoints({ loaderData: { endpoints, owner, notice } }: Route.ComponentProps) {
  const say = useWords(webhookWords)
  const locale = useLocale()
  const pages = pagesOf(locale, owner)
  const back = { to: href('/:locale?/user/company', localePrefix(locale)), label: say('company') }
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader
        title={say('title')}
        {...(owner === null ? { eyebrow: say('console') } : { back })}
        actions={
          <>
            <LinkButton to={pages.events}>{say('docs')}</LinkButton>
            <LinkButton variant="primary" to={pages.new}>
              {say('new')}
            </LinkButton>
          </>
        }
      />
      <p className="muted">
        {say('intro')} {owner === null ? null : say('intro.own')}
      </p>
      <Card flush={endpoints.length > 0}>
        {endpoints.length > 0 ? (
          <Table
            caption={say('title')}
            columns={columnsFor(locale, pages.endpoint)}
            rows={endpoints}
            rowKey={({ id }) => id}
          />
        ) : (
          <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
        )}
      </Card>
    </div>
  )
}

function columnsFor(locale: Locale, pageOf: (id: number) => string): Column<Endpoint>[] {
  const say = sayIn(webhookWords, locale)
  return [
    {
      label: say('url'),
      look: 'main',
      render: ({ id, url, description }) => (
        <>
          <RowLink to={pageOf(id)}>{description || new URL(url).host}</RowLink>
          <span className="muted serial webhook-url">{url}</span>
        </>
      ),
    },
    { label: say('events'), extra: true, render: ({ events }) => <EventNames events={events} /> },
    { label: say('health'), render: (endpoint) => <HealthDot endpoint={endpoint} /> },
    {
      label: say('last-taken'),
      look: 'date',
      render: ({ takenAt }) => (takenAt ? formatDate(locale, takenAt, 'moment') : say('never')),
    },
  ]
}
