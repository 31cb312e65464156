import { capitalised, type Labels, nameOf, useLabels } from '#app/catalogue/catalogue.labels.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatNumber, tags } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { formatScore } from '../format-score.ts'
import { type Group, type Grouping, groupings, type Totals } from '../results.ts'
import type { Answers, Question, Scale } from '../surveys.ts'
import { pageWords } from './page.words.ts'

type TotalsProps = { totals: Totals; scale: Scale; isHidden: boolean }

/** How many were asked and have answered, and what they said on the whole. */
export function TotalsCard({ totals: { invited, answered, average, low }, scale, isHidden }: TotalsProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const rate = invited === 0 ? 0 : answered / invited
  const items = [
    { term: say('invited'), detail: formatNumber(locale, invited) },
    ...(isHidden
      ? []
      : [
          { term: say('answered'), detail: formatNumber(locale, answered) },
          { term: say('rate'), detail: rate.toLocaleString(tags[locale], { style: 'percent' }) },
          { term: say('average'), detail: average === null ? '–' : formatScore(locale, average, scale) },
          { term: say('low'), detail: formatNumber(locale, low) },
        ]),
  ]
  return (
    <Card title={say('results')}>
      <div className="stack-small">
        <dl className="survey-figures">
          {items.map(({ term, detail }) => (
            <div key={term}>
              <dt className="muted">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        {isHidden ? <p className="muted">{say('few')}</p> : null}
      </div>
    </Card>
  )
}

type GroupsProps = { groups: Group[]; scale: Scale; /** Where all of them are shown. */ allTo: string }

/** The same by month, dealer, model and part. */
export function GroupCards({ groups, scale, allTo }: GroupsProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const labels = useLabels()
  return (
    <div className="survey-groups">
      {groupings.map((grouping) => {
        const rows = groups.filter(({ level }) => level === grouping)
        const [first] = rows
        if (!first) return null
        const title = say(`by.${grouping}`)
        const columns = columnsFor(locale, labels, { grouping, scale })
        const isCut = first.groups > rows.length
        const rest = isCut ? <Rest shown={rows.length} all={first.groups} allTo={allTo} /> : undefined
        return (
          <Card key={grouping} title={title} footer={rest} flush>
            <Table caption={title} columns={columns} rows={rows} rowKey={({ of }) => of} />
          </Card>
        )
      })}
    </div>
  )
}

/** That there are more groups than are shown, and the way to them. */
function Rest({ shown, all, allTo }: { shown: number; all: number; allTo: string }) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <>
      <span className="muted">
        {say('groups', { shown: formatNumber(locale, shown), all: formatNumber(locale, all) })}
      </span>
      <Link to={allTo}>{say('groups.all')}</Link>
    </>
  )
}

function columnsFor(
  locale: Locale,
  labels: Labels,
  { grouping, scale }: { grouping: Grouping; scale: Scale },
): Column<Group>[] {
  const say = sayIn(pageWords, locale)
  return [
    { label: say(`of.${grouping}`), look: 'main', render: (group) => nameIn(locale, labels, group) },
    { label: say('answered'), look: 'number', labelled: true, render: ({ answers }) => formatNumber(locale, answers) },
    {
      label: say('average'),
      look: 'number',
      labelled: true,
      render: ({ average }) => formatScore(locale, average, scale),
    },
  ]
}

function nameIn(locale: Locale, labels: Labels, { level, of, name }: Group): string {
  if (level === 'part') return capitalised(nameOf(labels.parts, of))
  if (level === 'family') return nameOf(labels.families, of)
  if (level === 'dealer') return name
  const middle = new Date(`${of}-15T00:00:00Z`)
  return middle.toLocaleDateString(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** What was written where it is nobody's: without a name, a day or an order. */
export function VoicesCard({ questions, voices }: { questions: readonly Question[]; voices: readonly Answers[] }) {
  const say = useWords(pageWords)
  const written = voices.flatMap((answers) =>
    answers.filter((said, place) => questions[place]?.kind === 'text' && said),
  )
  if (written.length === 0) return null
  return (
    <Card title={say('voices')}>
      <ul className="stack-small">
        {written.map((text) => (
          <li key={String(text)} className="survey-text">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
