import { answerForm } from '#app/kit/forms/actions.server.ts'
import { noticeIn } from '#app/kit/forms/notices.ts'
import { href } from 'react-router'
import { requireAdmin, viewerIn } from '#app/features/people/account/account.server.ts'
import { staffRoles } from '#app/features/people/account/account.ts'
import { idIn } from '#app/kit/http/ids.ts'
import { notices } from '../company.forms.ts'
import { readPerson } from '../company.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { localeOf, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { formNotices, forms } from './staff-person.actions.server.ts'
import { PersonPage } from './staff-person.tsx'
import { staffWords } from '../company.staff.words.ts'
import type { Route } from './+types/staff-person.route'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const id = idIn(params.id)
  const found = await readPerson(context.get(portalContext), viewer, null, id)
  return { ...found, isSelf: id === viewer.accountId, notice: noticeIn(url.searchParams, notices)?.done }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const viewer = requireAdmin(viewerIn(context))
  const id = idIn(params.id)
  const [portal, locale] = [context.get(portalContext), localeOf(url.pathname)]
  const work = { portal, viewer, locale, group: null, personId: id, fields: await readFields(request) }
  // Anyone who is no administrator any more has no such page.
  if (id === viewer.accountId) return answerForm(work, forms, { page: pathIn(locale, '/'), notices: null })
  const page = href('/:locale?/console/staff/:id', { ...localePrefix(locale), id: params.id })
  return answerForm(work, forms, { page, notices: formNotices })
}

export default function StaffPerson({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(staffWords)
  const back = { to: href('/:locale?/console/staff', localePrefix(useLocale())), label: say('staff.title') }
  return <PersonPage {...loaderData} roles={staffRoles} back={back} refusal={actionData} />
}
