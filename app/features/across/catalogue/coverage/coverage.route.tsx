import { href } from 'react-router'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { useAdded } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { SectionPage } from '../editing/section-page.tsx'
import { answerSection, beginSection } from '../editing/section.server.ts'
import { forms, notices } from './actions.server.ts'
import { coverageWords } from './coverage.words.ts'
import { EffectsCard } from './effects-card.tsx'
import { effectsOf } from './effects.server.ts'
import { FloorsForm } from './floors-form.tsx'
import { RuleForm } from './rule-form.tsx'
import { RulesTable } from './rules-table.tsx'
import type { Route } from './+types/coverage.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), requireAdmin(viewerIn(context))]
  const { catalogue, asked, ...page } = await beginSection({ url, context }, notices)
  return {
    ...page,
    rules: catalogue.rules,
    floors: catalogue.floors,
    choices: labelsIn(localeOf(url.pathname), catalogue),
    known: catalogue.rules.find(({ code }) => code === asked),
    effects: await effectsOf(portal, viewer, { catalogue }),
  }
}

export async function action(args: Route.ActionArgs) {
  const page = href('/:locale?/console/catalogue/coverage', localePrefix(localeOf(args.url.pathname)))
  return answerSection(args, page, forms, notices)
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function Coverage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, rules, floors, choices, known, effects, notice } = loaderData
  const say = useWords(coverageWords)
  const { revision } = draft
  const of = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  const added = useAdded(rules.length)
  return (
    <SectionPage
      title={say('section.coverage')}
      intro={say('intro')}
      draft={draft}
      done={notice && say(`notice.${notice}`)}
      refusal={actionData}
    >
      {effects ? <EffectsCard effects={effects} /> : null}
      <Card title={say('rules')} flush={rules.length > 0}>
        {rules.length > 0 ? (
          <RulesTable rules={rules} choices={choices} revision={revision} />
        ) : (
          <p className="muted">{say('rules.none')}</p>
        )}
      </Card>
      {Object.values(choices).every(({ length }) => length > 0) ? (
        <RuleForm
          // Another rule, or one more: the form is another one.
          key={`${known?.code ?? ''} ${added}`}
          {...{ known, choices, revision }}
          refusal={of('rule')}
        />
      ) : (
        <Card title={say('rule.new')}>
          <p className="muted">{say('rules.first')}</p>
        </Card>
      )}
      <FloorsForm floors={floors} revision={revision} refusal={of('floors')} />
    </SectionPage>
  )
}
