import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm } from '#app/kit/forms/actions.server.ts'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { staffIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { dealersToRouteTo, readLeadDraft } from '../leads.staff.server.ts'
import { leadWords } from '../leads.words.ts'
import { forms } from './actions.server.ts'
import { NewLeadForm } from './new-form.tsx'
import { newWords } from './new.words.ts'
import type { Route } from './+types/new.route'

export async function loader({ context }: Route.LoaderArgs) {
  return beginLead(context.get(portalContext), staffIn(context))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [portal, viewer, locale] = [context.get(portalContext), staffIn(context), localeOf(url.pathname)]
  const page = href('/:locale?/leads/new', localePrefix(locale))
  const work = { portal, viewer, locale, page, fields: await readFields(request) }
  return answerForm(work, forms, { page, otherwise: 'route' })
}

async function beginLead(portal: Portal, viewer: StaffViewer) {
  const dealers = await dealersToRouteTo(portal, viewer)
  const draft = await readLeadDraft(portal, viewer)
  const fields = draft?.fields ?? []
  const models = fields.flatMap(([name, value]) => (name === 'products_of_interest' ? [value] : []))
  const initial: FormValues = { ...Object.fromEntries(fields), products_of_interest: models }
  return {
    dealers: dealers.map(({ id, name }) => ({ value: String(id), label: name })),
    submission: draft?.submission ?? randomUUID(),
    initial,
    resumedAt: draft?.savedAt,
  }
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
