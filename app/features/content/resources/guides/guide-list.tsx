import { FileText } from 'lucide-react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { ListError, NoResult } from '#app/kit/lists/list-states.tsx'
import { listSearch } from '#app/kit/lists/lists.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { useRememberedList } from '#app/kit/lists/way-back.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { FilterFold, Filters } from '#app/kit/ui/filters.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatBytes, formatDate } from '#app/kit/words/formats.ts'
import { locales, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { useFamilies } from '#app/catalogue/catalogue.labels.ts'
import { type Guide, type GuideShelf, pathOf, shelfPaths } from '../resources.ts'
import { resourceWords } from '../resources.words.ts'
import type { GuideView } from './guides.server.ts'
import { guidesWords } from './guides.words.ts'
import '../resources.css'
import './guides.css'

type Page = { shelf: GuideShelf; view: GuideView; guides: Guide[] | undefined }

export function GuideList({ page: { shelf, view, guides } }: { page: Page }) {
  const say = useWords(guidesWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  const path = pathIn(locale, shelfPaths[shelf])
  const title = words(shelf === 'manual' ? 'manuals' : 'size-guides')
  useRememberedList(path, guideSearch(view))
  return (
    <div className="resource-list">
      <PageTitle title={title} />
      <PageHeader
        back={{ to: href('/:locale?/resources', localePrefix(locale)), label: words('resources') }}
        title={title}
      >
        {say(`${shelf}.intro`)}
      </PageHeader>
      <GuideFilters path={path} view={view} />
      {!guides && <ListError title={say('error')} retryTo={path + guideSearch(view)} />}
      {guides && guides.length > 0 && (
        <ul className="guide-list">
          {guides.map((guide) => (
            <GuideCard key={guide.id} guide={guide} />
          ))}
        </ul>
      )}
      {guides?.length === 0 && <NoGuides path={path} view={view} />}
    </div>
  )
}

function guideSearch({ q, language, model }: GuideView): string {
  return listSearch({ q, language, model })
}

/** Where other languages are left to look in, they are offered. */
function NoGuides({ path, view }: { path: string; view: GuideView }) {
  const say = useWords(guidesWords)
  const isAll = view.language === 'all'
  const everywhere = path + guideSearch({ ...view, language: 'all' })
  return (
    <NoResult
      search={view}
      title={say('empty')}
      action={isAll ? undefined : <LinkButton to={everywhere}>{say('show-all')}</LinkButton>}
    >
      {isAll ? null : say('empty.words')}
    </NoResult>
  )
}

function GuideFilters({ path, view: { q, tooShort, language, model } }: { path: string; view: GuideView }) {
  const say = useWords(guidesWords)
  const words = useWords(resourceWords)
  const own = useLocale()
  const families = useFamilies()
  // The reader's own language is what an address means that names none.
  const others = locales.filter((one) => one !== own)
  const isChanged = q !== '' || language !== own || model !== undefined
  return (
    <Filters action={path} resetTo={isChanged ? path : undefined}>
      <SearchField q={q} tooShort={tooShort} where={say('where')} />
      <FilterFold set={[model, language !== own]}>
        <Field id="model" label={say('model')}>
          {(control) => (
            <NativeSelect {...control} name="model" defaultValue={model ?? ''}>
              <option value="">{say('model.all')}</option>
              {families.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field id="language" label={say('language')}>
          {(control) => (
            <NativeSelect {...control} name="language" defaultValue={language === own ? '' : language}>
              <option value="">{words(`language.${own}`)}</option>
              {others.map((one) => (
                <option key={one} value={one}>
                  {words(`language.${one}`)}
                </option>
              ))}
              <option value="all">{say('language.all')}</option>
            </NativeSelect>
          )}
        </Field>
      </FilterFold>
    </Filters>
  )
}

function GuideCard({ guide }: { guide: Guide }) {
  const say = useWords(guidesWords)
  const words = useWords(resourceWords)
  const locale = useLocale()
  return (
    <li className="guide">
      <span className="guide-icon">
        <FileText size={20} aria-hidden />
      </span>
      <div className="guide-words">
        <p className="eyebrow">{guide.family}</p>
        <h2>
          <Link to={pathIn(locale, pathOf(guide))} lang={guide.language}>
            {guide.title}
          </Link>
        </h2>
        <p className="muted numbers">
          {words(`language.${guide.language}`)} · {words('version', { number: guide.version })} ·{' '}
          {formatBytes(locale, guide.bytes)}
        </p>
        <p className="muted numbers guide-line">
          <span>{say('updated', { day: formatDate(locale, guide.changedAt) })}</span>
          <span>{words('reads', { count: guide.reads })}</span>
        </p>
      </div>
    </li>
  )
}
