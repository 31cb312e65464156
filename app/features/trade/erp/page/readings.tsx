import { Card } from '#app/kit/ui/card.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Mark } from '../erp.ts'
import { erpWords } from './page.words.ts'

type Reading = Mark & { aside: number }

/** How far each kind has been read. */
export function Readings({ marks, now }: { marks: Reading[]; now: Date }) {
  const say = useWords(erpWords)
  const locale = useLocale()
  return (
    <Card title={say('readings')} flush>
      <Table caption={say('readings')} columns={columnsFor(locale, now)} rows={marks} rowKey={({ kind }) => kind} />
    </Card>
  )
}

function columnsFor(locale: Locale, now: Date): Column<Reading>[] {
  const say = sayIn(erpWords, locale)
  const moment = (at: Date | null) => at && formatDate(locale, at, 'moment')
  return [
    { label: say('what'), look: 'main', render: ({ kind }) => say(`kind.${kind}`) },
    { label: say('state'), render: (mark) => <State mark={mark} /> },
    { label: say('read-at'), look: 'date', labelled: true, render: ({ readAt }) => moment(readAt) },
    {
      label: say('lag'),
      look: 'number',
      labelled: true,
      render: ({ readAt }) =>
        readAt && formatNumber(locale, Math.max(Math.floor((now.getTime() - readAt.getTime()) / 60_000), 0)),
    },
    {
      label: say('changed-up-to'),
      look: 'date',
      labelled: true,
      extra: true,
      render: ({ changedUpTo }) => moment(changedUpTo),
    },
    { label: say('aside'), look: 'number', labelled: true, render: ({ aside }) => formatNumber(locale, aside) },
  ]
}

function State({ mark }: { mark: Reading }) {
  const say = useWords(erpWords)
  const locale = useLocale()
  const { failedAt, failure, failureDetail, readAt } = mark
  if (!failedAt || !failure)
    return readAt ? (
      <StatusDot tone="green">{say('state.well')}</StatusDot>
    ) : (
      <StatusDot tone="hollow">{say('state.waiting')}</StatusDot>
    )
  return (
    <>
      <StatusDot tone="red">{say('state.failed')}</StatusDot>
      <span className="erp-aside">{say(`failure.${failure}`)}</span>
      <span className="erp-aside">{say('since', { at: formatDate(locale, failedAt, 'moment') })}</span>
      {failureDetail === '' ? null : (
        <span className="erp-aside serial" lang="en">
          {failureDetail}
        </span>
      )}
    </>
  )
}
