import { useEffect } from 'react'
import { href, useLocation } from 'react-router'
import { countText } from '#app/kit/lists/lists.ts'
import { Link } from '#app/kit/ui/link.tsx'
import { Badge } from '#app/kit/ui/status.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { LeadStage } from '../leads.ts'
import { LeadStatusDot } from '../status.tsx'
import { leadListSearch } from '../list/list-params.ts'
import { NoLeads } from '../list/lead-list.tsx'
import type { Columns } from '../list/list-data.ts'
import { listWords } from '../list/list.words.ts'
import { cardId, LeadCard } from './card.tsx'
import { type Dragging, useDragging } from './use-dragging.ts'
import './board.css'

type BoardProps = { columns: Columns; may: { work: boolean; route: boolean }; moved: string | undefined }

/** What ends a lead stands in a row of its own, below. */
const ends: readonly LeadStage[] = ['won', 'lost', 'declined']

/** A column for each stage; what a mouse can drag, the form of each card does as well. */
export function Board({ columns, may, moved }: BoardProps) {
  const dragging = useDragging()
  useMoved(moved)
  if (columns.every(({ count }) => count === 0)) return <NoLeads forStaff={may.route} />
  const drawn = (wanted: boolean) =>
    columns
      .filter(({ stage }) => ends.includes(stage) === wanted)
      .map((column) => <BoardColumn key={column.stage} column={column} may={may} dragging={dragging} />)
  return (
    <div className="board">
      <ColumnPicker columns={columns} />
      <div className="board-row">{drawn(false)}</div>
      <div className="board-row board-ends">{drawn(true)}</div>
    </div>
  )
}

/** From the card that was moved the keyboard goes on. */
function useMoved(lead: string | undefined) {
  const { key } = useLocation()
  // One for each move: the same card may be moved on.
  const arrival = lead === undefined ? undefined : `${key} ${cardId(lead)}`
  useEffect(() => {
    const [, id = ''] = arrival?.split(' ') ?? []
    document.getElementById(id)?.focus()
  }, [arrival])
}

/** On a phone the columns stand below each other: this leads to each. */
function ColumnPicker({ columns }: { columns: Columns }) {
  const say = useWords(listWords)
  const locale = useLocale()
  return (
    <nav className="board-picker" aria-label={say('columns')}>
      {columns.map(({ stage, count }) => (
        <a key={stage} href={`#column-${stage}`}>
          <LeadStatusDot stage={stage} /> <Badge>{countText(locale, count)}</Badge>
        </a>
      ))}
    </nav>
  )
}

type ColumnProps = { column: Columns[number]; may: BoardProps['may']; dragging: Dragging }

function BoardColumn({ column: { stage, count, leads }, may, dragging }: ColumnProps) {
  const say = useWords(listWords)
  const locale = useLocale()
  const rest = href('/:locale?/leads', localePrefix(locale)) + leadListSearch({ status: stage })
  const id = `column-${stage}`
  return (
    <section id={id} className="board-column" aria-labelledby={`${id}-title`} {...(may.work && dragging.over(stage))}>
      <header>
        <h2 id={`${id}-title`}>
          <LeadStatusDot stage={stage} />
        </h2>
        <Badge>{countText(locale, count)}</Badge>
      </header>
      {leads.length === 0 ? (
        <p className="board-none">{say('empty.column')}</p>
      ) : (
        <ul className="board-cards">
          {leads.map((lead) => (
            <LeadCard key={lead.id} lead={lead} may={may} dragging={dragging} />
          ))}
        </ul>
      )}
      {count > leads.length ? (
        <Link className="board-rest" to={rest}>
          {say('rest', { count: countText(locale, count) })}
        </Link>
      ) : null}
    </section>
  )
}
