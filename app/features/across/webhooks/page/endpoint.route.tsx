import { useLocation } from 'react-router'
import { ButtonForm, DangerFold } from '#app/kit/forms/button-form.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { readIds } from '#app/kit/lists/lists.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { problemText } from './problem-text.ts'
import type { Endpoint } from '../webhooks.ts'
import { readEndpoint } from '../webhooks.server.ts'
import { webhookWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { EventNames } from './event-names.tsx'
import { endpointForms, endpointNotices } from './forms.server.ts'
import { HealthDot } from './health-dot.tsx'
import { LogCard, stateIn } from './log-card.tsx'
import { keeperIn } from './owner.server.ts'
import { SecretCard } from './secret-card.tsx'
import { SecretShown } from './secret-shown.tsx'
import { Trouble } from './trouble.tsx'
import type { Route } from './+types/endpoint.route'
import './page.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { viewer, owner } = keeperIn(context, url)
  const portal = context.get(portalContext)
  const { after: before, view } = readIds(url.searchParams)
  const state = stateIn(url.searchParams)
  return {
    ...(await readEndpoint(portal, viewer, owner, idIn(params.id), { state, before })),
    state,
    view,
    owner,
    now: portal.clock.now(),
    notice: noticeIn(url.searchParams, endpointNotices)?.done,
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const { viewer, owner } = keeperIn(context, url)
  const id = idIn(params.id)
  const pages = pagesOf(locale, owner)
  const work = { portal, viewer, owner, locale, id, fields: await readFields(request) }
  return answerForm(work, endpointForms, {
    page: ({ intent }) => (intent === 'remove' ? pages.list : pages.endpoint(id)),
    notices: { remove: 'removed' },
  })
}

/** One endpoint: how it is, what was sent to it, and all that can be done with it. */
export default function EndpointPage({ loaderData, actionData }: Route.ComponentProps) {
  const { endpoint, owner, notice, now } = loaderData
  const say = useWords(webhookWords)
  const { pathname } = useLocation()
  const locale = useLocale()
  const title = endpoint.description || new URL(endpoint.url).host
  const secret = actionData && 'secret' in actionData ? actionData.secret : undefined
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={{ to: pagesOf(locale, owner).list, label: say('title') }}
        title={title}
        actions={
          endpoint.offAt ? (
            <ButtonForm action={pathname} intent="on">
              {say('on')}
            </ButtonForm>
          ) : (
            <ButtonForm action={pathname} intent="test">
              {say('test')}
            </ButtonForm>
          )
        }
      >
        <HealthDot endpoint={endpoint} />
      </PageHeader>
      {secret === undefined ? null : <SecretShown secret={secret} />}
      <Refused refusal={refusal} />
      <Trouble {...loaderData} />
      <Facts endpoint={endpoint} />
      <LogCard {...loaderData} />
      <Card title={say('settings')}>
        <EndpointForm key={JSON.stringify(endpoint)} endpoint={endpoint} refusal={refusal} />
      </Card>
      <SecretCard endpoint={endpoint} now={now} />
      {endpoint.offAt ? null : (
        <DangerFold intent="off" title={say('off.title')} words={say('off.do.words')} button={say('off')} />
      )}
      <DangerFold intent="remove" title={say('remove')} words={say('remove.words')} button={say('remove.do')} />
    </div>
  )
}

/** Why a button did nothing; what is wrong with the form stands in it. */
function Refused({ refusal }: { refusal: FormFailure | undefined }) {
  const locale = useLocale()
  const [problem] = refusal?.intent === 'save' ? [] : (refusal?.problems ?? [])
  return problem ? <Alert tone="warning" first title={problemText(locale, problem)} /> : null
}

function Facts({ endpoint: { url, events, createdAt, takenAt } }: { endpoint: Endpoint }) {
  const say = useWords(webhookWords)
  const locale = useLocale()
  return (
    <Card>
      <DescriptionList
        items={[
          { term: say('url'), detail: <span className="serial webhook-url">{url}</span>, wide: true },
          { term: say('events'), detail: <EventNames events={events} />, wide: true },
          { term: say('last-taken'), detail: takenAt ? formatDate(locale, takenAt, 'moment') : say('never') },
          { term: say('added'), detail: formatDate(locale, createdAt, 'moment') },
        ]}
      />
    </Card>
  )
}
