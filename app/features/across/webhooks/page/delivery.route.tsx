import { useLocation } from 'react-router'
import { ButtonForm, OneButtonCard } from '#app/kit/forms/button-form.tsx'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import type { Owner, Try } from '../webhooks.ts'
import { readDelivery, resend, skip } from '../webhooks.server.ts'
import { eventWords, webhookWords } from '../webhooks.words.ts'
import { pagesOf } from './addresses.ts'
import { answerText } from './answer-text.ts'
import { DeliveryDot } from './delivery-dot.tsx'
import { eventNameIn } from './event-names.tsx'
import { keeperIn } from './owner.server.ts'
import { problemText } from './problem-text.ts'
import type { Route } from './+types/delivery.route'
import './page.css'

type Work = Sent & { portal: Portal; viewer: Viewer; owner: Owner; which: [number, number] }

const forms: Forms<'resend' | 'skip', Work> = {
  resend: button(({ portal, viewer, owner, which }) => resend(portal, viewer, owner, which)),
  skip: button(({ portal, viewer, owner, which }) => skip(portal, viewer, owner, which)),
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { viewer, owner } = keeperIn(context, url)
  const which: [number, number] = [idIn(params.id), idIn(params.delivery)]
  const read = await readDelivery(context.get(portalContext), viewer, owner, which)
  return { ...read, owner, notice: noticeIn(url.searchParams, ['resend', 'skip'])?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const { viewer, owner } = keeperIn(context, url)
  const which: [number, number] = [idIn(params.id), idIn(params.delivery)]
  const work = { portal, viewer, owner, locale, which, fields: await readFields(request) }
  return answerForm(work, forms, { page: pagesOf(locale, owner).delivery(...which) })
}

/** One delivery: what was sent, how often, and what was answered. */
export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { endpoint, delivery, body, tries, owner, notice } = loaderData
  const say = useWords(webhookWords)
  const { pathname } = useLocation()
  const locale = useLocale()
  const title = eventNameIn(useWords(eventWords), delivery.type)
  const [problem] = actionData?.problems ?? []
  const holdsUp = delivery.state === 'waiting' && delivery.tries > 0 && !endpoint.offAt
  const back = {
    to: pagesOf(locale, owner).endpoint(endpoint.id),
    label: endpoint.description || new URL(endpoint.url).host,
  }
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader
        back={back}
        title={title}
        actions={
          delivery.state === 'waiting' || endpoint.offAt ? undefined : (
            <ButtonForm action={pathname} intent="resend">
              {say('resend')}
            </ButtonForm>
          )
        }
      >
        <DeliveryDot state={delivery.state} />
      </PageHeader>
      {problem ? <Alert tone="warning" first title={problemText(locale, problem)} /> : null}
      {holdsUp ? (
        <OneButtonCard intent="skip" title={say('skip.title')} words={say('skip.words')} button={say('skip')} />
      ) : null}
      <Card>
        <DescriptionList
          items={[
            { term: say('moment'), detail: formatDate(locale, delivery.at, 'moment') },
            { term: say('tries'), detail: formatNumber(locale, delivery.tries) },
            { term: say('id'), detail: <span className="serial webhook-url">{delivery.messageId}</span>, wide: true },
          ]}
        />
      </Card>
      <Card title={say('sent')}>
        <pre className="webhook-body" lang="en">
          {JSON.stringify(JSON.parse(body), null, 2)}
        </pre>
      </Card>
      <Card title={say(tries.length > 0 ? 'tries.latest' : 'tries')} flush={tries.length > 0}>
        {tries.length > 0 ? (
          <Table caption={say('tries')} columns={columnsFor(locale)} rows={tries} rowKey={({ id }) => id} />
        ) : (
          <EmptyState title={say('tries.none')}>{say('resend.words')}</EmptyState>
        )}
      </Card>
    </div>
  )
}

function columnsFor(locale: Locale): Column<Try>[] {
  const say = sayIn(webhookWords, locale)
  return [
    { label: say('attempt.at'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    {
      label: say('answer'),
      look: 'main',
      render: (one) => (
        <>
          {answerText(locale, one)}
          {one.answer ? <span className="muted serial webhook-url">{one.answer}</span> : null}
        </>
      ),
    },
    {
      label: say('took'),
      look: 'number',
      labelled: true,
      render: ({ milliseconds }) => say('took.ms', { count: formatNumber(locale, milliseconds) }),
    },
  ]
}
