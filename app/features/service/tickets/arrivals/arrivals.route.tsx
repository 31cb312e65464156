import { href } from 'react-router'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, RowLink, Table } from '#app/kit/ui/table.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { type Locale, localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { arrivalForm } from './arrivals.forms.ts'
import { noteArrival, readArrivals } from './arrivals.server.ts'
import { arrivalsWords } from './arrivals.words.ts'
import type { Route } from './+types/arrivals.route'

type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'arrival', Work> = {
  arrival: form(arrivalForm, async ({ portal, viewer, locale }, { number }) => {
    const done = await noteArrival(portal, viewer, locale, number)
    if (!('id' in done)) return done
    return { page: `${pageIn(locale)}?arrived=${done.id}` }
  }),
}

function pageIn(locale: Locale): string {
  return href('/:locale?/console/arrivals', localePrefix(locale))
}

/** What the label's code names stands in the field: only the button notes it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = staffIn(context)
  const arrivals = await readArrivals(context.get(portalContext), viewer)
  const arrived = maybeId(url.searchParams.get('arrived'))
  return {
    arrivals,
    arrived: arrivals.find(({ id }) => id === arrived),
    number: url.searchParams.get('number')?.slice(0, 400) ?? '',
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = staffIn(context)
  const locale = localeOf(url.pathname)
  const work = { portal: context.get(portalContext), viewer, locale, fields: await readFields(request) }
  return answerForm(work, forms, { page: pageIn(locale), otherwise: 'arrival' })
}

export default function Arrivals({ loaderData, actionData }: Route.ComponentProps) {
  const { arrivals, arrived, number } = loaderData
  const say = useWords(arrivalsWords)
  const locale = useLocale()
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('console')} title={say('title')} />
      <p className="muted">{say('intro')}</p>
      {arrived && !actionData ? (
        <Alert tone="success" title={say('arrived', { number: arrived.number ?? '' })}>
          <p>{say('arrived.next', { id: String(arrived.id) })}</p>
        </Alert>
      ) : null}
      {/* Blank and with the focus again after each parcel. */}
      <ArrivalForm key={arrivals[0]?.event ?? 0} number={number} refusal={actionData} />
      <Card title={say('list')} flush={arrivals.length > 0}>
        {arrivals.length > 0 ? (
          <Table caption={say('list')} columns={columnsFor(locale)} rows={arrivals} rowKey={({ event }) => event} />
        ) : (
          <p className="muted">{say('list.none')}</p>
        )}
      </Card>
    </div>
  )
}

function ArrivalForm({ number, refusal }: { number: string; refusal: FormFailure | undefined }) {
  const say = useWords(arrivalsWords)
  const arrival = useForm(arrivalForm, {
    id: 'arrival',
    words: arrivalsWords,
    labels: { number: say('number') },
    failure: refusal,
    initial: { number },
    autofocus: 'number',
  })
  return (
    <Card>
      <Form form={arrival} className="stack-small">
        <input type="hidden" name="intent" value="arrival" />
        <TextField field={arrival.fields.number} autoComplete="off" spellCheck={false} mono onFocus={selectAll} />
        <div>
          <SubmitButton>{say('note')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

/** The next scan takes the place of a number that was refused. */
function selectAll({ currentTarget }: { currentTarget: HTMLInputElement }) {
  currentTarget.select()
}

type Row = Route.ComponentProps['loaderData']['arrivals'][number]

function columnsFor(locale: Locale): Column<Row>[] {
  const say = sayIn(arrivalsWords, locale)
  return [
    {
      label: say('number'),
      look: 'main',
      render: ({ id, number }) => (
        <RowLink to={href('/:locale?/console/tickets/:id', { ...localePrefix(locale), id: String(id) })}>
          {number ?? String(id)}
        </RowLink>
      ),
    },
    { label: say('customer'), render: ({ companyName }) => companyName },
    { label: say('serial'), look: 'serial', render: ({ serialNumber }) => serialNumber },
    { label: say('at'), look: 'date', render: ({ at }) => formatDate(locale, at, 'moment') },
  ]
}
