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
import { mayChange } from '../bulletins.ts'
import { audienceOf, findBulletin } from '../desk.server.ts'
import { changeBulletin } from '../drafts.server.ts'
import { bulletinForm, initialOf } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { BulletinForm } from './bulletin-form.tsx'
import { deskWords } from './desk.words.ts'
import type { Route } from './+types/edit.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal }) => bulletinForm(codesOf(portal.catalogues.current().families)),
    ({ portal, viewer, id }, value) => changeBulletin(portal, viewer, id, value),
  ),
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const id = idIn(params.id)
  const bulletin = await findBulletin(portal, viewer, id)
  const { number, revision, state } = bulletin
  const initial = initialOf(bulletin, await audienceOf(portal, viewer, bulletin))
  const families = codesOf(portal.catalogues.current().families)
  return {
    id,
    number,
    // What an administrator published is no agent's to change; what was typed for it meanwhile comes back all the same.
    isOpen: mayChange(viewer, bulletin),
    form: { revision, isPublished: state === 'published', initial, families, submission: newUuid() },
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const id = idIn(params.id)
  await findBulletin(portal, viewer, id)
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  const page = href('/:locale?/console/bulletins/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, otherwise: 'save' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditBulletin({ loaderData, actionData }: Route.ComponentProps) {
  const { id, number, isOpen, form: shown } = loaderData
  const say = useWords(deskWords)
  const mistakes = useWords(formWords)
  const to = href('/:locale?/console/bulletins/:id', { ...localePrefix(useLocale()), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={`${say('title.edit')} · ${number}`} />
      <PageHeader back={{ to, label: number }} title={say('title.edit')} />
      <WhileOpen
        isOpen={isOpen}
        closed={mistakes('not-draft')}
        refusal={actionData}
        to={to}
        words={formWords}
        texts={['serials']}
      >
        <BulletinForm {...shown} refusal={actionData} />
      </WhileOpen>
    </div>
  )
}
