import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { notices } from '../company.forms.ts'
import { companyFor, readPerson } from '../company.server.ts'
import { dealerRoles } from '../company.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { portalContext } from '#app/portal.server.ts'
import { formNotices, forms } from './staff-person.actions.server.ts'
import { PersonPage } from './staff-person.tsx'
import type { Route } from './+types/company-person.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = requireAdmin(viewerIn(context))
  const company = await companyFor(portal, viewer, idIn(params.id))
  const found = await readPerson(portal, viewer, company.id, idIn(params.person))
  return { ...found, company, notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const [group, personId] = [idIn(params.id), idIn(params.person)]
  const { id, person } = params
  const prefix = localePrefix(locale)
  return answerForm({ portal, viewer, locale, group, personId, fields: await readFields(request) }, forms, {
    page: ({ intent }) =>
      intent === 'remove'
        ? href('/:locale?/console/companies/:id', { ...prefix, id })
        : href('/:locale?/console/companies/:id/people/:person', { ...prefix, id, person }),
    // The page of the company says "removed" of a shop.
    notices: { ...formNotices, remove: 'person-removed' },
  })
}

export default function CompanyPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { company, ...found } = loaderData
  const pages = useWords(pageNames)
  const prefix = localePrefix(useLocale())
  const back = {
    to: href('/:locale?/console/companies/:id', { ...prefix, id: String(company.id) }),
    label: company.name,
  }
  // A private customer is what they are.
  const isDealer = company.kind === 'dealer'
  const roles = isDealer ? dealerRoles : []
  const { id, isDisabled } = found.person
  const actions = isDisabled ? undefined : (
    <LinkButton to={href('/:locale?/console/new-ticket/:account', { ...prefix, account: String(id) })}>
      {pages('for-customer')}
    </LinkButton>
  )
  const page = { back, actions, roles, canLeave: isDealer, refusal: actionData }
  return <PersonPage {...found} isSelf={false} {...page} />
}
