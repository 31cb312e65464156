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
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { writeDraft } from '../drafts.server.ts'
import { recallForm } from '../forms.ts'
import { choicesIn, remediesIn } from './choices.server.ts'
import { proposeNumber } from '../recalls.server.ts'
import { recallWords } from '../recalls.words.ts'
import { draftWords } from './draft.words.ts'
import { RecallForm } from './recall-form.tsx'
import type { Route } from './+types/new.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal, locale }) => recallForm(...choicesIn(portal, locale)),
    async ({ portal, viewer, locale }, value) => {
      const page = (id: number) => href('/:locale?/console/recalls/:id', { ...localePrefix(locale), id: String(id) })
      return madeAt(await writeDraft(portal, viewer, value), 'save', page)
    },
  ),
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const families = codesOf(portal.catalogues.current().families)
  const checklists = remediesIn(portal, localeOf(url.pathname))
  return { families, checklists, submission: newUuid(), number: await proposeNumber(portal, viewer) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'save' })
}

export default function NewRecall({ loaderData, actionData }: Route.ComponentProps) {
  const { families, checklists, submission, number } = loaderData
  const say = useWords(draftWords)
  const back = {
    to: href('/:locale?/console/recalls', localePrefix(useLocale())),
    label: useWords(recallWords)('recalls'),
  }
  return (
    <div className="stack">
      <PageTitle title={say('title.new')} />
      <PageHeader back={back} title={say('title.new')} />
      <RecallForm
        {...{ families, checklists }}
        initial={{ number, kind: 'recall' }}
        submission={submission}
        version={undefined}
        refusal={actionData}
      />
    </div>
  )
}
