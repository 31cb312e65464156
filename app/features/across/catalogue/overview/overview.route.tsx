import { isDeepStrictEqual } from 'node:util'
import { Form as PlainForm, href } from 'react-router'
import { labelsIn } from '#app/catalogue/catalogue.labels.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn, requireAdmin } from '#app/features/people/account/account.server.ts'
import { DiscardFold, PublishCard } from '#app/features/across/versions/versions.publish.tsx'
import { Versions } from '#app/features/across/versions/versions.table.tsx'
import { EffectsCard } from '../coverage/effects-card.tsx'
import { effectsOf } from '../coverage/effects.server.ts'
import { laneEffectsOf } from '../lane/effects.server.ts'
import { LaneEffectsCard } from '../lane/lane-effects.tsx'
import { readDraft, readFindings, readVersions } from '../draft.server.ts'
import { draftWords } from '../draft.words.ts'
import { forms, intents } from './actions.server.ts'
import { contentsOf } from './contents.server.ts'
import { Contents } from './contents-card.tsx'
import { Findings } from './findings-card.tsx'
import { overviewWords } from './overview.words.ts'
import { shownOf } from './shown.ts'
import type { Route } from './+types/overview.route'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const draft = await readDraft(portal, viewer)
  const { catalogue, ...state } = draft
  const isLaneSame = isDeepStrictEqual(catalogue.lane, portal.catalogues.current().lane)
  const [findings, effects, laneEffects, versions] = await Promise.all([
    // Nothing is published without a draft.
    state.changedAt === null ? undefined : readFindings(portal, viewer, draft),
    effectsOf(portal, viewer, draft),
    isLaneSame ? undefined : laneEffectsOf(portal, viewer, draft),
    readVersions(portal, viewer),
  ])
  return {
    draft: state,
    contents: contentsOf(catalogue, portal.catalogues.current()),
    isEmpty: catalogue.families.length + catalogue.parts.length + catalogue.kinds.length === 0,
    findings: findings && shownOf(findings, labelsIn(localeOf(url.pathname), catalogue)),
    effects,
    laneEffects,
    versions,
    current: portal.catalogues.current().version,
    notice: noticeIn(url.searchParams, Object.values(intents))?.done,
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/catalogue', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, notices: intents })
}

/** After any refusal the page is read again: what keeps the draft from being published changes with what is in use. */
export function shouldRevalidate(): boolean {
  return true
}

export default function Overview({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useWords(overviewWords)
  const words = useWords(draftWords)
  const locale = useLocale()
  const { draft, contents, isEmpty, findings, effects, laneEffects, versions, current, notice } = page
  const isChanged = draft.changedAt !== null
  const publication = isChanged && actionData?.intent === 'publish' ? actionData : undefined
  // What a button refuses stands above; the form says by itself what is wrong with it, as long as it is there.
  const refused = publication ? undefined : actionData?.problems[0]
  return (
    <div className="stack">
      <PageTitle title={words('catalogue')} />
      <DoneToast title={actionData ? undefined : notice && say(`notice.${notice}`)} />
      <PageHeader eyebrow={say('console')} title={words('catalogue')} />
      {refused ? <Alert first tone="danger" title={wordProblem(locale, draftWords, refused)} /> : null}
      <p className="muted">{say('intro')}</p>
      {isEmpty && <Beginning revision={draft.revision} />}
      <Contents contents={contents} />
      {isChanged && (
        <>
          {findings ? <Findings findings={findings} /> : null}
          {effects ? <EffectsCard effects={effects} /> : null}
          {laneEffects ? <LaneEffectsCard effects={laneEffects} /> : null}
          <PublishCard draft={draft} refusal={publication} />
          <DiscardFold revision={draft.revision} />
        </>
      )}
      <Versions
        versions={versions}
        current={current}
        draft={draft}
        fileOf={(number) =>
          href('/:locale?/console/catalogue/versions/:number', { ...localePrefix(locale), number: `${number}` })
        }
      />
    </div>
  )
}

/** A maker may begin with what is there, or with nothing. */
function Beginning({ revision }: { revision: number }) {
  const say = useWords(overviewWords)
  return (
    <Card>
      <EmptyState
        title={say('empty')}
        action={
          <>
            <PlainForm method="post">
              <input type="hidden" name="revision" value={revision} />
              <Button type="submit" name="intent" value="template">
                {say('template.begin')}
              </Button>
            </PlainForm>
            <LinkButton to={href('/:locale?/console/catalogue/families/new', localePrefix(useLocale()))}>
              {say('nothing.begin')}
            </LinkButton>
          </>
        }
      >
        {say('empty.words')}
      </EmptyState>
    </Card>
  )
}
