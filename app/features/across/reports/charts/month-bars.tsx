import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { shortMonth } from '../months.ts'
import { share, ticksTo } from '#app/kit/charts/scale.ts'

type Series = { label: string; values: readonly number[] }
type MonthBarsProps = {
  /** What the drawing shows, for anyone who cannot see it; the table beside it has the numbers. */
  sentence: string
  months: readonly string[]
  series: readonly [Series] | readonly [Series, Series]
  /** The same months a year earlier: a mark over the bars of each. */
  before?: Series | undefined
}

const plot = 240
const top = 12
const height = top + plot + 40

/** Bars side by side, month by month: heights in pixels, widths by the room there is. */
export function MonthBars({ sentence, months, series, before }: MonthBarsProps) {
  const locale = useLocale()
  const drawn = before ? [...series, before] : series
  const ticks = ticksTo(Math.max(...drawn.flatMap(({ values }) => values)))
  const most = ticks.at(-1) ?? 1
  const yOf = (value: number) => Math.round((top + plot - (value / most) * plot) * 10) / 10
  const spoken = { role: 'img', 'aria-label': sentence }
  return (
    <figure className="chart">
      <Legend labels={series.map(({ label }) => label)} before={before?.label} />
      <svg className="chart-months" {...spoken} height={height}>
        {ticks.map((tick) => (
          <g key={tick} className="chart-tick">
            <line x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
            <text x="-8" y={yOf(tick) + 4}>
              {formatNumber(locale, tick)}
            </text>
          </g>
        ))}
        {series.map(({ label, values }, of) => (
          <Bars key={label} values={values} of={of} among={series.length} yOf={yOf} />
        ))}
        {before && <Marks values={before.values} yOf={yOf} />}
        {months.map((month, at) => (
          <MonthLabel key={month} month={month} at={at} count={months.length} />
        ))}
      </svg>
    </figure>
  )
}

type BarsProps = { values: readonly number[]; of: number; among: number; yOf: (value: number) => number }

function Bars({ values, of, among, yOf }: BarsProps) {
  const slot = 1 / values.length
  const width = (slot * 0.64) / among
  return values.map((value, at) => {
    if (value <= 0) return null
    const x = slot * (at + 0.18) + width * of
    const y = yOf(value)
    return (
      <rect
        key={`${at} ${value}`}
        className={`chart-bar-${of}`}
        x={share(x, 1)}
        width={share(width * 0.94, 1)}
        y={y}
        height={top + plot - y}
      />
    )
  })
}

function Marks({ values, yOf }: Pick<BarsProps, 'values' | 'yOf'>) {
  return values.map((value, at) => {
    if (value <= 0) return null
    const [from, to] = [share(at + 0.12, values.length), share(at + 0.86, values.length)]
    return <line key={`${at} ${value}`} className="chart-before" x1={from} x2={to} y1={yOf(value)} y2={yOf(value)} />
  })
}

/** Where there is little room only some of them are named, the latest always; a year stands at its January. */
function MonthLabel({ month, at, count }: { month: string; at: number; count: number }) {
  const locale = useLocale()
  const back = count - 1 - at
  const rank = back % (count > 12 ? 4 : 3) === 0 ? 'major' : back % 2 === 0 || count <= 12 ? 'middle' : 'minor'
  const x = share(at + 0.5, count)
  return (
    <g className={`chart-month chart-month-${count <= 6 ? 'major' : rank}`}>
      <text x={x} y={top + plot + 18}>
        {shortMonth(locale, month)}
      </text>
      <text x={x} y={top + plot + 34} className="chart-year">
        {at === 0 || month.endsWith('-01') || back === 0 ? month.slice(0, 4) : ''}
      </text>
    </g>
  )
}

function Legend({ labels, before }: { labels: readonly string[]; before: string | undefined }) {
  return (
    <figcaption className="chart-legend">
      {labels.map((label, of) => (
        <span key={label}>
          <svg width="12" height="12" aria-hidden>
            <rect width="12" height="12" className={`chart-bar-${of}`} />
          </svg>
          {label}
        </span>
      ))}
      {before && (
        <span>
          <svg width="14" height="12" aria-hidden>
            <line className="chart-before" x1="0" x2="14" y1="6" y2="6" />
          </svg>
          {before}
        </span>
      )}
    </figcaption>
  )
}
