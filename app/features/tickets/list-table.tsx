import { RotateCw } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState, ErrorState } from '#app/kit/ui/empty-state.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { isFiltered, type ListRow, type ListView } from './list.ts'
import { pagesWords } from './pages.words.ts'
import { StageStatus } from './tickets.stage.tsx'
import { ticketWords } from './tickets.words.ts'

/** A count goes no further: beyond, it is written with a plus. */
const countMost = 1000

type TicketTableProps = { rows: ListRow[]; count: number; firstTo: string | undefined; nextTo: string | undefined }

export function TicketTable({ rows, count, firstTo, nextTo }: TicketTableProps) {
  const say = useWords(pagesWords)
  const counted = count > countMost ? say('count.many', { count: countMost }) : say('count', { count })
  return (
    <>
      <Table caption={say('list')} columns={columnsFor(useLocale())} rows={rows} rowKey={({ id }) => id} />
      <Pager
        nextTo={nextTo}
        count={
          firstTo ? (
            <>
              {counted} · <Link to={firstTo}>{say('first-page')}</Link>
            </>
          ) : (
            counted
          )
        }
      />
    </>
  )
}

function columnsFor(locale: Locale): Column<ListRow>[] {
  const say = sayIn(pagesWords, locale)
  const tickets = sayIn(ticketWords, locale)
  const prefix = localePrefix(locale)
  return [
    { label: say('number'), render: ({ id }) => String(id) },
    {
      label: say('subject'),
      look: 'main',
      render: ({ id, subject }) => (
        <RowLink to={href('/:locale?/tickets/:id', { ...prefix, id: String(id) })} className="cut" title={subject}>
          {subject}
        </RowLink>
      ),
    },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: say('stage'), render: ({ stage }) => <StageStatus stage={stage} /> },
    {
      label: say('turn'),
      render: ({ stage, awaiting }) => {
        if (stage === 'ticket_closed') return '–'
        return awaiting === 'dealer' ? <strong>{say('turn.you')}</strong> : tickets(`turn.${awaiting}`)
      },
    },
    { label: say('activity'), look: 'date', render: ({ lastActivityAt }) => formatDate(locale, lastActivityAt) },
  ]
}

/** No ticket at all, none that fits, or none left on the pages that follow. */
export function NothingFound({ path, view }: { path: string; view: ListView }) {
  const say = useWords(pagesWords)
  const newTicket = href('/:locale?/new-ticket', localePrefix(useLocale()))
  if (!isFiltered(view) && !view.isLater)
    return (
      <Card as="div">
        <EmptyState
          title={say('empty')}
          action={
            <LinkButton to={newTicket} variant="primary">
              {say('new')}
            </LinkButton>
          }
        >
          {say('empty.words')}
        </EmptyState>
      </Card>
    )
  return (
    <Card as="div">
      <EmptyState
        picture={<NoResultPicture />}
        title={view.q && !view.tooShort ? say('no-result.for', { query: view.q }) : say('no-result')}
        action={<LinkButton to={path}>{say('show-all')}</LinkButton>}
      >
        {say('no-result.words')}
      </EmptyState>
    </Card>
  )
}

export function ListError({ retryTo }: { retryTo: string }) {
  const say = useWords(pagesWords)
  return (
    <Card as="div">
      <ErrorState
        title={say('error')}
        action={
          // Loaded anew as a whole: whatever went wrong, nothing of it is left.
          <LinkButton to={retryTo} reloadDocument icon={<RotateCw size={16} aria-hidden />}>
            {say('retry')}
          </LinkButton>
        }
      >
        {say('error.words')}
      </ErrorState>
    </Card>
  )
}
