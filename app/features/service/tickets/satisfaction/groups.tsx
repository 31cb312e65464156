import { capitalised, kindIn, type Labels } from '#app/catalogue/catalogue.labels.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatNumber, tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { scores } from './ratings.ts'
import { type Group, type Grouping, groupings } from './results.ts'
import { resultsWords } from './results.words.ts'
import { satisfactionWords } from './satisfaction.words.ts'
import './satisfaction.css'

type All = { answers: number; average: number; spread: number[] }

/** All answers together: their average, and how many gave which. */
export function Spread({ all: { answers, average, spread } }: { all: All }) {
  const say = useWords(resultsWords)
  const words = useWords(satisfactionWords)
  const locale = useLocale()
  const rows = scores.map((score, at) => ({ score, count: spread[at] ?? 0 }))
  const columns: Column<(typeof rows)[number]>[] = [
    { label: say('score'), look: 'main', render: ({ score }) => `${score} · ${words(`score.${score}`)}` },
    { label: say('answers'), look: 'number', labelled: true, render: ({ count }) => formatNumber(locale, count) },
  ]
  return (
    <Card title={say('all', { average: formatAverage(locale, average), count: formatNumber(locale, answers) })} flush>
      <Table caption={say('spread')} columns={columns} rows={rows} rowKey={({ score }) => score} />
    </Card>
  )
}

type CardsProps = { groups: Record<Grouping, Group[]>; labels: Labels }

export function GroupCards({ groups, labels }: CardsProps) {
  const say = useWords(resultsWords)
  const locale = useLocale()
  return (
    <div className="rating-groups">
      {groupings
        .filter((grouping) => groups[grouping].length > 0)
        .map((grouping) => (
          <Card key={grouping} title={say(`by.${grouping}`)} flush>
            <Table
              caption={say(`by.${grouping}`)}
              columns={columnsFor(locale, labels, grouping)}
              rows={groups[grouping]}
              rowKey={({ of }) => of}
            />
          </Card>
        ))}
    </div>
  )
}

function columnsFor(locale: Locale, labels: Labels, grouping: Grouping): Column<Group>[] {
  const say = sayIn(resultsWords, locale)
  return [
    { label: say(`of.${grouping}`), look: 'main', render: ({ of }) => nameOfGroup(locale, labels, grouping, of) },
    { label: say('answers'), look: 'number', labelled: true, render: ({ answers }) => formatNumber(locale, answers) },
    { label: say('average'), look: 'number', labelled: true, render: ({ average }) => formatAverage(locale, average) },
  ]
}

function nameOfGroup(locale: Locale, labels: Labels, grouping: Grouping, of: string): string {
  if (grouping === 'kind') return capitalised(kindIn(labels, of))
  if (grouping !== 'month') return of
  return new Date(`${of}-15T00:00:00Z`).toLocaleDateString(tags[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** To a tenth: more would feign an accuracy that nobody needs. */
function formatAverage(locale: Locale, average: number): string {
  return average.toLocaleString(tags[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
