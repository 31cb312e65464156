import { randomUUID } from 'node:crypto'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { madeAt } from '#app/kit/http/submissions.server.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import type { StaffViewer } from '#app/features/people/account/account.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { factsIn, newCompanyForm } from './company-facts.forms.ts'
import { createCompany } from './company-facts.server.ts'
import { factsWords } from './company-facts.words.ts'
import { FactsForm } from './facts-form.tsx'
import type { Route } from './+types/new.route'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(viewerIn(context))
  return { submission: randomUUID() }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const page = href('/:locale?/console/companies', localePrefix(locale))
  return answerForm({ portal, viewer, locale, fields: await readFields(request) }, forms, { page, otherwise: 'create' })
}

type Work = Sent & { portal: Portal; viewer: StaffViewer }

const forms: Forms<'create', Work> = {
  create: form(newCompanyForm, async ({ portal, viewer, locale }, { submission, kind, noticed, ...typed }) => {
    const page = (id: number) => href('/:locale?/console/companies/:id', { ...localePrefix(locale), id: String(id) })
    const made = await createCompany(portal, viewer, submission, factsIn(typed), { kind, noticed })
    return Array.isArray(made) ? made : madeAt(made, 'created', page)
  }),
}

export default function NewCompany({ loaderData: { submission }, actionData }: Route.ComponentProps) {
  const say = useWords(factsWords)
  const pages = useWords(pageNames)
  const locale = useLocale()
  const back = { to: href('/:locale?/console/companies', localePrefix(locale)), label: pages('companies') }
  return (
    <div className="stack">
      <PageTitle title={say('new')} />
      <PageHeader back={back} title={say('new')}>
        {say('new.words')}
      </PageHeader>
      <Card>
        <FactsForm
          facts={{ ...blank, locale, kind: 'dealer' }}
          failure={actionData}
          button={say('new.do')}
          anyway={say('new.anyway')}
          submission={submission}
        />
      </Card>
    </div>
  )
}

const blank = {
  name: '',
  customerNumber: '',
  country: '',
  vatNumber: '',
  street: '',
  postcode: '',
  city: '',
  phone: '',
  email: '',
}
