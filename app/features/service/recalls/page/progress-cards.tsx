import { href } from 'react-router'
import { PasswordField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { colon, formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeNames, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { closeForm, textFields } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { unitStates } from '../recalls.ts'
import type { readProgress } from '../recalls.server.ts'
import { recallWords } from '../recalls.words.ts'
import type { Measures } from '../units.store.server.ts'
import { UnitDot } from '../state-dot.tsx'
import { Figures } from './figures.tsx'
import { pageWords } from './page.words.ts'

type MeasuresProps = { id: number; measures: Measures }

export function MeasuresCard({ id, measures }: MeasuresProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const to = href('/:locale?/console/recalls/:id/units', { ...localePrefix(locale), id: String(id) })
  const count = (number: number) => formatNumber(locale, number)
  const share = (number: number) =>
    measures.units === 0 ? '–' : `${count(number)} (${count(Math.floor((100 * number) / measures.units))}\u00a0%)`
  return (
    <Card title={say('measures')} actions={<Link to={to}>{say('units.all')}</Link>}>
      <div className="stack">
        <Figures
          items={[
            { term: say('units'), detail: count(measures.units) },
            { term: say('reached'), detail: share(measures.reached) },
            { term: say('done'), detail: share(measures.done) },
            {
              term: say('days'),
              detail: measures.days === null ? '–' : count(Math.round(measures.days)),
              hint: say('days.words'),
            },
            { term: say('unreached'), detail: count(measures.nobody) },
          ]}
        />
        <ul className="cluster recall-states" aria-label={say('states.title')}>
          {unitStates.flatMap((state) => {
            const found = measures.states.find((line) => line.state === state)
            return found
              ? [
                  <li key={state}>
                    <Link to={`${to}?state=${state}`}>
                      <UnitDot state={state} />
                    </Link>{' '}
                    <span className="numbers">{count(found.count)}</span>
                  </li>,
                ]
              : []
          })}
        </ul>
        {measures.nobody > 0 && (
          <p>
            <Link to={`${to}?nobody=yes`}>{say('units.nobody')}</Link>
          </p>
        )}
      </div>
    </Card>
  )
}

export function DealersCard({ measures }: Pick<MeasuresProps, 'measures'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  if (measures.dealers.length === 0) return null
  return (
    <Card title={say('by-dealer')} flush>
      <Table
        caption={say('by-dealer')}
        columns={dealerColumns(locale)}
        rows={measures.dealers}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}

function dealerColumns(locale: Locale): Column<Measures['dealers'][number]>[] {
  const say = sayIn(pageWords, locale)
  return [
    { label: say('dealer'), look: 'main', render: ({ name }) => name },
    { label: say('country'), render: ({ country }) => countryName(locale, country), extra: true },
    ...countColumns(locale),
    {
      label: say('stock'),
      labelled: true,
      render: ({ stock }) =>
        stock === null ? (
          <span className="muted">{say('stock.none')}</span>
        ) : (
          say('stock.found', { found: formatNumber(locale, stock) })
        ),
    },
  ]
}

function countColumns(locale: Locale): Column<{ units: number; reached: number; done: number }>[] {
  const say = sayIn(pageWords, locale)
  return (['units', 'reached', 'done'] as const).map((name) => ({
    label: say(name),
    look: 'number',
    labelled: true,
    render: (row) => formatNumber(locale, row[name]),
  }))
}

export function CountriesCard({ measures }: Pick<MeasuresProps, 'measures'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const columns: Column<Measures['countries'][number]>[] = [
    {
      label: say('country'),
      look: 'main',
      render: ({ country }) => (country ? countryName(locale, country) : say('country.none')),
    },
    ...countColumns(locale),
  ]
  return (
    <Card title={say('by-country')} flush>
      <Table
        caption={say('by-country')}
        columns={columns}
        rows={measures.countries}
        rowKey={({ country }) => country}
      />
    </Card>
  )
}

type Event = Awaited<ReturnType<typeof readProgress>>['events'][number]

export function HistoryCard({ events }: { events: readonly Event[] }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <CardFold title={say('history')}>
      <ol className="recall-history">
        {events.map((event) => (
          <li key={event.id}>
            <p>{eventText(locale, event)}</p>
            <p className="muted">
              {[formatDate(locale, event.at, 'moment'), event.actorName].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </CardFold>
  )
}

function eventText(locale: Locale, { kind, detail, serialNumber }: Event): string {
  const say = sayIn(pageWords, locale)
  if (kind === 'published') return say('event.published', { count: Number(detail['units'] ?? 0) })
  if (kind === 'stock') return say('event.stock', { count: Number(detail['found'] ?? 0) })
  if (kind === 'corrected') return say('event.corrected', { before: wordsBefore(locale, detail) })
  if (kind !== 'unit') return say(`event.${kind}`)
  const state = unitStates.find((one) => one === detail['to'])
  const words = sayIn(recallWords, locale)
  return state ? `${serialNumber ?? ''}${colon(locale)} ${words(`unit.${state}`)}` : (serialNumber ?? '')
}

/** What the fields that were corrected had said. */
function wordsBefore(locale: Locale, detail: Event['detail']): string {
  const [say, words] = [sayIn(pageWords, locale), sayIn(recallWords, locale)]
  const labels = new Map<string, string>([
    ...textFields.map(({ slot, locale: language, name }) => {
      return [name, words('in-language', { slot: words(slot), language: localeNames[language] })] as const
    }),
    ['phone', say('phone')],
    ['email', say('email')],
  ])
  return Object.entries(detail)
    .map(([name, before]) => `${labels.get(name) ?? name}${colon(locale)} ${before || '–'}`)
    .join(' · ')
}

export function CloseCard({ refusal }: { refusal: FormFailure | undefined }) {
  const say = useWords(pageWords)
  const form = useForm(closeForm, {
    id: 'close',
    words: formWords,
    labels: { current: say('password') },
    failure: refusal,
  })
  return (
    <CardFold title={say('close')} open={refusal !== undefined}>
      <Form form={form} className="stack">
        <input type="hidden" name="intent" value="close" />
        <p>{say('close.words')}</p>
        <PasswordField field={form.fields.current} autoComplete="current-password" />
        <div>
          <SubmitButton variant="danger">{say('close')}</SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}
