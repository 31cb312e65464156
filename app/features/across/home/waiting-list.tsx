import { type Labels, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { href } from 'react-router'
import { StageStatus } from '#app/features/service/tickets/tickets.stage.tsx'
import { nextStepOf } from '#app/features/service/tickets/tickets.step.ts'
import { NextStep, SubjectText } from '#app/features/service/tickets/tickets.row.tsx'
import type { ListedTicket } from '#app/features/service/tickets/tickets.ts'
import { subjectOf, stepWords } from '#app/features/service/tickets/tickets.words.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { homeWords } from './home.words.ts'
import { shownOf } from './shown-of.ts'

type WaitingListProps = {
  title: string
  rows: ListedTicket[]
  /** How many there are in all: the list shows the first of them. */
  count: number
  now: Date
  /** Rows lead to the console and name the customer. */
  inConsole?: boolean
  /** Where all of them are. */
  allTo: string
}

/** The tickets of the home: few columns, since each row leads to all the rest. */
export function WaitingList({ title, rows, count, now, inConsole = false, allTo }: WaitingListProps) {
  const locale = useLocale()
  const say = sayIn(homeWords, locale)
  return (
    <section className="stack-small">
      <div className="waiting-head">
        <h2>
          {title} <span className="muted">{shownOf(locale, rows.length, count)}</span>
        </h2>
        {count > rows.length ? <Link to={allTo}>{say('more')}</Link> : null}
      </div>
      <Table
        caption={title}
        columns={columnsFor(locale, useLabels(), inConsole, rows, now)}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </section>
  )
}

function columnsFor(
  locale: Locale,
  labels: Labels,
  inConsole: boolean,
  rows: ListedTicket[],
  now: Date,
): Column<ListedTicket>[] {
  const say = sayIn(homeWords, locale)
  const page = inConsole ? '/:locale?/console/tickets/:id' : '/:locale?/tickets/:id'
  const company: Column<ListedTicket> = {
    label: say('company'),
    look: 'company',
    render: ({ companyName }) => companyName,
  }
  const promised: Column<ListedTicket> = {
    label: say('promised'),
    look: 'date',
    render: ({ dueAt }) => (dueAt ? formatDate(locale, dueAt) : null),
  }
  return [
    {
      label: say('subject'),
      look: 'main',
      render: (row) => (
        <RowLink
          to={href(page, { ...localePrefix(locale), id: String(row.id) })}
          mark={row.isUnread ? say('unread') : undefined}
          title={subjectOf(locale, labels, row)}
        >
          <SubjectText subject={subjectOf(locale, labels, row)} serial={row.serialNumber} />
        </RowLink>
      ),
    },
    ...(inConsole ? [company] : []),
    {
      label: sayIn(stepWords, locale)('step'),
      render: (row) => <NextStep next={nextStepOf(inConsole ? 'maker' : 'company', row, now)} />,
    },
    {
      label: say('stage'),
      extra: true,
      render: (row) => <StageStatus ticket={row} />,
    },
    ...(rows.some(({ dueAt }) => dueAt) ? [promised] : []),
    {
      label: say('activity'),
      extra: true,
      look: 'date',
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  ]
}
