import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
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
import { draftWords } from '../draft.words.ts'
import { alikeIn } from '../alike.ts'
import { familyForms, familyNotices } from './actions.server.ts'
import { AttributesForm } from './attributes-form.tsx'
import { FactsForm } from './facts-form.tsx'
import { listUnfit, readFamily } from './families.server.ts'
import { familyWords } from './families.words.ts'
import { GeometryCard, PicturesLine } from './family-links.tsx'
import { MissingTexts } from './missing-texts.tsx'
import { RemoveFold } from './remove-fold.tsx'
import { changeRows } from './rows.ts'
import { SerialCard } from './serial-card.tsx'
import { groupRows } from './serial-form.ts'
import type { Route } from './+types/family.route'
import './families.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const { draft, family } = await readFamily(portal, viewer, params.code)
  const { catalogue, ...state } = draft
  const unfit = await listUnfit(portal, viewer, family)
  const alike = alikeIn(catalogue, family.code)
  const notice = noticeIn(url.searchParams, ['added', 'saved'])?.done
  return { draft: state, family, attributes: catalogue.attributes, unfit, alike, notice }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale, { code }] = [context.get(portalContext), localeOf(url.pathname), params]
  await readFamily(portal, viewer, code)
  const sent = changeRows(groupRows, await readFields(request))
  const page = href('/:locale?/console/catalogue/families/:code', { ...localePrefix(locale), code })
  const work = { portal, viewer, locale, code, ...sent }
  return answerForm(work, familyForms, { page, notices: familyNotices, otherwise: 'serial' })
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function OneFamily({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(familyWords)
  const words = useWords(draftWords)
  const locale = useLocale()
  const { draft, family, attributes, unfit, alike, notice } = page
  const { revision } = draft
  const failure = actionData && 'problems' in actionData ? actionData : undefined
  const refusal = (intent: string) => (failure?.intent === intent ? failure : undefined)
  const title = [family.code, textIn(locale, family.name)].filter(Boolean).join(' · ')
  const to = href('/:locale?/console/catalogue/families', localePrefix(locale))
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={actionData || !notice ? undefined : say(`notice.${notice}`)} />
      <PageHeader back={{ to, label: words('section.families') }} title={title} />
      <DraftBar draft={draft} page="catalogue" />
      <MissingTexts family={family} />
      <Card title={say('facts')}>
        <div className="stack-small">
          <FactsForm {...{ family, revision, refusal: refusal('facts') }} />
          <PicturesLine />
        </div>
      </Card>
      <SerialCard {...{ family, revision, unfit, alike }} answer={actionData} />
      <Card title={say('attributes')}>
        <AttributesForm {...{ family, attributes, revision, refusal: refusal('attributes') }} />
      </Card>
      <GeometryCard family={family} />
      <RemoveFold revision={revision} refusal={refusal('remove')} />
    </div>
  )
}
