import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { coverageWords } from '#app/features/bicycles/coverage/coverage.words.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { RowLink, type Column, Table } from '#app/kit/ui/table.tsx'
import { colon, formatDay } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Effects } from './effects.server.ts'
import type { BicycleEffect, ClaimEffect, Assessed, MovedDay } from './effects.ts'
import { effectsWords } from './effects.words.ts'

/** Which of the latest claims and of the registered bicycles a draft assesses otherwise, before it is published. */
export function EffectsCard({ effects }: { effects: Effects }) {
  const say = useWords(effectsWords)
  const locale = useLocale()
  const { claims, bicycles, isCut } = effects
  return (
    <Card title={say('effects')}>
      <div className="stack">
        {claims.worse + bicycles.worse > 0 ? (
          <Alert tone="warning" title={say('effects.worse')}>
            <p>{say('effects.worse.words', { claims: claims.worse, bicycles: bicycles.worse })}</p>
          </Alert>
        ) : null}
        <h3>{say('effects.claims', claims)}</h3>
        <FirstOf listed={claims.first.length} of={claims.changed} />
        {claims.first.length > 0 ? (
          <Fold title={say('effects.list')} label={say('effects.claims', claims)}>
            <Table
              caption={say('effects')}
              columns={claimColumns(locale)}
              rows={claims.first}
              rowKey={({ id }) => id}
            />
          </Fold>
        ) : null}
        <h3>{say('effects.bicycles', bicycles)}</h3>
        {isCut ? <p className="muted">{say('effects.cut')}</p> : null}
        <FirstOf listed={bicycles.first.length} of={bicycles.changed} />
        {bicycles.first.length > 0 ? (
          <Fold title={say('effects.list')} label={say('effects.bicycles', bicycles)}>
            <Table
              caption={say('effects')}
              columns={bicycleColumns(locale, effects.rules)}
              rows={bicycles.first}
              rowKey={({ id }) => id}
            />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

function FirstOf({ listed, of }: { listed: number; of: number }) {
  const say = useWords(effectsWords)
  return listed < of ? <p className="muted">{say('effects.first', { count: listed })}</p> : null
}

function claimColumns(locale: Locale): Column<ClaimEffect>[] {
  const say = sayIn(effectsWords, locale)
  const to = (id: number) => href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })
  return [
    {
      label: say('claim'),
      look: 'name',
      render: ({ id, family, serialNumber }) => (
        <>
          <RowLink to={to(id)}>{String(id)}</RowLink> {family} {serialNumber}
        </>
      ),
    },
    { label: say('now'), labelled: true, render: ({ before }) => assessedIn(locale, before) },
    { label: say('draft'), labelled: true, render: ({ after }) => assessedIn(locale, after) },
  ]
}

function assessedIn(locale: Locale, { verdict, ends }: Assessed): string {
  const word = sayIn(coverageWords, locale)(`verdict.${verdict}`)
  return ends ? sayIn(effectsWords, locale)('assessed.until', { verdict: word, day: formatDay(locale, ends) }) : word
}

function bicycleColumns(locale: Locale, rules: Effects['rules']): Column<BicycleEffect>[] {
  const say = sayIn(effectsWords, locale)
  const to = (id: number) => href('/:locale?/products/:id', { ...localePrefix(locale), id: String(id) })
  const nameOf = ({ about }: MovedDay) => {
    if (typeof about === 'string') return say(`about.${about}`)
    return textIn(locale, rules.find(({ code }) => code === about.rule)?.name ?? {}) || about.rule
  }
  const days = (moved: MovedDay[], which: 'before' | 'after') => (
    <>
      {moved.map((one) => (
        <p key={nameOf(one)}>
          {nameOf(one)}
          {colon(locale)} {formatEnd(locale, one[which])}
        </p>
      ))}
    </>
  )
  return [
    {
      label: say('bicycle'),
      look: 'name',
      render: ({ id, family, serialNumber }) => <RowLink to={to(id)}>{`${family} ${serialNumber}`}</RowLink>,
    },
    { label: say('now'), labelled: true, render: ({ moved }) => days(moved, 'before') },
    { label: say('draft'), labelled: true, render: ({ moved }) => days(moved, 'after') },
  ]
}

function formatEnd(locale: Locale, day: string | null): string {
  return day ? formatDay(locale, day) : sayIn(effectsWords, locale)('day.none')
}
