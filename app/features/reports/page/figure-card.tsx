import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { VisuallyHidden } from '#app/kit/ui/hidden.tsx'
import { colon } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Figure, type Report, reportSearch, type ReportView } from '../reports.ts'
import { reportWords } from '../reports.words.ts'
import { type FigureTable, tableOf, writeCell } from '../tables.ts'

type FigureCardProps = {
  figure: Figure
  report: Report
  view: ReportView
  notes?: readonly string[]
  /** The drawing. */
  children: ReactNode
}

/** A drawing with its numbers beside it, and the numbers as a file. */
export function FigureCard({ figure, report, view, notes = [], children }: FigureCardProps) {
  const say = useWords(reportWords)
  const lists = useWords(listsWords)
  const locale = useLocale()
  const title = say(figure)
  const to = href('/:locale?/reports/export.csv', localePrefix(locale)) + reportSearch(view, figure)
  return (
    <Card
      title={title}
      className={`figure figure-${figure}`}
      actions={
        <LinkButton to={to} reloadDocument size="small" variant="ghost" icon={<Download size={16} aria-hidden />}>
          {lists('export')}
          <VisuallyHidden>
            {colon(locale)} {title}
          </VisuallyHidden>
        </LinkButton>
      }
    >
      <div className="figure-body">
        <div className="figure-drawing">{children}</div>
        <Numbers title={title} table={latestFirst(figure, tableOf(locale, report, figure))} />
      </div>
      {notes.length > 0 && <p className="figure-note">{notes.join(' ')}</p>}
    </Card>
  )
}

/** As lists have it; the drawing goes on from left to right. */
function latestFirst(figure: Figure, { columns, rows }: FigureTable): FigureTable {
  return { columns, rows: figure === 'flow' || figure === 'deals' ? rows.toReversed() : rows }
}

function Numbers({ title, table: { columns, rows } }: { title: string; table: FigureTable }) {
  const locale = useLocale()
  const mayScroll = columns.length > 2
  return (
    // A wide one scrolls for itself: the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="figure-numbers" aria-label={title} tabIndex={mayScroll ? 0 : undefined}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={writeCell(locale, name)}>
              <th scope="row">{writeCell(locale, name)}</th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>{writeCell(locale, cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
