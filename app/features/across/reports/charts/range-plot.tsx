import type { ReactNode } from 'react'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { share, ticksTo } from '#app/kit/charts/scale.ts'

type Range = { label: string; median: number | null; p90: number | null; compared: number | null }
type RangePlotProps = {
  sentence: string
  ranges: readonly Range[]
  keys: { median: string; p90: string; compared: string }
  /** What the numbers at the foot count. */
  unit: string
}

const row = 62
const foot = 34

/** From the median to what nine in ten keep within, on one scale for all; beside it the others' median. */
export function RangePlot({ sentence, ranges, keys, unit }: RangePlotProps) {
  const locale = useLocale()
  const values = ranges.flatMap(({ median, p90, compared }) => [median ?? 0, p90 ?? 0, compared ?? 0])
  const ticks = ticksTo(Math.max(...values))
  const most = ticks.at(-1) ?? 1
  const bottom = row * ranges.length
  const hasCompared = ranges.some(({ compared }) => compared !== null)
  const spoken = { role: 'img', 'aria-label': sentence }
  return (
    <figure className="chart">
      <figcaption className="chart-legend">
        <Key mark={<Median x="8" y={8} />} label={keys.median} />
        <Key mark={<P90 x="8" y={8} />} label={keys.p90} />
        {hasCompared && <Key mark={<Compared x="8" y={8} />} label={keys.compared} />}
      </figcaption>
      <svg className="chart-ranges" {...spoken} height={bottom + foot}>
        {ticks.map((tick, at) => (
          <g key={tick} className={`chart-tick chart-tick-${anchorAt(at, ticks.length)}`}>
            <line x1={share(tick, most)} x2={share(tick, most)} y1="0" y2={bottom} />
            <text x={share(tick, most)} y={bottom + 18}>
              {at === ticks.length - 1 ? `${formatNumber(locale, tick)} ${unit}` : formatNumber(locale, tick)}
            </text>
          </g>
        ))}
        {ranges.map((range, at) => (
          <RangeRow key={range.label} range={range} y={row * at} most={most} />
        ))}
      </svg>
    </figure>
  )
}

function RangeRow({ range: { label, median, p90, compared }, y, most }: { range: Range; y: number; most: number }) {
  const middle = y + 40
  return (
    <g>
      <text x="6" y={y + 20}>
        {label}
      </text>
      {median !== null && p90 !== null && (
        <line className="chart-range" x1={share(median, most)} x2={share(p90, most)} y1={middle} y2={middle} />
      )}
      {compared !== null && <Compared x={share(compared, most)} y={middle} />}
      {p90 !== null && <P90 x={share(p90, most)} y={middle} />}
      {median !== null && <Median x={share(median, most)} y={middle} />}
    </g>
  )
}

type MarkProps = { x: string; y: number }

function Median({ x, y }: MarkProps) {
  return <circle className="chart-median" cx={x} cy={y} r="6" />
}

function P90({ x, y }: MarkProps) {
  return <circle className="chart-p90" cx={x} cy={y} r="5" />
}

function Compared({ x, y }: MarkProps) {
  return <line className="chart-compared" x1={x} x2={x} y1={y - 8} y2={y + 8} />
}

function Key({ mark, label }: { mark: ReactNode; label: string }) {
  return (
    <span>
      <svg width="16" height="16" aria-hidden>
        {mark}
      </svg>
      {label}
    </span>
  )
}

/** The first and the last number stay within the drawing. */
function anchorAt(at: number, count: number): 'start' | 'middle' | 'end' {
  if (at === 0) return 'start'
  return at === count - 1 ? 'end' : 'middle'
}
