import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { DraftBar } from '#app/features/across/versions/versions.bar.tsx'
import { geometryForms } from './actions.server.ts'
import { readFamily } from './families.server.ts'
import { familyWords } from './families.words.ts'
import { changeSizes, sizesTyped } from './sizes-form.ts'
import { SizesForm } from './sizes-table.tsx'
import type { Route } from './+types/geometry.route'
import './families.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { draft, family } = await readFamily(context.get(portalContext), viewerIn(context), params.code)
  const { catalogue: _catalogue, ...state } = draft
  const notice = noticeIn(url.searchParams, ['saved'])?.done
  return { draft: state, code: family.code, geometry: family.geometry, notice }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale, { code }] = [context.get(portalContext), localeOf(url.pathname), params]
  await readFamily(portal, viewer, code)
  const sent = changeSizes(await readFields(request))
  const page = href('/:locale?/console/catalogue/families/:code/geometry', { ...localePrefix(locale), code })
  const work = { portal, viewer, locale, code, ...sent }
  return answerForm(work, geometryForms, { page, notices: { geometry: 'saved' }, otherwise: 'geometry' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Geometry({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(familyWords)
  const locale = useLocale()
  const { draft, code, geometry, notice } = loaderData
  const to = href('/:locale?/console/catalogue/families/:code', { ...localePrefix(locale), code })
  // With other rows the form is another one, which begins with what was typed.
  const isAnother = actionData?.status === 200
  const initial = isAnother ? actionData.submitted : sizesTyped(locale, geometry)
  return (
    <div className="stack">
      <PageTitle title={`${say('geometry')} · ${code}`} />
      <DoneToast title={actionData || !notice ? undefined : say(`notice.${notice}`)} />
      <PageHeader back={{ to, label: code }} title={say('geometry')}>
        {say('geometry.words')}
      </PageHeader>
      <DraftBar draft={draft} page="catalogue" />
      <Card>
        <SizesForm
          key={JSON.stringify(initial)}
          {...{ revision: draft.revision, initial, isAnother, refusal: isAnother ? undefined : actionData }}
        />
      </Card>
    </div>
  )
}
