import { href, useLocation } from 'react-router'
import { labelsIn, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { codesOf, type ShotList, textIn } from '#app/catalogue/catalogue.ts'
import { shotsFor } from '#app/features/bicycles/models/models.shots.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { EntryButtons } from '../editing/parts.tsx'
import { SectionPage } from '../editing/section-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { CaseCard, type Choices, ListForm } from './list-cards.tsx'
import { ShotForm } from './shot-form.tsx'
import { shotsWords } from './shots.words.ts'
import type { Route } from './+types/shots.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalogue, asked, ...page } = await beginSection({ url, context }, notices)
  const locale = localeOf(url.pathname)
  const { shotLists: lists } = catalogue
  const labels = labelsIn(locale, catalogue)
  const choices: Choices = {
    parts: withListed(labels.parts, lists, 'part'),
    kinds: withListed(labels.kinds, lists, 'kind'),
    shots: catalogue.shots.map(({ code, name }) => ({ code, name: textIn(locale, name) || code })),
  }
  const among = (name: 'part' | 'kind', all: Choices['parts']) =>
    codesOf(all).find((code) => code === url.searchParams.get(name)) ?? null
  const of = { part: among('part', choices.parts), kind: among('kind', choices.kinds) }
  const { shots } = choices
  return {
    ...page,
    of,
    asked: shotsFor({ ...catalogue, shots }, { parts: of.part === null ? [] : [of.part], kind: of.kind ?? undefined }),
    listed: lists.find(({ part, kind }) => part === of.part && kind === of.kind)?.shots ?? [],
    lists,
    choices,
    known: catalogue.shots.find(({ code }) => code === asked),
  }
}

/** A list outlives a part or kind that is taken away: it is opened as what it is, to be emptied. */
function withListed(named: Choices['parts'], lists: readonly ShotList[], by: 'part' | 'kind'): Choices['parts'] {
  const known = codesOf(named)
  const listed = new Set(lists.flatMap((list) => list[by] ?? []))
  const gone = [...listed].filter((code) => !known.includes(code))
  return [...named, ...gone.map((code) => ({ code, name: code }))]
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/shots', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Shots({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, of, asked, listed, lists, choices, known, notice } = loaderData
  const { revision } = draft
  const say = useWords(shotsWords)
  const locale = useLocale()
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  const { shots } = choices
  const added = useAdded(shots.length)
  return (
    <SectionPage
      title={say('section.shots')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      <CaseCard key={`case ${of.part} ${of.kind}`} of={of} asked={asked} choices={choices} />
      <ListForm
        key={`${of.part} ${of.kind} ${revision}`}
        {...{ of, listed, choices, revision }}
        refusal={refused('list')}
      />
      <Card title={say('lists.title')} flush={lists.length > 0}>
        {lists.length > 0 ? (
          <Table
            caption={say('lists.title')}
            columns={listColumns(locale, choices)}
            rows={lists}
            rowKey={({ part, kind }) => `${part} ${kind}`}
          />
        ) : (
          <p className="muted">{say('lists.none')}</p>
        )}
      </Card>
      <Card title={say('shots.title')} flush={shots.length > 0}>
        {shots.length > 0 ? (
          <Table
            caption={say('shots.title')}
            columns={shotColumns(locale, shots, revision)}
            rows={shots}
            rowKey={({ code }) => code}
          />
        ) : (
          <p className="muted">{say('shots.none')}</p>
        )}
      </Card>
      <ShotForm key={`${known?.code ?? ''} ${added}`} known={known} revision={revision} refusal={refused('shot')} />
    </SectionPage>
  )
}

function listColumns(locale: Locale, { parts, kinds, shots }: Choices): Column<ShotList>[] {
  const say = sayIn(shotsWords, locale)
  const partOf = ({ part }: ShotList) => (part ? nameOf(parts, part) : say('part.any'))
  const kindOf = ({ kind }: ShotList) => (kind ? nameOf(kinds, kind) : say('kind.any'))
  return [
    { label: say('part'), look: 'name', render: partOf },
    { label: say('kind'), render: kindOf },
    {
      label: say('shots.title'),
      render: (list) => list.shots.map((code) => <p key={code}>{nameOf(shots, code)}</p>),
    },
    {
      label: say('change'),
      hideLabel: true,
      look: 'actions',
      render: (list) => <ChangeLink list={list} name={`${partOf(list)}, ${kindOf(list)}`} />,
    },
  ]
}

function ChangeLink({ list: { part, kind }, name }: { list: ShotList; name: string }) {
  const say = useWords(shotsWords)
  const { pathname } = useLocation()
  return (
    <Link to={`${pathname}?${new URLSearchParams({ part: part ?? '', kind: kind ?? '' })}`}>
      {say('change')} <span className="visually-hidden">{name}</span>
    </Link>
  )
}

function shotColumns(locale: Locale, shots: Choices['shots'], revision: number): Column<Choices['shots'][number]>[] {
  const say = sayIn(shotsWords, locale)
  return [
    { label: say('shots.title'), look: 'name', render: ({ name }) => name },
    {
      label: say('change'),
      hideLabel: true,
      look: 'actions',
      render: (shot) => (
        <EntryButtons code={shot.code} name={shot.name} revision={revision} isFirst={shot === shots[0]} />
      ),
    },
  ]
}
