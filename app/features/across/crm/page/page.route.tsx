import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { Form, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, button, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { formatDate, formatNumber } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { Viewer } from '#app/features/people/account/account.ts'
import { things } from '#app/adapters/crm/fields.ts'
import { type CrmState, pullNow, readCrm, retryRefused, type Rule, sendMissing } from '../crm.server.ts'
import { countWords, crmWords, fieldWords, thingWords } from './page.words.ts'
import type { Route } from './+types/page.route'
import './page.css'

const intents = ['retry', 'pull', 'send-all'] as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const crm = await readCrm(context.get(portalContext), viewerIn(context))
  return { crm, notice: noticeIn(url.searchParams, intents)?.done }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/crm', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page })
}

const forms: Forms<(typeof intents)[number], Sent & { portal: Portal; viewer: Viewer }> = {
  retry: button(({ portal, viewer }) => retryRefused(portal, viewer)),
  pull: button(({ portal, viewer }) => pullNow(portal, viewer)),
  'send-all': button(({ portal, viewer }) => sendMissing(portal, viewer)),
}

/** What the CRM outside knows, what it refused, and who wins where both have changed something. */
export default function CrmPage({ loaderData: { crm, notice } }: Route.ComponentProps) {
  const say = useWords(crmWords)
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <DoneToast title={notice && say(`notice.${notice}`)} />
      <PageHeader eyebrow={say('console')} title={say('title')} actions={crm && <Actions />}>
        {say('intro')}
      </PageHeader>
      {crm ? (
        <>
          <Connection crm={crm} />
          <Failed rows={crm.failed} />
          <Rules rules={crm.rules} />
        </>
      ) : (
        <Alert title={say('off')}>{say('off.words')}</Alert>
      )}
    </div>
  )
}

function Actions() {
  const say = useWords(crmWords)
  return (
    <Form method="post" className="crm-actions">
      <Button type="submit" name="intent" value="pull" variant="secondary">
        {say('pull')}
      </Button>
      <Button type="submit" name="intent" value="send-all" variant="secondary">
        {say('send-all')}
      </Button>
    </Form>
  )
}

function Connection({ crm: { state, waiting, pulledAt, taken, linked } }: { crm: CrmState }) {
  const say = useWords(crmWords)
  const sayCount = useWords(countWords)
  const locale = useLocale()
  const counts = linked.map(({ thing, count }) => sayCount(thing, { count }))
  return (
    <>
      {state === 'well' ? null : <Alert tone="warning" title={say(`state.${state}`)} />}
      <Card>
        <DescriptionList
          items={[
            { term: say('state'), detail: say(`state.${state}`) },
            { term: say('waiting'), detail: say('waiting.count', { count: waiting }) },
            {
              term: say('pulled'),
              detail: pulledAt ? formatDate(locale, pulledAt, 'moment') : say('pulled.never'),
            },
            { term: say('taken'), detail: formatNumber(locale, taken) },
            { term: say('linked'), detail: counts.join(' · ') },
          ]}
        />
      </Card>
    </>
  )
}

function Failed({ rows }: { rows: CrmState['failed'] }) {
  const say = useWords(crmWords)
  const locale = useLocale()
  if (rows.length === 0) return <p className="muted">{say('failed.none')}</p>
  return (
    <Card title={say('failed')} flush>
      <div className="crm-failed">
        <p>{say('failed.words')}</p>
        <ButtonForm intent="retry">{say('retry')}</ButtonForm>
      </div>
      <Table caption={say('failed')} columns={failedColumns(locale)} rows={rows} rowKey={({ id }) => id} />
    </Card>
  )
}

function failedColumns(locale: Locale): Column<CrmState['failed'][number]>[] {
  const say = sayIn(crmWords, locale)
  return [
    { label: say('what'), look: 'main', render: ({ kind }) => whatOf(locale, kind) },
    { label: say('when'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
    { label: say('error'), render: ({ error }) => <span className="crm-error">{error}</span> },
  ]
}

function whatOf(locale: Locale, kind: string): string {
  const thing = kind.split('.')[1] ?? ''
  const say = sayIn(thingWords, locale)
  // Object.hasOwn does not narrow.
  return Object.hasOwn(thingWords, thing) ? say(thing as keyof typeof thingWords) : sayIn(crmWords, locale)('title')
}

function Rules({ rules }: { rules: Rule[] }) {
  const say = useWords(crmWords)
  const sayThing = useWords(thingWords)
  const locale = useLocale()
  return (
    <Card title={say('rules')} flush>
      <p className="crm-words muted">{say('rules.words')}</p>
      {things.map((thing) => (
        <section key={thing}>
          <h3 className="crm-thing">{sayThing(thing)}</h3>
          <Table
            caption={sayThing(thing)}
            columns={ruleColumns(locale)}
            rows={rules.filter((rule) => rule.thing === thing)}
            rowKey={({ field }) => field}
          />
        </section>
      ))}
    </Card>
  )
}

function ruleColumns(locale: Locale): Column<Rule>[] {
  const say = sayIn(crmWords, locale)
  return [
    { label: say('field'), look: 'main', render: ({ field }) => fieldIn(locale, field) },
    {
      label: say('property'),
      labelled: true,
      render: ({ property }) =>
        property === null ? (
          <span className="crm-property">{say('property.none')}</span>
        ) : (
          <span className="serial crm-property">{property}</span>
        ),
    },
    { label: say('winner'), labelled: true, render: ({ winner }) => say(`winner.${winner}`) },
  ]
}

/** What a maker's file names beyond the portal's own fields has no words. */
function fieldIn(locale: Locale, field: string): string {
  return Object.hasOwn(fieldWords, field) ? sayIn(fieldWords, locale)(field as keyof typeof fieldWords) : field
}
