import { isUuid, maybeId } from '#app/kit/http/ids.ts'
import { useMemo } from 'react'
import { href, redirect } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { uploadsWords } from '#app/kit/uploads/uploads.words.ts'
import { Problem } from '#app/kit/problem.ts'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { type Locale, localeOf, localePrefix, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { viewerIn } from '#app/features/people/account/account.server.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { type GuidesByFamily, guidesByFamily } from '#app/features/content/resources/resources.server.ts'
import { pathOf } from '#app/features/content/resources/resources.ts'
import { claimCatalogueIn } from './claim.catalogue.ts'
import { readClaim } from './claim.begin.server.ts'
import { answerClaim } from './claim.server.ts'
import { ClaimForm } from './claim-form.tsx'
import { ClaimNotes } from './claim-notes.tsx'
import type { Instructions } from './model-notes.tsx'
import { newTicketWords } from './new-ticket.words.ts'
import { openerIn } from './require-opener.server.ts'
import { sentAs } from './store.server.ts'
import { useKeptClaim } from './use-kept-claim.ts'
import type { Route } from './+types/new-ticket.route'
import './new-ticket.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const viewer = openerIn(viewerIn(context))
  const locale = localeOf(url.pathname)
  const from = url.searchParams.get('from')
  const follows = maybeId(from)
  if (from !== null && follows === undefined) throw new Problem('not-found')
  const draft = url.searchParams.get('draft')
  // Back on the page of a claim that was sent.
  const sent = draft === null || !isUuid(draft) ? undefined : await sentAs(portal.db, viewer, draft)
  if (sent !== undefined) throw redirect(href('/:locale?/tickets/:id', { ...localePrefix(locale), id: String(sent) }))
  return {
    claim: await readClaim(portal, viewer, locale, {
      from: follows,
      serial: url.searchParams.get('serial'),
      draft,
    }),
    isDispute: url.searchParams.get('about') === 'registration',
    // Named by the server alone: the browser may know another name for a country.
    countries: countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    catalogue: claimCatalogueIn(locale, portal.catalogues.current()),
    guides: guidesIn(locale, await guidesByFamily(portal, viewer, locale)),
    now: portal.clock.now().getTime(),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const locale = localeOf(url.pathname)
  return answerClaim(context.get(portalContext), openerIn(viewerIn(context)), locale, request)
}

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  const { claim: begun, isDispute, ...offers } = loaderData
  const claim = useKeptClaim(begun)
  const toast = useMemo(() => {
    // What is wrong with it stands at the head of the form, and is told once.
    if (!actionData?.removed) return undefined
    return { title: sayIn(uploadsWords, locale)('removed'), color: 'success' as const }
  }, [actionData, locale])
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <PageHeader eyebrow={say('eyebrow')} title={say('title')} />
      <ToastOnArrival toast={toast} />
      <ClaimNotes {...claim} resumedAt={actionData ? null : claim.resumedAt} isDispute={isDispute} />
      <ClaimForm key={actionData?.submission ?? claim.submission} claim={claim} refusal={actionData} {...offers} />
    </div>
  )
}

function guidesIn(locale: Locale, guides: GuidesByFamily): Instructions['guides'] {
  return Object.fromEntries(
    Object.entries(guides).map(([family, ofFamily = []]) => [
      family,
      ofFamily.map(({ id, shelf, title, language }) => ({
        id,
        title,
        language,
        path: pathIn(locale, pathOf({ shelf, id })),
      })),
    ]),
  )
}
