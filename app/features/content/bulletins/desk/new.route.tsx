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
import { bulletinWords } from '../bulletins.words.ts'
import { proposeNumber } from '../desk.server.ts'
import { writeDraft } from '../drafts.server.ts'
import { bulletinForm } from '../forms.ts'
import { BulletinForm } from './bulletin-form.tsx'
import { deskWords } from './desk.words.ts'
import type { Route } from './+types/new.route'
import '../pages.css'

type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'save', Work> = {
  save: form(
    ({ portal }) => bulletinForm(codesOf(portal.catalogues.current().families)),
    async ({ portal, viewer, locale }, value) => {
      const page = (id: number) => href('/:locale?/console/bulletins/:id', { ...localePrefix(locale), id: String(id) })
      return madeAt(await writeDraft(portal, viewer, value), 'save', page)
    },
  ),
}

export async function loader({ context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = staffIn(context)
  const families = codesOf(portal.catalogues.current().families)
  return { families, submission: newUuid(), number: await proposeNumber(portal, viewer) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname, otherwise: 'save' })
}

/** Its audience begins with dealers: what workshops are told is no matter of riders, unless staff say so. */
export default function NewBulletin({ loaderData, actionData }: Route.ComponentProps) {
  const { families, submission, number } = loaderData
  const say = useWords(deskWords)
  const back = {
    to: href('/:locale?/console/bulletins', localePrefix(useLocale())),
    label: useWords(bulletinWords)('bulletins'),
  }
  return (
    <div className="stack">
      <PageTitle title={say('title.new')} />
      <PageHeader back={back} title={say('title.new')} />
      <BulletinForm
        families={families}
        initial={{ number, asks: true, audience_sides: ['dealer'] }}
        submission={submission}
        revision={undefined}
        isPublished={false}
        refusal={actionData}
      />
    </div>
  )
}
