import { href } from 'react-router'
import { StageStatus } from '../tickets/tickets.stage.tsx'
import { SubjectText } from '../tickets/tickets.subject.tsx'
import type { TicketRow } from '../tickets/tickets.ts'
import { subjectOf } from '../tickets/tickets.words.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { homeWords } from './home.words.ts'

type WaitingListProps = {
  title: string
  rows: TicketRow[]
  /** Rows lead to the console and name the customer. */
  inConsole?: boolean
  /** Where the rest is, when there is more. */
  allTo?: string | undefined
}

/** The tickets of the home: few columns, since each row leads to all the rest. */
export function WaitingList({ title, rows, inConsole = false, allTo }: WaitingListProps) {
  const locale = useLocale()
  return (
    <section className="stack-small">
      <div className="waiting-head">
        <h2>{title}</h2>
        {allTo ? <Link to={allTo}>{sayIn(homeWords, locale)('more')}</Link> : null}
      </div>
      <Table caption={title} columns={columnsFor(locale, inConsole, rows)} rows={rows} rowKey={({ id }) => id} />
    </section>
  )
}

function columnsFor(locale: Locale, inConsole: boolean, rows: TicketRow[]): Column<TicketRow>[] {
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
          title={subjectOf(locale, row)}
        >
          <SubjectText subject={subjectOf(locale, row)} serial={row.serialNumber} />
        </Link>
      ),
    },
    ...(inConsole ? [company] : []),
    {
      label: say('stage'),
      render: ({ stage }) => <StageStatus stage={stage} />,
    },
    ...(rows.some(({ promisedAt }) => promisedAt) ? [promised] : []),
    {
      label: say('activity'),
      look: 'date',
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  ]
}
