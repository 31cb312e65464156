import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { ExportLinks } from '#app/kit/lists/export-links.tsx'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
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

/** A drawing with its numbers folded below it, and the numbers as a file. */
export function FigureCard({ figure, report, view, notes = [], children }: FigureCardProps) {
  const say = useWords(reportWords)
  const locale = useLocale()
  const title = say(figure)
  return (
    <Card
      title={title}
      className={`figure figure-${figure}`}
      actions={
        <ExportLinks
          path={href('/:locale?/reports', localePrefix(locale))}
          search={reportSearch(view, figure)}
          of={title}
          small
        />
      }
    >
      <div className="figure-body">
        <div className="figure-drawing">{children}</div>
        <Fold title={say('numbers')} label={`${say('numbers')}${colon(locale)} ${title}`}>
          <Numbers title={title} table={latestFirst(figure, tableOf(locale, useLabels(), report, figure))} />
        </Fold>
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
