import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace, WhileOpen } from '#app/kit/forms/form.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn, newUuid } from '#app/kit/http/ids.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { textAmong } from '#app/kit/words/texts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { changeLines } from '#app/features/trade/items/items.forms.ts'
import { audienceOf, findPackageForStaff } from '../desk.server.ts'
import { changePackage } from '../drafts.server.ts'
import { initialOf, packageForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { packageLineCount, packageLineParts } from '../lines.forms.ts'
import { type Kind, linesMost, mayChange } from '../packages.ts'
import { deskWords } from './desk.words.ts'
import { choicesIn, codesIn, picturesIn } from './form.server.ts'
import { formKey, PackageForm } from './package-form.tsx'
import type { Route } from './+types/edit.route'
import '../packages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number; kind: Kind; checklist: string }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal, kind, checklist, locale, fields }) =>
      packageForm(kind, codesIn(choicesIn(portal, locale, checklist)), locale, packageLineCount(fields.get('lines'))),
    ({ portal, viewer, id, locale }, value) => changePackage(portal, viewer, id, value, locale),
  ),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const it = await findPackageForStaff(portal, viewer, idIn(params.id))
  const { id, kind, revision, state } = it
  const initial = initialOf(it, await audienceOf(portal, viewer, it), locale)
  const choices = {
    ...choicesIn(portal, locale, it.checklist),
    pictures: await picturesIn(portal, locale, it.pictureId),
  }
  return {
    id,
    title: textAmong(it.titles, locale),
    // What is published or ended is no agent's to change; what was typed for it meanwhile comes back all the same.
    isOpen: mayChange(viewer, it),
    form: { kind, revision, isPublished: state === 'published', initial, ...choices, submission: newUuid() },
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const { id, kind, checklist } = await findPackageForStaff(portal, viewer, idIn(params.id))
  const sent = changeLines(await readFields(request), { parts: packageLineParts, most: linesMost })
  const page = href('/:locale?/console/packages/:id', { ...localePrefix(locale), id: params.id })
  return answerForm({ portal, viewer, locale, id, kind, checklist, ...sent }, forms, { page, otherwise: 'save' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditPackage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, isOpen, form: shown } = loaderData
  const say = useWords(deskWords)
  const mistakes = useWords(formWords)
  const to = href('/:locale?/console/packages/:id', { ...localePrefix(useLocale()), id: String(id) })
  return (
    <div className="stack">
      <PageTitle title={`${say('title.edit')} · ${title}`} />
      <PageHeader back={{ to, label: title }} title={say('title.edit')} />
      <WhileOpen
        isOpen={isOpen}
        closed={mistakes('not-draft')}
        refusal={actionData}
        to={to}
        words={formWords}
        texts={['prices']}
      >
        <PackageForm key={formKey(actionData)} {...shown} refusal={actionData} />
      </WhileOpen>
    </div>
  )
}
