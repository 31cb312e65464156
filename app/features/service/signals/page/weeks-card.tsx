import { share, ticksTo } from '#app/kit/charts/scale.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Table } from '#app/kit/ui/table.tsx'
import { formatDay, formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Signal } from '../signals.ts'
import { figuresText, formatTenths } from '../signals.words.ts'
import { pageWords } from './page.words.ts'

type Week = { from: string; observed: number; expected: number }
type WeeksProps = { signal: Signal; weeks: readonly Week[] }

const plot = 180
const top = 12
const height = top + plot + 28

/** Bars of what came, a line for what was to be expected, and the figures below as a table. */
export function WeeksCard({ signal, weeks }: WeeksProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <Card title={say('weeks')}>
      <div className="stack">
        <Chart signal={signal} weeks={weeks} />
        <p className="muted">{say('weeks.note')}</p>
        <Fold title={say('weeks.table')}>
          <Table
            caption={say('weeks')}
            rows={weeks.toReversed()}
            rowKey={({ from }) => from}
            columns={[
              { label: say('weeks.from'), look: 'main', render: ({ from }) => formatDay(locale, from) },
              {
                label: say('weeks.observed'),
                look: 'number',
                labelled: true,
                render: ({ observed }) => formatNumber(locale, observed),
              },
              {
                label: say('weeks.expected'),
                look: 'number',
                labelled: true,
                render: ({ expected }) => (expected === 0 ? formatNumber(locale, 0) : formatTenths(locale, expected)),
              },
            ]}
          />
        </Fold>
      </div>
    </Card>
  )
}

function Chart({ signal, weeks }: WeeksProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const ticks = ticksTo(Math.max(...weeks.map(({ observed, expected }) => Math.max(observed, expected))))
  const most = ticks.at(-1) ?? 1
  const yOf = (value: number) => Math.round((top + plot - (value / most) * plot) * 10) / 10
  const ends = [weeks[0], weeks.at(-1)].map((week) => formatDay(locale, week?.from ?? signal.since))
  const slots = { first: ends[0] ?? '', last: ends[1] ?? '' }
  const spoken = {
    role: 'img',
    'aria-label': say('weeks.sentence', { ...slots, figures: figuresText(locale, signal) }),
  }
  return (
    <figure className="chart">
      <Legend />
      <svg className="chart-months" {...spoken} height={height}>
        {ticks.map((tick) => (
          <g key={tick} className="chart-tick">
            <line x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
            <text x="-8" y={yOf(tick) + 4}>
              {formatNumber(locale, tick)}
            </text>
          </g>
        ))}
        {weeks.map(({ from, observed, expected }, at) => (
          <g key={from}>
            {observed > 0 ? (
              <rect
                className={from >= mondayBefore(signal.since) ? 'chart-tone-orange' : 'chart-tone-hollow'}
                x={share(at + 0.15, weeks.length)}
                width={share(0.7, weeks.length)}
                y={yOf(observed)}
                height={top + plot - yOf(observed)}
              />
            ) : null}
            <line
              className="chart-before"
              x1={share(at, weeks.length)}
              x2={share(at + 1, weeks.length)}
              y1={yOf(expected)}
              y2={yOf(expected)}
            />
          </g>
        ))}
        <g className="chart-tick chart-tick-start">
          <text x="0" y={height - 8} className="signal-first">
            {ends[0]}
          </text>
        </g>
        <g className="chart-tick">
          <text x="100%" y={height - 8}>
            {ends[1]}
          </text>
        </g>
      </svg>
    </figure>
  )
}

function Legend() {
  const say = useWords(pageWords)
  return (
    <figcaption className="chart-legend">
      <span>
        <svg width="12" height="12" aria-hidden>
          <rect width="12" height="12" className="chart-tone-orange" />
        </svg>
        {say('weeks.observed')}
      </span>
      <span>
        <svg width="14" height="12" aria-hidden>
          <line className="chart-before" x1="0" x2="14" y1="6" y2="6" />
        </svg>
        {say('weeks.expected')}
      </span>
    </figcaption>
  )
}

/** The weeks of the drawing begin on Mondays. */
function mondayBefore(day: string): string {
  const at = new Date(day)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}
