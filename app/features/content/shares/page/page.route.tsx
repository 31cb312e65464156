import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace } from '#app/kit/forms/form.tsx'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { DangerFold } from '#app/kit/forms/button-form.tsx'
import { type FormFailure, wordProblem } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { dayOf } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { formWords } from '../forms.words.ts'
import { readShare, requireSharing, revokeShare } from '../shares.server.ts'
import { stateOf } from '../shares.ts'
import { shareWords } from '../shares.words.ts'
import { StateDot } from '../state-dot.tsx'
import { FactsCard, FilesCard, LinkCard } from './cards.tsx'
import { pageWords } from './page.words.ts'
import type { Route } from './+types/page.route'

type Work = Sent & { portal: Portal; viewer: Viewer; id: number }

const forms: Forms<'revoke', Work> = {
  revoke: button(({ portal, viewer, id }) => revokeShare(portal, viewer, id)),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  const { share, ...found } = await readShare(portal, viewer, localeOf(url.pathname), idIn(params.id))
  const state = stateOf(share, dayOf(portal.clock.now()))
  const notice = noticeIn(url.searchParams, ['share', 'revoke'])?.done
  return { share, ...found, state, notice, isStaff: viewer.side === 'maker' }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, viewer] = [context.get(portalContext), viewerIn(context)]
  requireSharing(viewer)
  const id = idIn(params.id)
  const work = { portal, viewer, id, locale: localeOf(url.pathname), fields: await readFields(request) }
  return answerForm(work, forms, { page: url.pathname })
}

export const shouldRevalidate = revalidatesAfterLostRace

/** One share: its link, its files as they are now, and what came of it. */
export default function SharePage({ loaderData, actionData }: Route.ComponentProps) {
  const { share, files, link, state, notice, isStaff } = loaderData
  const say = useWords(pageWords)
  const words = useWords(shareWords)
  const title = say('title', { number: String(share.id) })
  const shares = href('/:locale?/resources/media/shares', localePrefix(useLocale()))
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader back={{ to: shares, label: words('shares') }} title={share.recipient}>
        <span className="cluster">
          <StateDot state={state} />
          <span className="muted">{title}</span>
        </span>
      </PageHeader>
      {state !== 'open' && actionData ? <Refusal refusal={actionData} /> : null}
      <div className="columns">
        <div className="stack">
          {state === 'open' && !isStaff ? <LinkCard link={link} /> : null}
          <FilesCard share={share} files={files} />
        </div>
        <aside className="stack">
          <FactsCard share={share} />
          {state === 'open' ? (
            <DangerFold
              intent="revoke"
              title={say('revoke.title')}
              words={say('revoke.words')}
              button={words('revoke')}
              refused={actionData ? <Refusal refusal={actionData} /> : undefined}
            />
          ) : null}
        </aside>
      </div>
    </div>
  )
}

function Refusal({ refusal: { problems } }: { refusal: FormFailure }) {
  const locale = useLocale()
  return problems.map((problem) => (
    <Alert key={problem.message} tone="danger" title={wordProblem(locale, formWords, problem)} />
  ))
}
