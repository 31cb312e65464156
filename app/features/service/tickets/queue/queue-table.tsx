import { href } from 'react-router'
import { countryName, isCountry } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { fileAddress } from '#app/features/content/attachments/attachments.ts'
import { type Column, type ColumnSort, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { listWords } from '../list/list.words.ts'
import { PresenceInRows, RowPresence } from '../presence/row-presence.tsx'
import { NextStep } from '../tickets.row.tsx'
import { StageStatus } from '../tickets.stage.tsx'
import type { NextStep as Next } from '../tickets.step.ts'
import type { TicketOrder } from '../tickets.ts'
import { writeSeen } from './bulk.ts'
import { ChooseAll } from './choose-all.tsx'
import { queueWords } from './queue.words.ts'
import { type QueueColumn, queueColumns, type QueueRow } from './rows.ts'

/** A row as the queue shows it, its subject in the reader's language already: the page carries nothing else along. */
type ShownRow = Pick<
  QueueRow,
  | 'id'
  | 'serialNumber'
  | 'companyName'
  | 'frameModel'
  | 'stage'
  | 'isAppealed'
  | 'promisedAt'
  | 'dueAt'
  | 'lastActivityAt'
  | 'country'
  | 'assigneeId'
  | 'assigneeName'
  | 'photo'
  | 'isUnread'
> & {
  subject: string
  next: Next | undefined
  language: Locale
  /** For how many days it has waited; 0: since today; none: it is closed. */
  waiting: number | undefined
}

type SortBy = (by: TicketOrder) => ColumnSort
type QueueTableProps = {
  caption: string
  rows: ShownRow[]
  sortBy: SortBy
  columns: readonly QueueColumn[]
  /** The numbers of those that were chosen when what was to be done to them was refused. */
  chosen: readonly string[]
}

export function QueueTable({ caption, rows, sortBy, columns, chosen }: QueueTableProps) {
  const locale = useLocale()
  const all = columnsFor(locale, sortBy)
  const [photo, number, ...others] = queueColumns.map((name) => (columns.includes(name) ? [all[name]] : []))
  const shown = [
    chooseColumn(locale, chosen),
    ...(photo ?? []),
    ...(number ?? []),
    subjectColumn(locale),
    ...others.flat(),
  ]
  return (
    <div className="queue-table">
      <PresenceInRows>
        <Table caption={caption} columns={shown} rows={rows} rowKey={({ id }) => id} />
      </PresenceInRows>
    </div>
  )
}

function chooseColumn(locale: Locale, chosen: readonly string[]): Column<ShownRow> {
  const say = sayIn(queueWords, locale)
  return {
    label: say('choose'),
    hideLabel: true,
    head: <ChooseAll />,
    render: ({ id, assigneeId }) => (
      <>
        <input
          type="checkbox"
          className="queue-choose"
          name="ticket"
          value={id}
          defaultChecked={chosen.includes(String(id))}
          aria-label={say('choose.of', { number: String(id) })}
        />
        <input type="hidden" name="seen" value={writeSeen(id, assigneeId)} />
      </>
    ),
  }
}

function subjectColumn(locale: Locale): Column<ShownRow> {
  const say = sayIn(listWords, locale)
  return {
    label: say('subject'),
    look: 'main',
    render: ({ id, subject, serialNumber, isUnread }) => (
      <>
        <RowPresence ticket={id} />
        <RowLink
          to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}
          title={`${subject} · ${serialNumber}`}
          mark={isUnread ? say('unread') : undefined}
        >
          {subject}
        </RowLink>
      </>
    ),
  }
}

function columnsFor(locale: Locale, sortBy: SortBy): Record<QueueColumn, Column<ShownRow>> {
  const say = sayIn(queueWords, locale)
  const label = (name: QueueColumn) => say(`column.${name}`)
  return {
    photo: { label: label('photo'), hideLabel: true, render: ({ photo }) => <Photo photo={photo} /> },
    number: {
      label: sayIn(listWords, locale)('number'),
      extra: true,
      look: 'number',
      sort: sortBy('number'),
      render: ({ id }) => String(id),
    },
    company: { label: label('company'), render: ({ companyName }) => <Name name={companyName} /> },
    model: { label: label('model'), extra: true, render: ({ frameModel }) => frameModel },
    country: {
      label: say('country'),
      extra: true,
      sort: sortBy('country'),
      render: ({ country, language }) => <Country country={country} language={language} />,
    },
    step: {
      label: label('step'),
      render: (row) => (row.next ? <NextStep next={row.next} /> : <StageStatus ticket={row} />),
    },
    stage: { label: label('stage'), extra: true, render: (row) => <StageStatus ticket={row} /> },
    waiting: {
      label: label('waiting'),
      extra: true,
      look: 'date',
      render: ({ waiting }) =>
        waiting !== undefined && (waiting === 0 ? say('today') : say('days', { count: waiting })),
    },
    assignee: {
      label: label('assignee'),
      extra: true,
      sort: sortBy('assignee'),
      labelled: true,
      render: ({ assigneeName }) => (assigneeName === null ? null : <Name name={assigneeName} />),
    },
    promised: {
      label: label('promised'),
      extra: true,
      look: 'date',
      sort: sortBy('promised'),
      // That it has passed is what the step says.
      render: ({ promisedAt, dueAt }) =>
        dueAt ? formatDate(locale, dueAt) : promisedAt && <span className="muted">{say('rests')}</span>,
    },
    activity: {
      label: label('activity'),
      extra: true,
      look: 'date',
      sort: sortBy('activity'),
      render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt),
    },
  }
}

/** In one line, however long: what is cut off is in its title. */
function Name({ name }: { name: string }) {
  return (
    <span className="queue-company" title={name}>
      {name}
    </span>
  )
}

/** Both in short, with their names in full as the title; the language is the one that is answered in. */
function Country({ country, language: code }: Pick<ShownRow, 'country' | 'language'>) {
  const locale = useLocale()
  const language = useWords(queueWords)(`language.${code}`)
  return (
    <span title={`${isCountry(country) ? countryName(locale, country) : country}, ${language}`}>
      {`${country} · ${code}`}
    </span>
  )
}

/** What it shows is in the subject; here it is what the eye finds a ticket again by. */
function Photo({ photo }: Pick<ShownRow, 'photo'>) {
  if (!photo) return null
  const { thumb } = fileAddress({ ...photo, kind: 'photo' })
  return thumb && <img className="queue-photo" src={thumb} alt="" loading="lazy" width={38} height={26} />
}
