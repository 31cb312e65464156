import { href } from 'react-router'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { madeAt } from '#app/kit/http/submissions.server.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { writeDraft } from '../drafts.server.ts'
import { surveyForm } from '../forms.ts'
import { surveyWords } from '../surveys.words.ts'
import { draftWords } from './draft.words.ts'
import { SurveyForm } from './survey-form.tsx'
import type { Route } from './+types/new.route'

type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal }) => surveyForm(codesOf(portal.catalogues.current().families)),
    async ({ portal, viewer, locale }, value) => {
      const page = (id: number) => href('/:locale?/console/surveys/:id', { ...localePrefix(locale), id: String(id) })
      return madeAt(await writeDraft(portal, viewer, value), 'save', page)
    },
  ),
}

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(viewerIn(context))
  const families = codesOf(context.get(portalContext).catalogues.current().families)
  return { families, submission: newUuid() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), requireAdmin(viewerIn(context))]
  const work = { portal, viewer, locale: localeOf(url.pathname), fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'save' })
}

/** What a new one begins with. */
const usual = { trigger: 'ticket', after_days: '1', call_days: '2', kind_0: 'ten' }

export default function NewSurvey({ loaderData: { families, submission }, actionData }: Route.ComponentProps) {
  const say = useWords(draftWords)
  const words = useWords(surveyWords)
  const back = { to: href('/:locale?/console/surveys', localePrefix(useLocale())), label: words('surveys') }
  return (
    <div className="stack">
      <PageTitle title={say('title.new')} />
      <PageHeader back={back} title={say('title.new')} />
      <SurveyForm {...{ families, submission }} initial={usual} version={undefined} refusal={actionData} />
    </div>
  )
}
