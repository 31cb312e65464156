import { Form, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { wordProblem } from '#app/kit/forms/problems.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireStaff, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { checkErp, discardAside, fetchOrder, readErpConsole, readSoon, retryAside } from '../console.server.ts'
import { fetchForm } from './fetch-form.ts'
import { FetchCard } from './fetch-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { erpWords } from './page.words.ts'
import { Readings } from './readings.tsx'
import { RejectedCard } from './rejected-card.tsx'
import type { Route } from './+types/erp.route'
import './erp.css'

const notices = ['now', 'check', 'fetch', 'retry', 'discard'] as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const page = await readErpConsole(portal, viewerIn(context))
  return { ...page, now: portal.clock.now(), notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireStaff(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/erp', localePrefix(locale))
  const work = { portal, viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page, notices: { 'retry-all': 'retry' } })
}

type Work = Sent & { portal: Portal; viewer: Viewer }

const forms: Forms<'now' | 'check' | 'fetch' | 'retry' | 'retry-all' | 'discard', Work> = {
  now: button(({ portal, viewer }) => readSoon(portal, viewer)),
  check: button(({ portal, viewer }) => checkErp(portal, viewer)),
  fetch: form(fetchForm, ({ portal, viewer }, { number }) => fetchOrder(portal, viewer, number)),
  retry: button(({ portal, viewer, fields }) => retryAside(portal, viewer, fields.get('id'))),
  'retry-all': button(({ portal, viewer }) => retryAside(portal, viewer)),
  discard: button(({ portal, viewer, fields }) => discardAside(portal, viewer, fields.get('id'))),
}

/** How far the ERP has been read, what it said that did not fit, and where each field comes from. */
export default function ErpPage({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(erpWords)
  const locale = useLocale()
  const { isConnected, minutes, marks, rejected, mapping, now, notice } = loaderData
  const refusal = actionData && actionData.intent !== 'fetch' ? actionData.problems[0] : undefined
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && !actionData ? say(`notice.${notice}`) : undefined} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={isConnected ? <Actions /> : undefined}>
        {isConnected ? say('intro', { minutes }) : null}
      </PageHeader>
      {refusal ? <Alert tone="warning" title={wordProblem(locale, erpWords, refusal)} first /> : null}
      {isConnected ? (
        <Readings marks={marks} now={now} />
      ) : (
        <EmptyState title={say('none')}>{say('none.words')}</EmptyState>
      )}
      <RejectedCard rows={rejected} total={marks.reduce((sum, { aside }) => sum + aside, 0)} />
      {isConnected ? <FetchCard refusal={actionData?.intent === 'fetch' ? actionData : undefined} /> : null}
      {mapping.length > 0 ? <MappingCard mapping={mapping} /> : null}
    </div>
  )
}

function Actions() {
  const say = useWords(erpWords)
  return (
    <Form method="post" className="erp-actions">
      <Button type="submit" name="intent" value="check">
        {say('check')}
      </Button>
      <Button type="submit" name="intent" value="now">
        {say('now')}
      </Button>
    </Form>
  )
}
