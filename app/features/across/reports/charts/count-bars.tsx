import type { StatusTone } from '#app/kit/ui/status.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale } from '#app/kit/words/use-words.ts'
import { share } from '#app/kit/charts/scale.ts'

type CountBarsProps = {
  sentence: string
  counts: readonly { label: string; count: number }[]
  /** One for each; without them all are of one colour. */
  tones?: readonly StatusTone[] | undefined
}

const row = 46

/** A bar for each, with its words above it: they stay legible on the narrowest screen. */
export function CountBars({ sentence, counts, tones }: CountBarsProps) {
  const locale = useLocale()
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const spoken = { role: 'img', 'aria-label': sentence }
  return (
    <figure className="chart">
      <svg className="chart-counts" {...spoken} height={row * counts.length}>
        {counts.map(({ label, count }, at) => (
          <g key={label}>
            <text x="0" y={row * at + 16}>
              {label}
            </text>
            <text x="100%" y={row * at + 16} className="chart-value">
              {formatNumber(locale, count)}
            </text>
            <rect className="chart-track" x="0" y={row * at + 24} width="100%" height="10" />
            <rect
              className={`chart-tone-${tones?.[at] ?? 'blue'}`}
              x="0"
              y={row * at + 24}
              width={share(count, most)}
              height="10"
            />
          </g>
        ))}
      </svg>
    </figure>
  )
}
