import { href } from 'react-router'
import { type Labels, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { Alert } from '#app/kit/ui/alert.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { listSignals } from '../signals.server.ts'
import type { Signal } from '../signals.ts'
import { cellText, formatTenths, timesText } from '../signals.words.ts'
import { StateDot } from '../state-dot.tsx'
import { overviewWords } from './overview.words.ts'
import type { Route } from './+types/overview.route'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const read = await listSignals(context.get(portalContext), viewer)
  return { ...read, maySet: viewer.role === 'admin' }
}

/** What stands open, the strongest first, and what came of those before. */
export default function Signals({ loaderData: { open, closed, looked, isOn, maySet } }: Route.ComponentProps) {
  const say = useWords(overviewWords)
  const locale = useLocale()
  const labels = useLabels()
  const settings = (
    <LinkButton to={href('/:locale?/console/signals/settings', localePrefix(locale))}>{say('settings')}</LinkButton>
  )
  const lookedAt = looked?.endedAt
    ? say('looked', { moment: formatDate(locale, looked.endedAt, 'moment'), count: looked.claims })
    : say('looked.never')
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={maySet ? settings : null}>
        {isOn ? lookedAt : null}
      </PageHeader>
      <p className="muted">{say('intro')}</p>
      {isOn ? null : <Alert title={say('off')} />}
      {open.length > 0 ? (
        <Card title={say('open')} flush>
          <Table
            caption={say('open')}
            columns={columnsFor(locale, labels, 'open')}
            rows={open}
            rowKey={({ id }) => id}
          />
        </Card>
      ) : (
        <Card>
          <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
        </Card>
      )}
      {closed.length > 0 ? (
        <Card title={say('closed')} flush>
          <Table
            caption={say('closed')}
            columns={columnsFor(locale, labels, 'closed')}
            rows={closed}
            rowKey={({ id }) => id}
          />
        </Card>
      ) : null}
    </div>
  )
}

function columnsFor(locale: Locale, labels: Labels, which: 'open' | 'closed'): Column<Signal>[] {
  const say = sayIn(overviewWords, locale)
  const end: Column<Signal> =
    which === 'open'
      ? { label: say('found'), look: 'date', extra: true, render: ({ foundAt }) => formatDate(locale, foundAt) }
      : {
          label: say('closed.at'),
          look: 'date',
          render: ({ closedAt }) => (closedAt ? formatDate(locale, closedAt) : '–'),
        }
  return [
    {
      label: say('what'),
      look: 'main',
      render: (signal) => (
        <RowLink to={href('/:locale?/console/signals/:id', { ...localePrefix(locale), id: String(signal.id) })}>
          {cellText(locale, labels, signal)}
        </RowLink>
      ),
    },
    {
      label: say('observed'),
      look: 'number',
      labelled: true,
      render: ({ observed }) => formatNumber(locale, observed),
    },
    {
      label: say('expected'),
      look: 'number',
      labelled: true,
      render: ({ expected }) => formatTenths(locale, expected),
    },
    { label: say('times'), render: (signal) => timesText(locale, signal) },
    { label: say('since'), look: 'date', render: ({ since }) => formatDay(locale, since) },
    end,
    { label: say('state'), render: (signal) => <StateDot signal={signal} /> },
  ]
}
