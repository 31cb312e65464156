import { MailOpen, MailX } from 'lucide-react'
import { data, href } from 'react-router'
import { PageTitle, useBrand } from '#app/kit/brand.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { localeOf, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { roleWords } from '#app/features/people/account/account.words.ts'
import type { Invitation } from './invite.ts'
import { answerInvite, guestIn } from './invite.server.ts'
import { inviteWords } from './invite.words.ts'
import { WayOn } from './invite-ways.tsx'
import { outward, wayOf } from './join.server.ts'
import type { Route } from './+types/invite.route'

/** Only looks: a mail program that opens links beforehand uses nothing up. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { portal, access, invitation } = await guestIn(request, context, params.token)
  if (!invitation) return data({ found: null }, 404)
  const way = await wayOf(portal, invitation, access)
  const found = { way, invitation: outward(invitation), passwordMin: portal.settings.passwordMin }
  return data({ found }, way.way === 'ended' ? 410 : 200)
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const page = href('/:locale?/invite/:token', { ...localePrefix(localeOf(url.pathname)), token: params.token })
  return answerInvite(await guestIn(request, context, params.token), request, page)
}

export default function Invite({ loaderData: { found }, actionData }: Route.ComponentProps) {
  const say = useWords(inviteWords)
  if (!found) return <NoWay title={say('unknown.title')} intro={say('unknown.intro')} />
  const { way, invitation } = found
  if (way.way === 'ended') return <NoWay title={say('ended.title')} intro={say(`ended.${way.why}`)} />
  return (
    <CentredCard icon={<MailOpen size={32} aria-hidden />} title={<Title invitation={invitation} />}>
      <PageTitle title={say('title')} />
      <Facts invitation={invitation} />
      <WayOn {...found} refusal={actionData} />
    </CentredCard>
  )
}

/** A link that leads nowhere still leads to the portal. */
function NoWay({ title, intro }: { title: string; intro: string }) {
  const say = useWords(inviteWords)
  return (
    <CentredCard icon={<MailX size={32} aria-hidden />} title={title} intro={intro}>
      <PageTitle title={title} />
      <div>
        <LinkButton to={pathIn(useLocale(), '/')}>{say('to-portal')}</LinkButton>
      </div>
    </CentredCard>
  )
}

function Title({ invitation: { companyName, role } }: { invitation: Invitation }) {
  const say = useWords(inviteWords)
  const { name: brand } = useBrand()
  if (role === 'customer') return say('title.rider', { brand })
  return companyName === null ? say('title.staff', { brand }) : say('title.company', { company: companyName })
}

/** Who invites whom, and as what. */
function Facts({ invitation: { role, email, inviterName } }: { invitation: Invitation }) {
  const say = useWords(inviteWords)
  const roles = useWords(roleWords)
  const items = [
    { term: say('for'), detail: email, wide: true },
    { term: say('role'), detail: roles(role) },
    ...(inviterName ? [{ term: say('from'), detail: inviterName }] : []),
  ]
  return <DescriptionList items={items} />
}
