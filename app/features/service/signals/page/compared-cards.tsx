import type { ReactNode } from 'react'
import { nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Table } from '#app/kit/ui/table.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Signal, shownPrefix } from '../signals.ts'
import { pageWords } from './page.words.ts'

type PrefixRow = { prefix: string; serial: string; count: number; bicycles: number | null }

/** The same part on other bicycles of the family, since the rise began. */
export function PrefixesCard({ signal, rows }: { signal: Signal; rows: readonly PrefixRow[] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <Card title={say('prefixes')} flush>
      <Table
        caption={say('prefixes')}
        rows={rows}
        rowKey={({ prefix }) => prefix}
        columns={[
          {
            label: say('prefix'),
            look: 'main',
            render: ({ prefix, serial }) => (
              <Own is={prefix === signal.prefix}>
                <span className="serial">{shownPrefix(serial, prefix.length)}…</span>
              </Own>
            ),
          },
          {
            label: say('bicycles'),
            look: 'number',
            labelled: true,
            render: ({ bicycles }) => (bicycles === null ? '–' : formatNumber(locale, bicycles)),
          },
          {
            label: say('requests'),
            look: 'number',
            labelled: true,
            render: ({ count }) => formatNumber(locale, count),
          },
        ]}
      />
    </Card>
  )
}

type PartRow = { part: string; own: number; all: number }

/** Other parts of the same bicycles: where all of them rise, it is not the part. */
export function PartsCard({ signal, rows }: { signal: Signal; rows: readonly PartRow[] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const labels = useLabels()
  return (
    <Card title={say('parts')} flush>
      <Table
        caption={say('parts')}
        rows={rows}
        rowKey={({ part }) => part}
        columns={[
          {
            label: say('part'),
            look: 'main',
            render: ({ part }) => <Own is={part === signal.part}>{nameOf(labels.parts, part)}</Own>,
          },
          { label: say('own'), look: 'number', labelled: true, render: ({ own }) => formatNumber(locale, own) },
          { label: say('all'), look: 'number', labelled: true, render: ({ all }) => formatNumber(locale, all) },
        ]}
      />
    </Card>
  )
}

function Own({ is, children }: { is: boolean; children: ReactNode }) {
  return is ? <strong>{children}</strong> : children
}

type CountryRow = { country: string; claims: number; delivered: number }

/** By country: to whose dealers such bicycles went, and from where the claims come. */
export function CountriesCard({ rows }: { rows: readonly CountryRow[] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  if (rows.length === 0) return null
  // A maker without a list of built bicycles does not know how many there are, which is not the same as none.
  const isKnown = rows.some(({ delivered }) => delivered > 0)
  return (
    <Card title={say('countries')} flush>
      <Table
        caption={say('countries')}
        rows={rows}
        rowKey={({ country }) => country}
        columns={[
          { label: say('country'), look: 'main', render: ({ country }) => countryName(locale, country) },
          {
            label: say('delivered'),
            look: 'number',
            labelled: true,
            render: ({ delivered }) => (isKnown ? formatNumber(locale, delivered) : '–'),
          },
          {
            label: say('requests'),
            look: 'number',
            labelled: true,
            render: ({ claims }) => formatNumber(locale, claims),
          },
        ]}
      />
    </Card>
  )
}
