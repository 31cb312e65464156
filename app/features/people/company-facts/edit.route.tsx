import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { revalidatesAfterLostRace, WithSaved } from '#app/kit/forms/form.tsx'
import { readFields } from '#app/kit/http/forms.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { factsForm, factsIn } from './company-facts.forms.ts'
import { changeCompany, factsVersion, readFacts } from './company-facts.server.ts'
import { factsWords } from './company-facts.words.ts'
import { FactsForm } from './facts-form.tsx'
import type { Route } from './+types/edit.route'

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const { company } = await readFacts(context.get(portalContext), viewer, idIn(params.id))
  return { company, version: factsVersion(company) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale, id] = [context.get(portalContext), localeOf(url.pathname), idIn(params.id)]
  const page = href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: params.id })
  const work = { portal, viewer, locale, id, fields: await readFields(request) }
  return answerForm(work, forms, { page, otherwise: 'facts' })
}

type Work = Sent & { portal: Portal; viewer: StaffViewer; id: number }

const forms: Forms<'facts', Work> = {
  facts: form(factsForm, ({ portal, viewer, id }, typed) => changeCompany(portal, viewer, id, factsIn(typed), typed)),
}

export const shouldRevalidate = revalidatesAfterLostRace

export default function EditCompany({ loaderData: { company, version }, actionData }: Route.ComponentProps) {
  const say = useWords(factsWords)
  const to = href('/:locale?/console/companies/:id', { ...localePrefix(useLocale()), id: String(company.id) })
  return (
    <div className="stack">
      <PageTitle title={say('edit.title')} />
      <PageHeader back={{ to, label: company.name }} title={say('edit.title')} />
      <Card>
        <WithSaved refusal={actionData} to={to}>
          <FactsForm
            facts={company}
            failure={actionData}
            button={say('save')}
            anyway={say('save.anyway')}
            version={version}
          />
        </WithSaved>
      </Card>
    </div>
  )
}
