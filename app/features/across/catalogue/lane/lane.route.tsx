import { href } from 'react-router'
import { textIn } from '#app/catalogue/catalogue.ts'
import { labelsIn, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { SectionPage } from '../editing/section-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { Findings } from '../overview/findings-card.tsx'
import { findingsIn } from '../findings.ts'
import { forms, notices } from './actions.server.ts'
import { laneEffectsOf } from './effects.server.ts'
import { reasonsIn, valuedParts } from './forms.ts'
import { shownOf } from '../overview/shown.ts'
import { LaneEffectsCard } from './lane-effects.tsx'
import { LaneForm } from './lane-form.tsx'
import { laneWords } from './lane.words.ts'
import type { Route } from './+types/lane.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), requireAdmin(viewerIn(context))]
  const { catalogue, asked: _asked, ...page } = await beginSection({ url, context }, notices)
  const locale = localeOf(url.pathname)
  const labels = labelsIn(locale, catalogue)
  const { families, kinds, parts } = labels
  const findings = findingsIn(catalogue, { families: [], parts: [], kinds: [], checklists: [] })
  return {
    ...page,
    lane: catalogue.lane,
    families,
    kinds,
    parts: valuedParts(catalogue).map((code) => ({ code, name: nameOf(parts, code) })),
    reasons: reasonsIn(catalogue).map((code) => {
      return { code, name: textIn(locale, catalogue.answers.find((one) => one.code === code)?.title ?? {}) || code }
    }),
    effects: await laneEffectsOf(portal, viewer, { catalogue }),
    findings: shownOf(
      findings.filter(({ section }) => section === 'lane'),
      labels,
    ),
  }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/lane', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function LanePage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, notice, effects, findings, ...data } = loaderData
  const say = useWords(laneWords)
  return (
    <SectionPage
      title={say('section.lane')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      {findings.error.shown.length + findings.warning.shown.length > 0 ? <Findings findings={findings} /> : null}
      {effects ? <LaneEffectsCard effects={effects} /> : null}
      <LaneForm key={draft.revision} {...data} revision={draft.revision} refusal={actionData} />
    </SectionPage>
  )
}
