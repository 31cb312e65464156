import { href } from 'react-router'
import { OneButtonCard } from '#app/kit/forms/button-form.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { promptDays, reminderDays } from '../bulletins.ts'
import type { CompanyFigures, readConfirmations } from '../readers.store.server.ts'
import { deskWords } from './desk.words.ts'

type Confirmations = Awaited<ReturnType<typeof readConfirmations>>

type ConfirmationsCardProps = { id: number; confirmations: Confirmations }

/** How many have confirmed, in time, and who has not. */
export function ConfirmationsCard({ id, confirmations }: ConfirmationsCardProps) {
  const say = useWords(deskWords)
  const locale = useLocale()
  const { people, confirmed, prompt } = confirmations
  const to = href('/:locale?/console/bulletins/:id/people', { ...localePrefix(locale), id: String(id) })
  return (
    <Card title={say('confirmations')} actions={<Link to={to}>{say('people')}</Link>}>
      <div className="stack">
        <dl className="bulletin-figures">
          <Figure term={say('asked')} detail={formatNumber(locale, people)} />
          <Figure term={say('confirmed.by')} detail={shareIn(locale, confirmed, people)} />
          <Figure term={say('prompt', { days: promptDays })} detail={shareIn(locale, prompt, people)} />
          <Figure term={say('missing')} detail={formatNumber(locale, people - confirmed)} />
        </dl>
        {confirmed < people ? (
          <p>
            <Link to={`${to}?word=missing`}>{say('people.missing')}</Link>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

/** Writes to all who have not, no more often than every few days. */
export function RemindCard({ remindedAt }: { remindedAt: Date | null }) {
  const say = useWords(deskWords)
  const locale = useLocale()
  const last = remindedAt && say('remind.last', { day: formatDate(locale, remindedAt) })
  return (
    <OneButtonCard
      intent="remind"
      title={say('remind')}
      words={[say('remind.words', { days: reminderDays }), last].filter(Boolean).join(' ')}
      button={say('remind.button')}
    />
  )
}

function Figure({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{detail}</dd>
    </div>
  )
}

function shareIn(locale: Locale, part: number, whole: number): string {
  if (whole === 0) return '–'
  return `${formatNumber(locale, part)} (${formatNumber(locale, Math.floor((100 * part) / whole))}\u00a0%)`
}

export function CompaniesCard({ confirmations: { lines, companies } }: { confirmations: Confirmations }) {
  const say = useWords(deskWords)
  const locale = useLocale()
  if (lines.length === 0) return null
  const slots = { shown: formatNumber(locale, lines.length), all: formatNumber(locale, companies) }
  return (
    <Card title={say('by-company')} flush footer={companies > lines.length ? say('by-company.most', slots) : undefined}>
      <Table caption={say('by-company')} columns={columnsFor(locale)} rows={lines} rowKey={({ id }) => id} />
    </Card>
  )
}

function columnsFor(locale: Locale): Column<CompanyFigures>[] {
  const say = sayIn(deskWords, locale)
  return [
    { label: say('company'), look: 'main', render: ({ name }) => name },
    { label: say('country'), extra: true, render: ({ country }) => countryName(locale, country) },
    { label: say('asked'), look: 'number', labelled: true, render: ({ people }) => formatNumber(locale, people) },
    {
      label: say('confirmed.by'),
      look: 'number',
      labelled: true,
      render: ({ confirmed }) => formatNumber(locale, confirmed),
    },
    {
      label: say('prompt', { days: promptDays }),
      look: 'number',
      labelled: true,
      render: ({ prompt }) => formatNumber(locale, prompt),
    },
  ]
}
