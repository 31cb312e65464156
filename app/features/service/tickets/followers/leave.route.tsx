import { MailX } from 'lucide-react'
import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { OneClickForm } from '#app/kit/forms/button-form.tsx'
import { oneClick } from '#app/kit/http/one-click.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { leaveByLink, readLeaving } from './followers.server.ts'
import { followerWords } from './followers.words.ts'
import type { Route } from './+types/leave.route'

/** Opening the page changes nothing: mail programs follow links on their own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestContext).headers.set('x-robots-tag', 'noindex')
  const found = await readLeaving(context.get(portalContext), params.token)
  return found ? { found } : data({ found: null }, 404)
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const page = href('/:locale?/unfollow/:token', { ...localePrefix(localeOf(url.pathname)), token: params.token })
  return oneClick(request, () => leaveByLink(context.get(portalContext), params.token), page)
}

export default function Leave({ loaderData: { found } }: Route.ComponentProps) {
  const say = useWords(followerWords)
  const title = say('leave.title')
  const icon = <MailX size={32} aria-hidden />
  if (!found)
    return (
      <CentredCard icon={icon} title={title} intro={say('leave.unknown')}>
        <PageTitle title={title} />
      </CentredCard>
    )
  const id = String(found.ticketId)
  return (
    <CentredCard
      icon={icon}
      title={title}
      intro={<output>{say(found.follows ? 'leave.ask' : 'leave.done', { id })}</output>}
    >
      <PageTitle title={title} />
      {found.follows ? <OneClickForm button={say('leave.do')} /> : null}
    </CentredCard>
  )
}
