import { Card } from '#app/kit/ui/card.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { raceGeometry, type RaceSize, raceSizes } from '#app/features/bicycles/bicycle/bicycle.ts'
import { geometryRows, leastInseam, type GeometryRow } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'

/** The sizes side by side, so that a phone holds all of them. */
export function GeometryTable({ proposed }: { proposed: readonly RaceSize[] }) {
  const locale = useLocale()
  const say = useWords(sizeWords)
  const look = (size: RaceSize) => (proposed.includes(size) ? 'size-number size-proposed' : 'size-number')
  return (
    <Card title={say('table')}>
      <div className="stack-small">
        <table className="size-figures size-geometry">
          <caption className="visually-hidden">{say('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('table.size')}</th>
              {raceSizes.map((size) => (
                <th key={size} scope="col" className={look(size)}>
                  {size}
                  {proposed.includes(size) && <span className="visually-hidden"> ({say('table.proposed')})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {geometryRows.map((row) => (
              <tr key={row}>
                <th scope="row">{say(`table.${row}`)}</th>
                {raceSizes.map((size) => (
                  <td key={size} className={look(size)}>
                    {formatNumber(locale, valueOf(row, size))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="field-hint">{say('table.unit')}</p>
      </div>
    </Card>
  )
}

function valueOf(row: GeometryRow, size: RaceSize): number {
  return row === 'least' ? leastInseam(size) : raceGeometry(size)[row]
}
