import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { stageTones } from '#app/features/service/tickets/tickets.stage.tsx'
import { stages } from '#app/features/service/tickets/tickets.stages.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { formatList, formatNumber } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { currencySign, formatMoney, majorOf } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { CountBars } from '../charts/count-bars.tsx'
import { MonthBars } from '../charts/month-bars.tsx'
import { RangePlot } from '../charts/range-plot.tsx'
import { formatMonth } from '../months.ts'
import { type Report, reportSearch, type ReportView, type Spread } from '../reports.ts'
import { reportWords } from '../reports.words.ts'
import { currenciesOf, inDays, labelled, writeCell } from '../tables.ts'
import { FigureCard } from './figure-card.tsx'

type FiguresProps = { report: Report; view: ReportView }

export function Figures(props: FiguresProps) {
  const { deals } = props.report
  return (
    <>
      <Flow {...props} />
      <Times {...props} />
      <div className="figures-small">
        <Counts {...props} figure="stages" />
        <Counts {...props} figure="parts" />
        <Counts {...props} figure="damage" />
      </div>
      {deals && <Deals {...props} deals={deals} />}
    </>
  )
}

export function NoFigures({ path, view }: { path: string; view: ReportView }) {
  const say = useWords(reportWords)
  const action = view.months < 24 && (
    <LinkButton to={path + reportSearch({ ...view, months: 24 })}>{say('empty.action')}</LinkButton>
  )
  return (
    <Card as="div">
      <EmptyState title={say('empty')} action={action}>
        {say('empty.words')}
      </EmptyState>
    </Card>
  )
}

function Flow({ report, view }: FiguresProps) {
  const say = useWords(reportWords)
  const locale = useLocale()
  const { flow } = report
  const months = flow.map(({ month }) => month)
  const opened = flow.map((one) => one.opened)
  const closed = flow.map((one) => one.closed)
  const before = flow.map((one) => one.before)
  const comparison = say('flow.compared', { count: sum(opened), before: formatNumber(locale, sum(before)) })
  const sentence = say('flow.sentence', { ...endsOf(locale, months), opened: sum(opened), closed: sum(closed) })
  return (
    <FigureCard figure="flow" report={report} view={view} notes={[comparison]}>
      <MonthBars
        sentence={sentence}
        months={months}
        series={[
          { label: say('flow.opened'), values: opened },
          { label: say('flow.closed'), values: closed },
        ]}
        before={sum(before) > 0 ? { label: say('flow.before'), values: before } : undefined}
      />
    </FigureCard>
  )
}

function Times({ report, view }: FiguresProps) {
  const say = useWords(reportWords)
  const locale = useLocale()
  const { decision, closing } = report.times
  const range = (way: keyof Report['times'], { median, p90, dealers }: Spread) => ({
    label: labelOf(locale, way),
    median,
    p90,
    compared: dealers,
  })
  const keys = { median: say('times.key.median'), p90: say('times.key.p90'), compared: say('times.key.dealers') }
  return (
    <FigureCard figure="times" report={report} view={view} notes={[say('times.note'), say('times.anonymous')]}>
      <RangePlot
        sentence={`${timesSentence(locale, 'decision', decision)} ${timesSentence(locale, 'closing', closing)}`}
        ranges={[range('decision', decision), range('closing', closing)]}
        keys={keys}
        unit={say('times.axis')}
      />
    </FigureCard>
  )
}

function Counts({ report, view, figure }: FiguresProps & { figure: 'stages' | 'parts' | 'damage' }) {
  const say = useWords(reportWords)
  const locale = useLocale()
  const counts = labelled(locale, useLabels(), report, figure)
  const list = formatList(
    locale,
    counts.map(({ label, count }) => `${label} ${formatNumber(locale, count)}`),
  )
  const notes = figure === 'parts' ? [say('counts.note'), say('parts.note')] : [say('counts.note')]
  return (
    <FigureCard figure={figure} report={report} view={view} notes={notes}>
      <CountBars
        sentence={say('counts.sentence', { title: say(figure), list })}
        counts={counts}
        tones={figure === 'stages' ? stages.map((stage) => stageTones[stage]) : undefined}
      />
    </FigureCard>
  )
}

/** The amounts of one currency are drawn, which is the case; of several the numbers won, which can be added up. */
function Deals({ report, view, deals }: FiguresProps & { deals: NonNullable<Report['deals']> }) {
  const say = useWords(reportWords)
  const locale = useLocale()
  const months = deals.map(({ month }) => month)
  const currencies = currenciesOf(deals)
  const sums = currencies.map((currency) => ({
    currency,
    minor: sum(deals.map(({ amounts }) => amounts.find((one) => one.currency === currency)?.minor ?? 0)),
  }))
  const amount = sums.map((money) => formatMoney(locale, money)).join(' + ') || say('deals.none')
  const [currency, ...others] = currencies
  const isOne = currency !== undefined && others.length === 0
  const label = isOne ? say('deals.amount.in', { currency: currencySign(locale, currency) }) : say('deals.won')
  const values = deals.map(({ won, amounts: [money] }) => (isOne ? (money ? majorOf(locale, money) : 0) : won))
  return (
    <FigureCard figure="deals" report={report} view={view}>
      <MonthBars
        sentence={say('deals.sentence', { ...endsOf(locale, months), won: sum(deals.map(({ won }) => won)), amount })}
        months={months}
        series={[{ label, values }]}
      />
    </FigureCard>
  )
}

function endsOf(locale: Locale, months: readonly string[]): { first: string; last: string } {
  return { first: formatMonth(locale, months[0] ?? ''), last: formatMonth(locale, months.at(-1) ?? '') }
}

function labelOf(locale: Locale, way: keyof Report['times']): string {
  const say = sayIn(reportWords, locale)
  return `${say('times.what')} ${say(`times.${way}`)}`
}

function timesSentence(locale: Locale, way: keyof Report['times'], { count, median, p90 }: Spread): string {
  const say = sayIn(reportWords, locale)
  const what = labelOf(locale, way)
  if (count === 0) return say('times.sentence.none', { what })
  const days = (value: number | null) => writeCell(locale, inDays(value))
  return say('times.sentence', { what, median: days(median), p90: days(p90) })
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
