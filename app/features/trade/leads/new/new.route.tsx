import { randomUUID } from 'node:crypto'
import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { intentIn, parseForm } from '#app/kit/forms/parse.ts'
import type { Typed } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { newLeadForm } from '../forms.ts'
import { dealersToRouteTo, discardLeadDraft, readLeadDraft, routeLead } from '../leads.staff.server.ts'
import { leadWords } from '../leads.words.ts'
import { contactIn } from '../page/contact-in.ts'
import { NewLeadForm } from './new-form.tsx'
import { newWords } from './new.words.ts'
import type { Route } from './+types/new.route'
import { maybeId } from '#app/kit/http/ids.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return beginLead(context.get(portalContext), staffIn(context))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const fields = await readFields(request)
  if (intentIn(fields) === 'discard') return discard(context, url)
  const id = await route(context, fields)
  if (typeof id !== 'number') return data(id, 400)
  const page = href('/:locale?/leads/:id', { ...localePrefix(localeOf(url.pathname)), id: String(id) })
  return redirect(`${page}?notice=routed`, 303)
}

async function beginLead(portal: Portal, viewer: StaffViewer) {
  const dealers = await dealersToRouteTo(portal, viewer)
  const draft = await readLeadDraft(portal, viewer)
  const fields = draft?.fields ?? []
  const models = fields.flatMap(([name, value]) => (name === 'products_of_interest' ? [value] : []))
  const typed: Typed = { ...Object.fromEntries(fields), products_of_interest: models }
  return {
    dealers: dealers.map(({ id, name }) => ({ value: String(id), label: name })),
    submission: draft?.submission ?? randomUUID(),
    typed,
    resumedAt: draft?.savedAt,
  }
}

async function discard(context: Readonly<RouterContextProvider>, url: URL) {
  await discardLeadDraft(context.get(portalContext), staffIn(context))
  return redirect(href('/:locale?/leads/new', localePrefix(localeOf(url.pathname))), 303)
}

async function route(context: Readonly<RouterContextProvider>, fields: URLSearchParams) {
  const viewer = staffIn(context)
  const form = parseForm(newLeadForm, fields)
  if (!form.ok) return form
  const { submission, company, products_of_interest: productsOfInterest, message = '' } = form.value
  const companyId = maybeId(company) ?? 0
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
