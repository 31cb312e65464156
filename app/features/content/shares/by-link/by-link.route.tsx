import { FileX2 } from 'lucide-react'
import { data } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { answerForm, form, type Forms, type Sent } from '#app/kit/forms/actions.server.ts'
import { readFields } from '#app/kit/http/forms.server.ts'
import { requestContext, type RequestInfo } from '#app/kit/http/request-info.server.ts'
import { CentredCard } from '#app/kit/ui/centred-card.tsx'
import { formatDay } from '#app/kit/words/formats.ts'
import { localeOf } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { type Portal, portalContext } from '#app/portal.server.ts'
import { acceptForm } from '../forms.ts'
import { hasAccepted } from '../shares.links.server.ts'
import type { Share } from '../shares.ts'
import { accept, filesOf, readLink } from './by-link.server.ts'
import { byLinkWords } from './by-link.words.ts'
import { OpenFiles } from './open-files.tsx'
import { keepToItself } from '#app/kit/http/link-page.server.ts'
import { creditsOf, TermsToAccept } from './terms-to-accept.tsx'
import type { Route } from './+types/by-link.route'

/** Opening the page changes nothing: mail programs and what guards them follow links on their own. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  keepToItself(info)
  const share = await readLink(portal, info, params.token)
  if (!share) return data({ shown: undefined }, 404)
  const files = await filesOf(portal, localeOf(url.pathname), share)
  const { recipient, companyName: company, lastDay, note } = share
  const brand = portal.brands.current().name
  const common = { recipient, company, lastDay, note, brand, count: files.length }
  if (hasAccepted(portal.secret, params.token, info.https, request)) return { shown: { ...common, files } }
  // Before that nothing of a file is told but whom to name beside it.
  return { shown: { ...common, credits: creditsOf(files), hasEnds: files.some(({ licence }) => licence.until) } }
}

type Work = Sent & { portal: Portal; info: RequestInfo; share: Share; token: string }

const forms: Forms<'accept', Work> = {
  accept: form(acceptForm, async ({ portal, info, share, token }) => {
    info.headers.append('set-cookie', await accept(portal, share, token, info.https))
  }),
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const portal = context.get(portalContext)
  const info = context.get(requestContext)
  keepToItself(info)
  const share = await readLink(portal, info, params.token)
  if (!share) return data({ shown: undefined }, 404)
  const fields = await readFields(request)
  const work = { portal, info, share, token: params.token, locale: localeOf(url.pathname), fields }
  return answerForm(work, forms, { page: url.pathname, notices: null, otherwise: 'accept' })
}

/** A selection of the library to anyone who has its link and needs no account. */
export default function ShareByLink({ params, loaderData: { shown }, actionData }: Route.ComponentProps) {
  const say = useWords(byLinkWords)
  const locale = useLocale()
  const icon = <FileX2 size={32} aria-hidden />
  if (!shown)
    return (
      <CentredCard icon={icon} title={say('gone')} intro={say('gone.words')}>
        <PageTitle title={say('gone')} />
      </CentredCard>
    )
  const { recipient, company, lastDay, note, count } = shown
  if (count === 0)
    return (
      <CentredCard icon={icon} title={say('empty')} intro={say('empty.words', { company })}>
        <PageTitle title={say('empty')} />
      </CentredCard>
    )
  const title = say('title', { recipient })
  const refusal = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <div className="share-page stack">
      <PageTitle title={title} />
      <div className="stack-small">
        <h1>{title}</h1>
        <p className="muted">{say('intro', { company, day: formatDay(locale, lastDay) })}</p>
        {note ? <p className="share-text">{note}</p> : null}
      </div>
      {'files' in shown ? (
        <OpenFiles token={params.token} files={shown.files} />
      ) : (
        <TermsToAccept terms={shown} refusal={refusal} />
      )}
    </div>
  )
}
