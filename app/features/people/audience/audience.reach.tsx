import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import type { ShownReach } from './audience.server.ts'
import type { Audience, ReachedPerson } from './audience.ts'
import { audienceMistakes, audienceWords } from './audience.words.ts'

type ReachCardProps = { audience: Audience; reach: ShownReach; path: string }

/** Whom something is for in words, how many that is, and who they are, page by page. */
export function ReachCard({ audience, reach, path }: ReachCardProps) {
  const say = useWords(audienceWords)
  const mistake = useWords(audienceMistakes)
  const locale = useLocale()
  const { people, companies, list } = reach
  const count = say('reach.of', {
    people: say('reach.people', { count: people }),
    companies: say('reach.companies', { count: companies }),
  })
  return (
    <Card title={say('title')} id="reach">
      <div className="stack">
        <DescriptionList items={[...audienceLines(locale, audience), { term: say('reach'), detail: count }]} />
        {people === 0 ? <p>{mistake('audience-nobody')}</p> : null}
        {list === undefined && people > 0 ? (
          <p>
            <Link to={`${path}?reach=all#reach`}>{say('reach.list')}</Link>
          </p>
        ) : null}
        {list && list.people.length > 0 ? (
          <>
            <Table caption={say('reach')} columns={columnsIn(locale)} rows={list.people} rowKey={({ id }) => id} />
            <p className="cluster">
              <Link to={`${path}?reach=all#reach`}>{say('reach.first')}</Link>
              {list.next === undefined ? null : (
                <Link to={`${path}?reach=${list.next}#reach`}>{say('reach.next')}</Link>
              )}
            </p>
          </>
        ) : null}
      </div>
    </Card>
  )
}

function columnsIn(locale: Locale): Column<ReachedPerson>[] {
  const say = sayIn(audienceWords, locale)
  const role = sayIn(roleWords, locale)
  return [
    { label: say('name'), look: 'main', render: (person) => person.name },
    { label: say('company'), render: ({ companyName }) => companyName },
    { label: say('role'), labelled: true, render: (person) => role(person.role) },
    { label: say('country'), extra: true, labelled: true, render: ({ country }) => countryName(locale, country) },
  ]
}

/** An audience in words, line by line; one line where it is for everybody. */
function audienceLines(locale: Locale, audience: Audience): { term: string; detail: string }[] {
  const say = sayIn(audienceWords, locale)
  const role = sayIn(roleWords, locale)
  const lines = [
    { term: say('sides'), named: audience.sides.map((side) => say(`side.${side}`)) },
    { term: say('roles'), named: audience.roles.map((one) => role(one)) },
    { term: say('countries'), named: audience.countries.map((code) => countryName(locale, code)) },
    { term: say('companies'), named: audience.companies.map(({ name }) => name) },
    { term: say('families'), named: audience.families },
  ].flatMap(({ term, named }) => (named.length === 0 ? [] : [{ term, detail: named.join(', ') }]))
  return lines.length === 0 ? [{ term: say('title'), detail: say('everybody') }] : lines
}
