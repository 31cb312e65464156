import { href } from 'react-router'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, type ColumnSort, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { AnswerOrder } from '../bands.ts'
import type { ListedAnswer } from '../lists.server.ts'
import { subjectText } from '../subject.ts'
import { highestOf, type Subject } from '../surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { listWords } from './list.words.ts'

export type AnswerRow = Pick<
  ListedAnswer,
  'id' | 'score' | 'scale' | 'family' | 'dealerName' | 'answeredAt' | 'toCall' | keyof Subject
> & {
  /** What was written, as text. */
  said: string
  /** To staff alone. */
  personName: string | undefined
}

type SortBy = (by: AnswerOrder) => ColumnSort
type TableProps = { caption: string; rows: AnswerRow[]; isStaff: boolean; sortBy: SortBy }

export function AnswerTable({ caption, rows, isStaff, sortBy }: TableProps) {
  const columns = columnsFor(useLocale(), isStaff, sortBy)
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function columnsFor(locale: Locale, isStaff: boolean, sortBy: SortBy): Column<AnswerRow>[] {
  const say = sayIn(listWords, locale)
  const words = sayIn(surveyWords, locale)
  const staff: Column<AnswerRow>[] = [
    { label: say('person'), labelled: true, render: ({ personName }) => personName },
    { label: say('dealer'), labelled: true, extra: true, render: ({ dealerName }) => dealerName },
  ]
  return [
    { label: say('about'), look: 'name', render: (row) => <About row={row} isStaff={isStaff} /> },
    {
      label: say('score'),
      look: 'number',
      sort: sortBy('score'),
      labelled: true,
      render: ({ score, scale }) => words('score.of', { score: String(score), of: String(highestOf(scale)) }),
    },
    { label: say('said'), look: 'main', render: ({ said }) => <span className="survey-text">{said}</span> },
    ...(isStaff ? staff : []),
    { label: say('model'), extra: true, labelled: true, render: ({ family }) => family },
    {
      label: say('date'),
      look: 'date',
      sort: sortBy('answered'),
      render: ({ answeredAt }) => formatDate(locale, answeredAt),
    },
    // The maker's people call: a dealer has neither the number nor a way to say that it was done.
    ...(isStaff ? [{ label: say('to-call'), render: (row) => <ToCall row={row} /> } satisfies Column<AnswerRow>] : []),
  ]
}

type PartProps = { row: AnswerRow; isStaff: boolean }

/** With a link where its reader has a page of it: a dealer has not that of a rider's bicycle. */
function About({ row, isStaff }: PartProps) {
  const locale = useLocale()
  const prefix = localePrefix(locale)
  const text = subjectText(locale, row)
  const { ticketId, appointmentId } = row
  if (ticketId !== null) {
    const id = String(ticketId)
    const to = isStaff
      ? href('/:locale?/console/tickets/:id', { ...prefix, id })
      : href('/:locale?/tickets/:id', { ...prefix, id })
    return <Link to={to}>{text}</Link>
  }
  if (appointmentId !== null)
    return <Link to={href('/:locale?/appointments/:id', { ...prefix, id: String(appointmentId) })}>{text}</Link>
  return <span>{text}</span>
}

function ToCall({ row: { id, toCall } }: Pick<PartProps, 'row'>) {
  const locale = useLocale()
  const text = sayIn(listWords, locale)('to-call')
  if (!toCall) return null
  return (
    <Link to={href('/:locale?/console/surveys/tasks/:id', { ...localePrefix(locale), id: String(id) })}>{text}</Link>
  )
}
