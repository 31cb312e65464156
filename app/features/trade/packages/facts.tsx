import { colon, formatDay, formatNumber, unbroken } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { languageAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { AsOf } from '#app/features/trade/freshness/freshness.as-of.tsx'
import type { StockOfItems } from '#app/features/trade/items/items.stock.server.ts'
import { StockLightOf } from '#app/features/trade/items/items.stock.tsx'
import { choiceKinds, type PackageLine, type ShownPicture, type State } from './packages.ts'
import { packageWords } from './packages.words.ts'

const tones = { draft: 'hollow', published: 'green', ended: 'ink' } as const

export function Standing({ state }: { state: State }) {
  const say = useWords(packageWords)
  return <StatusDot tone={tones[state]}>{say(`state.${state}`)}</StatusDot>
}

/** On which days it is offered; '' where there is no end and no beginning. */
export function validityIn(locale: Locale, from: string | null, until: string | null): string {
  const say = sayIn(packageWords, locale)
  const day = (one: string) => unbroken(formatDay(locale, one))
  if (from && until) return say('valid.between', { from: day(from), until: day(until) })
  if (from) return say('valid.from', { from: day(from) })
  return until ? say('valid.until', { until: day(until) }) : ''
}

export function minutesIn(locale: Locale, minutes: number): string {
  return sayIn(packageWords, locale)('minutes', { count: formatNumber(locale, minutes) })
}

/** What it looks like, if it has a picture. */
export function Picture({ id, picture }: { id: number; picture: ShownPicture | undefined }) {
  if (!picture) return null
  const { title, width, height } = picture
  return (
    <img
      className="package-picture"
      src={`/packages/${id}/picture`}
      alt={title}
      width={width ?? undefined}
      height={height ?? undefined}
    />
  )
}

/** What is in it, with what is left to choose, and whether it can be had. */
export function Contents({ lines, stock }: { lines: readonly PackageLine[]; stock: StockOfItems }) {
  return (
    <div className="stack-small">
      <Lines lines={lines} stock={stock.items} />
      {stock.asOf ? (
        <p>
          <AsOf {...stock.asOf} ofStock />
        </p>
      ) : null}
    </div>
  )
}

function Lines({ lines, stock }: { lines: readonly PackageLine[]; stock: StockOfItems['items'] }) {
  const say = useWords(packageWords)
  const locale = useLocale()
  return (
    <ul className="package-lines">
      {lines.map(({ itemNumber, words, quantity, choices }, at) => {
        const language = languageAmong(words, locale)
        const availability = stock[itemNumber]
        return (
          <li key={`${at} ${itemNumber}`}>
            <span className="numbers">{formatNumber(locale, quantity)} × </span>
            <span lang={language}>{words[language]}</span>
            {itemNumber ? <span className="serial"> {itemNumber}</span> : null}
            {availability ? <StockLightOf stock={availability} /> : null}
            {choiceKinds.map((kind) =>
              choices[kind].length > 0 ? (
                <div key={kind} className="muted">
                  {say(`choice.${kind}`) + colon(locale)} {choices[kind].join(', ')}
                </div>
              ) : null,
            )}
          </li>
        )
      })}
    </ul>
  )
}
