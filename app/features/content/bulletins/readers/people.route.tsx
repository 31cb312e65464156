import { href } from 'react-router'
import { idIn } from '#app/kit/http/ids.ts'
import { ListPage } from '#app/kit/lists/list-page.tsx'
import { readOrLog } from '#app/kit/lists/pages.server.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { SelectField } from '#app/kit/lists/select-field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { StatusDot } from '#app/kit/ui/status.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { bulletinWords } from '../bulletins.words.ts'
import { findBulletin, listPeople } from '../desk.server.ts'
import type { AskedPerson } from '../readers.store.server.ts'
import { peopleList, type PeopleView, words } from './people-params.ts'
import { peopleWords } from './people.words.ts'
import type { Route } from './+types/people.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const { id, number } = await findBulletin(portal, viewer, idIn(params.id))
  const { filter, view } = peopleList.read(url.searchParams)
  const page = await readOrLog(portal.log, 'who confirms a bulletin', () => listPeople(portal, viewer, id, filter))
  return { id, number, view, page }
}

/** Everybody whose word a bulletin asks for, and who has given it. */
export default function BulletinPeople({ loaderData: { id, number, view, page } }: Route.ComponentProps) {
  const say = useWords(peopleWords)
  const bulletins = useWords(bulletinWords)
  const locale = useLocale()
  const here = { ...localePrefix(locale), id: String(id) }
  const path = href('/:locale?/console/bulletins/:id/people', here)
  const toView = (one: Partial<PeopleView>) => path + peopleList.search(one)
  const title = say('title', { number })
  return (
    <ListPage
      path={path}
      title={title}
      eyebrow={bulletins('bulletins')}
      actions={<Link to={href('/:locale?/console/bulletins/:id', here)}>{number}</Link>}
      view={view}
      page={page}
      say={say}
      toView={toView}
      filters={<PeopleFilters path={path} view={view} toView={toView} />}
      renderRows={(rows) => (
        <Table caption={title} columns={columnsFor(locale)} rows={rows} rowKey={(person) => person.id} />
      )}
      isFiltered={peopleList.isFiltered(view)}
      none={{ words: say('empty.words') }}
    />
  )
}

type FiltersProps = { path: string; view: PeopleView; toView: (view: Partial<PeopleView>) => string }

function PeopleFilters({ path, view, toView }: FiltersProps) {
  const say = useWords(peopleWords)
  return (
    <Filters action={path} resetTo={peopleList.isFiltered(view) ? toView({}) : undefined}>
      <SearchField q={view.q} tooShort={view.tooShort} where={say('search.hint')} hint={say('search.fields')} />
      <FilterFold set={[view.word]}>
        <SelectField
          name="word"
          label={say('word')}
          all={say('all')}
          chosen={view.word}
          options={words}
          nameOf={(word) => say(`word.${word}`)}
        />
      </FilterFold>
    </Filters>
  )
}

function columnsFor(locale: Locale): Column<AskedPerson>[] {
  const say = sayIn(peopleWords, locale)
  const role = sayIn(roleWords, locale)
  return [
    { label: say('name'), look: 'main', render: ({ name }) => name },
    { label: say('company'), render: ({ companyName }) => companyName },
    { label: say('role'), labelled: true, render: (person) => role(person.role) },
    { label: say('country'), extra: true, labelled: true, render: ({ country }) => countryName(locale, country) },
    {
      label: say('word'),
      render: ({ confirmedAt }) => (
        <StatusDot tone={confirmedAt ? 'green' : 'orange'}>
          {confirmedAt ? formatDate(locale, confirmedAt) : say('word.missing')}
        </StatusDot>
      ),
    },
  ]
}
