import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { addressOf, type PageName, type PageReader, pagesFor } from '#app/features/people/pages/pages.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { DocumentTitle } from '#app/kit/brand.tsx'
import { problemCodeOf, problemDetailOf } from '#app/kit/problem.ts'
import { problemWords } from '#app/kit/problem.words.ts'
import { CarriedForm } from '#app/kit/drafts/carried.tsx'
import { Button, LinkButton } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { formatDay } from '#app/kit/words/formats.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { FlatTyre } from './flat-tyre.tsx'
import { useHome } from '../home-path.ts'
import { type PageLoad, usePageLoad } from '../page-load.ts'
import { errorWords } from './error.words.ts'
import { shellWords } from '../shell.words.ts'

type PlainErrorProps = { error: unknown; reader?: PageReader | undefined }

/** What went wrong, in words, and the ways on: to the list an address is below, and home. */
export function PlainErrorPage({ error, reader }: PlainErrorProps) {
  const locale = useLocale()
  const say = sayIn(errorWords, locale)
  const { pathname, search } = useLocation()
  const home = useHome()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { requestId, unsent } = useFailedLoad()
  const isMissing = status === 404
  const list = isMissing && reader ? listAbove(reader, locale, pathname) : undefined
  const others = isMissing && reader ? pageOfColleagues(reader, locale, pathname) : undefined
  return (
    <div className="error-page">
      <DocumentTitle>
        {isHandedOver(error) ? titleOf(error, locale) : say(isMissing ? '404.document' : 'document')}
      </DocumentTitle>
      <EmptyState
        level={1}
        picture={<FlatTyre />}
        title={others ? say('workshop.title') : titleOf(error, locale)}
        action={
          <>
            {unsent ? (
              <CarriedForm to={pathname + search} fields={unsent.fields}>
                <Button type="submit" variant="primary">
                  {say('sent-later.again')}
                </Button>
              </CarriedForm>
            ) : null}
            {list ? (
              <LinkButton to={addressOf(locale, list)} variant="primary">
                {say('list', { page: sayIn(pageNames, locale)(list) })}
              </LinkButton>
            ) : null}
            <LinkButton to={home} variant={list || unsent ? 'secondary' : 'primary'}>
              {sayIn(shellWords, locale)('error.home')}
            </LinkButton>
          </>
        }
      >
        <p>
          {others
            ? say('workshop', { page: sayIn(pageNames, locale)(others) })
            : messageOf(error, { locale, pathname, list })}
        </p>
        {unsent ? <p>{say(unsent.hasFiles ? 'sent-later.files' : 'sent-later')}</p> : null}
        {requestId && !others ? (
          <p className="error-request">
            {say('request')} <span className="serial">{requestId}</span>
          </p>
        ) : null}
      </EmptyState>
    </div>
  )
}

function titleOf(error: unknown, locale: Locale): string {
  const say = sayIn(errorWords, locale)
  if (isHandedOver(error)) return say('handed-over.title')
  return isRouteErrorResponse(error) && error.status === 404
    ? say('404.title')
    : sayIn(shellWords, locale)('error.title')
}

/** A bicycle that was the reader's own: the page was found before, and is another's now. */
function isHandedOver(error: unknown): boolean {
  return problemCodeOf(error) === 'handed-over'
}

/** The nearest page above an address, where the reader may open it. */
function listAbove(reader: PageReader, locale: Locale, pathname: string): PageName | undefined {
  const above = pagesFor(reader).filter((page) => page !== 'home' && pathname.startsWith(`${addressOf(locale, page)}/`))
  return above.toSorted((one, other) => addressOf(locale, other).length - addressOf(locale, one).length)[0]
}

/**
 * At or below a page that a workshop's people do not have and their colleagues do: said by the address alone, whatever
 * record it names.
 */
function pageOfColleagues({ role, locked }: PageReader, locale: Locale, pathname: string): PageName | undefined {
  if (role !== 'workshop') return undefined
  const own = pagesFor({ role, locked: [] })
  return pagesFor({ role: 'owner', locked }).find(
    (page) => !own.includes(page) && `${pathname}/`.startsWith(`${addressOf(locale, page)}/`),
  )
}

type ErrorContext = { locale: Locale; pathname: string; list: PageName | undefined }

function messageOf(error: unknown, { locale, pathname, list }: ErrorContext): string {
  const code = problemCodeOf(error)
  if (code === 'not-found' && isRecord(list) && !pathname.endsWith('/new'))
    return sayIn(errorWords, locale)(`missing.${list}`)
  const day = isHandedOver(error) ? problemDetailOf(error) : undefined
  if (day) return sayIn(errorWords, locale)('handed-over', { day: formatDay(locale, day) })
  if (code) return sayIn(problemWords, locale)(code)
  const say = sayIn(errorWords, locale)
  if (!isRouteErrorResponse(error)) return say('other')
  switch (error.status) {
    case 404:
      return say('404.path', { path: readable(pathname) })
    case 400:
      return say('400')
    case 405:
      return say('405')
    default:
      return say('other')
  }
}

/** What has a sentence of its own; tickets and orders have that of the specification. */
function isRecord(list: PageName | undefined): list is 'quotes' | 'leads' | 'products' {
  return list === 'quotes' || list === 'leads' || list === 'products'
}

/** An address as a person would write it; one that cannot be decoded stays as it came. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Where it was the document itself that failed: its request's name in the log, and the form it could not carry out. */
function useFailedLoad(): Pick<PageLoad, 'requestId' | 'unsent'> {
  const load = usePageLoad()
  const [shown] = useState(() => (import.meta.env.SSR ? load : readFailedLoad()))
  useEffect(forgetFailedLoad, [])
  return shown
}

function readFailedLoad(): Pick<PageLoad, 'requestId' | 'unsent'> {
  const { request, unsentForm } = document.documentElement.dataset
  return { requestId: request, unsent: unsentForm === undefined ? undefined : JSON.parse(unsentForm) }
}

function forgetFailedLoad() {
  delete document.documentElement.dataset['request']
  delete document.documentElement.dataset['unsentForm']
}
