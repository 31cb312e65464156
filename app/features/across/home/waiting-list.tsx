import { type Labels, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { href } from 'react-router'
import { StageStatus } from '#app/features/service/tickets/tickets.stage.tsx'
import { nextStepOf } from '#app/features/service/tickets/tickets.step.ts'
import { NextStep, SubjectText } from '#app/features/service/tickets/tickets.row.tsx'
import type { TicketRow } from '#app/features/service/tickets/tickets.ts'
import { subjectOf, stepWords } from '#app/features/service/tickets/tickets.words.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { homeWords } from './home.words.ts'
import { shownOf } from './shown-of.ts'

type WaitingListProps = {
  title: string
  rows: TicketRow[]
  /** How many there are in all: the list shows the first of them. */
  count: number
  today: string
  /** Rows lead to the console and name the customer. */
  inConsole?: boolean
  /** Where all of them are. */
  allTo: string
}

/** The tickets of the home: few columns, since each row leads to all the rest. */
export function WaitingList({ title, rows, count, today, inConsole = false, allTo }: WaitingListProps) {
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
        columns={columnsFor(locale, useLabels(), inConsole, rows, today)}
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
  rows: TicketRow[],
  today: string,
): Column<TicketRow>[] {
  const say = sayIn(homeWords, locale)
  const page = inConsole ? '/:locale?/console/tickets/:id' : '/:locale?/tickets/:id'
  const company: Column<TicketRow> = {
    label: say('company'),
    render: ({ companyName }) => companyName,
  }
  const promised: Column<TicketRow> = {
    label: say('promised'),
    look: 'date',
    render: ({ promisedAt }) => (promisedAt ? formatDay(locale, promisedAt) : null),
  }
  return [
    {
      label: say('subject'),
      look: 'main',
      render: (row) => (
        <Link
          className="row-link"
          to={href(page, { ...localePrefix(locale), id: String(row.id) })}
          title={subjectOf(locale, labels, row)}
        >
          <SubjectText subject={subjectOf(locale, labels, row)} serial={row.serialNumber} />
        </Link>
      ),
    },
    ...(inConsole ? [company] : []),
    {
      label: sayIn(stepWords, locale)('step'),
      render: (row) => <NextStep next={nextStepOf(inConsole ? 'maker' : 'company', row, today)} />,
    },
    {
      label: say('stage'),
      extra: true,
      render: ({ stage }) => <StageStatus stage={stage} />,
    },
    ...(rows.some(({ promisedAt }) => promisedAt) ? [promised] : []),
    {
      label: say('activity'),
      extra: true,
      look: 'date',
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  ]
}
