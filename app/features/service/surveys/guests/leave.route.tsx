import { MailX } from 'lucide-react'
import { data, href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { OneClickForm } from '#app/kit/forms/button-form.tsx'
import { keepToItself } from '#app/kit/http/link-page.server.ts'
import { oneClick } from '#app/kit/http/one-click.server.ts'
import { requestContext } from '#app/kit/http/request-info.server.ts'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { localeOf, localePrefix } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { portalContext } from '#app/portal.server.ts'
import { guestWords } from './guests.words.ts'
import { leave, readLeaving } from './leaving.server.ts'
import type { Route } from './+types/leave.route'

/** Opening the page changes nothing: mail programs follow links on their own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const info = context.get(requestContext)
  keepToItself(info)
  const found = await readLeaving(context.get(portalContext), info, params.token)
  return found ? { found } : data({ found: null }, 404)
}

export async function action({ params: { token }, request, url, context }: Route.ActionArgs) {
  const page = href('/:locale?/unsubscribe/appointment/:token', { ...localePrefix(localeOf(url.pathname)), token })
  return oneClick(request, () => leave(context.get(portalContext), context.get(requestContext), token), page)
}

/** Who has no account takes back that they want to be asked. */
export default function LeaveSurveys({ loaderData: { found } }: Route.ComponentProps) {
  const say = useWords(guestWords)
  const icon = <MailX size={32} aria-hidden />
  if (!found)
    return (
      <CentredCard icon={icon} title={say('leave.unknown')} intro={say('leave.unknown.words')}>
        <PageTitle title={say('leave.unknown')} />
      </CentredCard>
    )
  return (
    <CentredCard
      icon={icon}
      title={say('leave.title')}
      intro={<output>{say(found.isWanted ? 'leave.ask' : 'leave.done')}</output>}
    >
      <PageTitle title={say('leave.title')} />
      {found.isWanted ? <OneClickForm button={say('leave.do')} /> : null}
    </CentredCard>
  )
}
