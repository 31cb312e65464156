import { randomUUID } from 'node:crypto'
import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { parseForm } from '#app/kit/forms/parse.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { staffIn } from '../../account/account.server.ts'
import { newLeadForm } from '../forms.ts'
import { dealersToRouteTo, routeLead } from '../leads.staff.server.ts'
import { leadWords } from '../leads.words.ts'
import { contactIn } from '../page/contact-in.ts'
import { NewLeadForm } from './new-form.tsx'
import { newWords } from './new.words.ts'
import type { Route } from './+types/new.route'

export async function loader({ context }: Route.LoaderArgs) {
  const dealers = await dealersToRouteTo(context.get(portalContext), staffIn(context))
  return { dealers: dealers.map(({ id, name }) => ({ value: String(id), label: name })), submission: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const id = await route(context, await readFields(request))
  if (typeof id !== 'number') return data(id, 400)
  const page = href('/:locale?/leads/:id', { ...localePrefix(localeOf(url.pathname)), id: String(id) })
  return redirect(`${page}?notice=routed`, 303)
}

async function route(context: Readonly<RouterContextProvider>, fields: URLSearchParams) {
  const viewer = staffIn(context)
  const form = parseForm(newLeadForm, fields)
  if (!form.ok) return form
  const { submission, company, products_of_interest: productsOfInterest, message = '' } = form.value
  const companyId = /^[1-9]\d{0,14}$/.test(company) ? Number(company) : 0
  const lead = { ...contactIn(form.value), submission, companyId, productsOfInterest, message }
  const id = await routeLead(context.get(portalContext), viewer, lead)
  return id ?? { ok: false as const, problems: [{ path: 'company', message: 'dealer-gone' }], typed: form.typed }
}

export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(newWords)
  const leads = useWords(leadWords)
  const back = { to: href('/:locale?/leads', localePrefix(useLocale())), label: leads('leads') }
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader back={back} title={say('title')}>
        {say('words')}
      </PageHeader>
      <Card>
        {loaderData.dealers.length > 0 ? (
          <NewLeadForm page={loaderData} refusal={actionData} />
        ) : (
          <p className="muted">{say('dealer.none')}</p>
        )}
      </Card>
    </div>
  )
}
