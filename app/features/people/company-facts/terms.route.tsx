import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Problem } from '#app/kit/problem.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { type Column, Table } from '#app/kit/ui/table.tsx'
import { currencies, readAmount } from '#app/kit/words/amounts.ts'
import { dayOf, formatDay } from '#app/kit/words/formats.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { termsForms } from './company-facts.forms.ts'
import { readFacts, setTerms } from './company-facts.server.ts'
import { currencyOf, type Terms, termsOn } from './company-facts.ts'
import { factsWords } from './company-facts.words.ts'
import type { Route } from './+types/terms.route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [portal, viewer] = [context.get(portalContext), requireAdmin(viewerIn(context))]
  const { company, terms } = await readFacts(portal, viewer, idIn(params.id))
  if (company.kind !== 'dealer') throw new Problem('not-found')
  const { id, name, country } = company
  return { company: { id, name, country }, terms, today: dayOf(portal.clock.now()) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale, id] = [context.get(portalContext), localeOf(url.pathname), idIn(params.id)]
  const page = href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: params.id })
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  return answerForm(work, forms, { page, otherwise: 'terms' })
}

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'terms', Work> = {
  terms: form(
    ({ locale }) => termsForms[locale],
    ({ portal, viewer, id, locale }, { rate, currency, valid_from: validFrom }) =>
      setTerms(portal, viewer, id, { validFrom, rate: { minor: readAmount(locale, rate) ?? 0, currency } }),
  ),
}

export default function CompanyTerms({ loaderData, actionData }: Route.ComponentProps) {
  const { company, terms, today } = loaderData
  const say = useWords(factsWords)
  const to = href('/:locale?/console/companies/:id', { ...localePrefix(useLocale()), id: String(company.id) })
  return (
    <div className="stack">
      <PageTitle title={say('terms')} />
      <PageHeader back={{ to, label: company.name }} title={say('terms')} />
      {terms.length > 0 ? <TermsTable terms={terms} today={today} /> : <p>{say('terms.none')}</p>}
      <Card title={say('terms.new')}>
        <TermsForm
          currency={terms[0]?.rate.currency ?? currencyOf(company.country)}
          today={today}
          refusal={actionData}
        />
      </Card>
    </div>
  )
}

function TermsTable({ terms, today }: { terms: Terms[]; today: string }) {
  const say = useWords(factsWords)
  const locale = useLocale()
  const now = termsOn(terms, today)
  const columns: Column<Terms>[] = [
    {
      label: say('validFrom'),
      look: 'date',
      render: (row) =>
        formatDay(locale, row.validFrom) + (row.validFrom === now?.validFrom ? ` (${say('terms.now')})` : ''),
    },
    { label: say('rate'), look: 'money', render: ({ rate }) => formatMoney(locale, rate) },
  ]
  return <Table caption={say('terms')} columns={columns} rows={terms} rowKey={({ validFrom }) => validFrom} />
}

type TermsFormProps = { currency: string; today: string; refusal: FormFailure | undefined }

function TermsForm({ currency, today, refusal }: TermsFormProps) {
  const say = useWords(factsWords)
  const terms = useForm(termsForms[useLocale()], {
    id: 'terms',
    words: factsWords,
    labels: { rate: say('rate'), currency: say('currency'), valid_from: say('validFrom') },
    failure: refusal,
    initial: { currency, valid_from: today },
  })
  return (
    <Form form={terms} className="stack-small">
      <TextField field={terms.fields.rate} inputMode="decimal" autoComplete="off" />
      <SelectField field={terms.fields.currency} options={currencies.map((value) => ({ value, label: value }))} />
      <TextField field={terms.fields.valid_from} type="date" />
      <div>
        <SubmitButton>{say('terms.save')}</SubmitButton>
      </div>
    </Form>
  )
}
