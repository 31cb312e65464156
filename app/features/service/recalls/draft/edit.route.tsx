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
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { changeDraft } from '../drafts.server.ts'
import { recallForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { choicesIn, remediesIn } from './choices.server.ts'
import { findRecall, serialsOf } from '../recalls.server.ts'
import { draftWords } from './draft.words.ts'
import { initialOf } from './initial.ts'
import { RecallForm } from './recall-form.tsx'
import type { Route } from './+types/edit.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number; checklist: string }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal, locale, checklist }) => recallForm(...choicesIn(portal, locale, checklist)),
    ({ portal, viewer, id }, value) => changeDraft(portal, viewer, id, value),
  ),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const id = idIn(params.id)
  const recall = await findRecall(portal, viewer, id)
  const initial = initialOf(recall, await serialsOf(portal, viewer, id))
  const families = codesOf(portal.catalogues.current().families)
  const checklists = remediesIn(portal, localeOf(url.pathname), recall.checklist)
  return {
    id,
    number: recall.number,
    version: recall.version,
    // What is published stays as it is; what was typed for it meanwhile comes back all the same.
    isDraft: recall.state === 'draft',
    initial,
    families,
    checklists,
    submission: newUuid(),
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  const { checklist } = await findRecall(portal, viewer, id)
  const work = { portal, viewer, locale, id, checklist, fields: await readFields(request) }
  const page = href('/:locale?/console/recalls/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'save' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditRecall({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, version, isDraft, initial, families, checklists, submission } = loaderData
  const say = useWords(draftWords)
  const mistakes = useWords(formWords)
  const to = href('/:locale?/console/recalls/:id', { ...localePrefix(useLocale()), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={`${say('title.edit')} · ${number}`} />
      <PageHeader back={{ to, label: number }} title={say('title.edit')} />
      <WhileOpen
        isOpen={isDraft}
        closed={mistakes('not-draft')}
        refusal={actionData}
        to={to}
        words={formWords}
        texts={['serials']}
      >
        <RecallForm {...{ families, checklists, initial, submission, version }} refusal={actionData} />
      </WhileOpen>
    </div>
  )
}
