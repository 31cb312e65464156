import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { CheckboxField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, maybeId } from '#app/kit/http/ids.ts'
import { SearchField } from '#app/kit/lists/search-field.tsx'
import { readList } from '#app/kit/lists/lists.ts'
import { Problem } from '#app/kit/problem.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { Filters } from '#app/kit/ui/filters.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { countryName } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { mergeForm } from './company-facts.forms.ts'
import { mergeCompanies, previewMerge } from './company-facts.merge.server.ts'
import { findDealers, readFacts } from './company-facts.server.ts'
import { calledApart, type Company, type MergeCounts, mergeKinds } from './company-facts.ts'
import { factsWords } from './company-facts.words.ts'
import { mergeWords } from './merge.words.ts'
import type { Route } from './+types/merge.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [portal, viewer, id] = [context.get(portalContext), requireAdmin(viewerIn(context)), idIn(params.id)]
  const { company } = await readFacts(portal, viewer, id)
  if (company.kind !== 'dealer') throw new Problem('not-found')
  const { q, view } = readList(url.searchParams)
  const into = maybeId(url.searchParams.get('into'))
  return {
    company: { id, name: calledApart(company) },
    view,
    found: (await findDealers(portal, viewer, q)).filter((one) => one.id !== id),
    preview: into === undefined ? undefined : await previewMerge(portal, viewer, id, into),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale, id] = [context.get(portalContext), localeOf(url.pathname), idIn(params.id)]
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'merge' })
}

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'merge', Work> = {
  merge: form(mergeForm, async ({ portal, viewer, id, locale }, { into }) => {
    const mistake = await mergeCompanies(portal, viewer, id, idIn(into))
    if (mistake) return mistake
    return {
      notice: 'merged',
      page: href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: into }),
    }
  }),
}

export default function MergeCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { company, view, found, preview } = loaderData
  const say = useWords(mergeWords)
  const prefix = localePrefix(useLocale())
  const id = String(company.id)
  const path = href('/:locale?/console/companies/:id/merge', { ...prefix, id })
  const back = { to: href('/:locale?/console/companies/:id', { ...prefix, id }), label: company.name }
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader back={back} title={say('title')}>
        {say('words', { name: company.name })}
      </PageHeader>
      {preview ? (
        <Preview key={preview.into.id} name={company.name} {...preview} refusal={actionData} />
      ) : (
        <Card title={say('choose')}>
          <Filters action={path} resetTo={view.q ? path : undefined}>
            <SearchField q={view.q} tooShort={view.tooShort} where={say('search.where')} />
          </Filters>
          {found.length > 0 ? <Dealers path={path} found={found} /> : view.q ? <p>{say('none')}</p> : null}
        </Card>
      )}
    </div>
  )
}

function Dealers({ path, found }: { path: string; found: Company[] }) {
  const say = useWords(factsWords)
  const merge = useWords(mergeWords)
  const locale = useLocale()
  const columns: Column<Company>[] = [
    { label: say('name'), look: 'name', render: ({ id, name }) => <RowLink to={`${path}?into=${id}`}>{name}</RowLink> },
    { label: say('customerNumber'), look: 'serial', render: ({ customerNumber }) => customerNumber },
    { label: say('city'), render: ({ city }) => city },
    { label: say('country'), render: ({ country }) => countryName(locale, country) },
    { label: say('vatNumber'), extra: true, look: 'serial', render: ({ vatNumber }) => vatNumber },
  ]
  return <Table caption={merge('choose')} columns={columns} rows={found} rowKey={({ id }) => id} />
}

type PreviewProps = { name: string; into: Company; counts: MergeCounts; refusal: FormFailure | undefined }

/** What moves, and what does not, before it is done. */
function Preview({ name, into, counts, refusal }: PreviewProps) {
  const say = useWords(mergeWords)
  const locale = useLocale()
  const names = { name, into: calledApart(into) }
  const merging = useForm(mergeForm, {
    id: 'merge',
    words: mergeWords,
    labels: { into: '', confirm: say('confirm', names) },
    failure: refusal,
  })
  const items = mergeKinds.map((kind) => ({ term: say(`count.${kind}`), detail: formatNumber(locale, counts[kind]) }))
  return (
    <Card title={say('preview', names)}>
      <Form form={merging}>
        <DescriptionList columns={3} items={items} />
        <p>{say('stays', names)}</p>
        <input type="hidden" name="into" value={into.id} />
        <CheckboxField field={merging.fields.confirm} />
        <div>
          <SubmitButton variant="danger">{say('do')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
