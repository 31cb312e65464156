import { isUuid, maybeId } from '#app/kit/http/ids.ts'
import { useMemo } from 'react'
import { data, replace, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { uploadsWords } from '#app/kit/uploads/uploads.words.ts'
import { Problem } from '#app/kit/problem.ts'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { type Locale, localeOf, pathIn } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { portalContext } from '#app/portal.server.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { type GuidesByFamily, guidesByFamily } from '#app/features/content/resources/resources.server.ts'
import { pathOf } from '#app/features/content/resources/resources.ts'
import { ticketPath } from './claim.ts'
import { claimCatalogueIn } from './claim.catalogue.ts'
import { readClaim, readKept } from './claim.begin.server.ts'
import { answerClaim, type ClaimFailure } from './claim.server.ts'
import { ClaimForm } from './claim-form.tsx'
import { ClaimNotes } from './claim-notes.tsx'
import type { Instructions } from './model-notes.tsx'
import { ClaimHead, ClosedCustomer } from './customers/written-for.tsx'
import { newTicketWords } from './new-ticket.words.ts'
import { ownBicycles } from './bicycle/own-bicycle.server.ts'
import { writingIn } from './require-opener.server.ts'
import { sentAs } from './store.server.ts'
import { useKeptClaim } from './use-kept-claim.ts'
import type { Route } from './+types/new-ticket.route'
import './new-ticket.css'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const portal = context.get(portalContext)
  const { by, of, customer } = await writingIn({ params, context })
  // For customers alone it can be so: nobody else gets here without a licence.
  if (!of) return data({ closed: customer, kept: await readKept(portal, by, customer.accountId) }, 409)
  const locale = localeOf(url.pathname)
  const from = url.searchParams.get('from')
  const follows = maybeId(from)
  if (from !== null && follows === undefined) throw new Problem('not-found')
  const draft = url.searchParams.get('draft')
  // Back on the page of a claim that was sent: the ticket in its place, or each Back would lead to the ticket once more.
  const sent = draft === null || !isUuid(draft) ? undefined : await sentAs(portal.db, of, draft)
  if (sent !== undefined) throw replace(ticketPath(locale, sent, customer !== null))
  const serial = url.searchParams.get('serial')
  const [claim, own] = await Promise.all([
    readClaim(portal, { by, of }, locale, { from: follows, serial, draft }),
    ownBicycles(portal, of),
  ])
  return data({
    closed: null,
    kept: null,
    claim,
    isDispute: url.searchParams.get('about') === 'registration',
    // Named by the server alone: the browser may know another name for a country.
    countries: countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    own,
    catalogue: claimCatalogueIn(locale, portal.catalogues.current()),
    guides: guidesIn(locale, await guidesByFamily(portal, of, locale)),
    now: portal.clock.now().getTime(),
  })
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const locale = localeOf(url.pathname)
  return answerClaim(context.get(portalContext), await writingIn({ params, context }), locale, request)
}

/**
 * A claim that has no name in its address yet would come back as another one, and blank: what an open page hears, or sends,
 * meanwhile does not read it again.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isReadAgain = formMethod === undefined && currentUrl.href === nextUrl.href
  return isReadAgain && !isUuid(currentUrl.searchParams.get('draft') ?? '') ? false : defaultShouldRevalidate
}

export default function NewTicket({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.closed !== null) return <ClosedCustomer customer={loaderData.closed} kept={loaderData.kept} />
  return <NewClaim begun={loaderData} refusal={actionData} />
}

type Begun = Extract<Route.ComponentProps['loaderData'], { closed: null }>

function NewClaim({ begun: loaderData, refusal: actionData }: { begun: Begun; refusal: ClaimFailure | undefined }) {
  const say = useWords(newTicketWords)
  const locale = useLocale()
  const { claim: begun, isDispute, closed: _closed, kept: _kept, ...offers } = loaderData
  const claim = useKeptClaim(begun)
  const desk = actionData?.desk ?? claim.desk
  const toast = useMemo(() => {
    // What is wrong with it stands at the head of the form, and is told once.
    if (!actionData?.removed) return undefined
    return { title: sayIn(uploadsWords, locale)('removed'), color: 'success' as const }
  }, [actionData, locale])
  return (
    <div className="stack">
      <PageTitle title={say('title')} />
      <ClaimHead desk={desk} />
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
