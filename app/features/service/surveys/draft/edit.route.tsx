import { href } from 'react-router'
import { codesOf } from '#app/catalogue/catalogue.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace, WhileOpen } from '#app/kit/forms/form.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, newUuid } from '#app/kit/http/ids.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { findAudience } from '#app/features/people/audience/audience.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { changeDraft, readSurvey } from '../drafts.server.ts'
import { initialOf, surveyForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { textOf } from '../surveys.ts'
import { draftWords } from './draft.words.ts'
import { SurveyForm } from './survey-form.tsx'
import type { Route } from './+types/edit.route'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal }) => surveyForm(codesOf(portal.catalogues.current().families)),
    ({ portal, viewer, id }, value) => changeDraft(portal, viewer, id, value),
  ),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const locale = localeOf(url.pathname)
  const survey = await readSurvey(portal, viewer, idIn(params.id))
  const { id, version, title, audienceId } = survey
  const initial = initialOf(survey, await findAudience(portal.db, audienceId))
  const families = codesOf(portal.catalogues.current().families)
  return {
    id,
    version,
    title: textOf(title, locale).text,
    isDraft: survey.state === 'draft',
    initial,
    families,
    submission: newUuid(),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), requireAdmin(viewerIn(context)), localeOf(url.pathname)]
  const id = idIn(params.id)
  await readSurvey(portal, viewer, id)
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  const page = href('/:locale?/console/surveys/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'save' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditSurvey({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, title, isDraft, initial, families, submission } = loaderData
  const say = useWords(draftWords)
  const mistakes = useWords(formWords)
  const to = href('/:locale?/console/surveys/:id', { ...localePrefix(useLocale()), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={`${say('title.edit')} · ${title}`} />
      <PageHeader back={{ to, label: title }} title={say('title.edit')} />
      <WhileOpen
        isOpen={isDraft}
        closed={mistakes('not-draft')}
        refusal={actionData}
        to={to}
        words={formWords}
        texts={[]}
      >
        <SurveyForm {...{ families, initial, submission, version }} refusal={actionData} />
      </WhileOpen>
    </div>
  )
}
