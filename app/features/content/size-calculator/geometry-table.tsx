import { Card } from '#app/kit/ui/card.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { FrameSize } from '#app/catalogue/catalogue.ts'
import { geometryRows, type GeometryRow, leastInseam, type Sizes } from './size-calculator.ts'
import { sizeWords } from './size-calculator.words.ts'

/** The sizes side by side, so that a phone holds all of them. */
export function GeometryTable({ sizes, proposed }: { sizes: Sizes; proposed: readonly FrameSize[] }) {
  const locale = useLocale()
  const say = useWords(sizeWords)
  const look = (size: FrameSize) => (proposed.includes(size) ? 'size-number size-proposed' : 'size-number')
  return (
    <Card title={say('table')}>
      <div className="stack-small">
        <table className="size-figures size-geometry">
          <caption className="visually-hidden">{say('table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('table.size')}</th>
              {sizes.map((size) => (
                <th key={size.size} scope="col" className={look(size)}>
                  {size.size}
                  {proposed.includes(size) && <span className="visually-hidden"> ({say('table.proposed')})</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {geometryRows.map((row) => (
              <tr key={row}>
                <th scope="row">{say(`table.${row}`)}</th>
                {sizes.map((size) => (
                  <td key={size.size} className={look(size)}>
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

function valueOf(row: GeometryRow, size: FrameSize): number {
  return row === 'least' ? leastInseam(size) : size[row]
}
