import { lazy, Suspense } from 'react'
import { type Licence, missingModuleOf } from '#app/features/people/licence/licence.ts'
import type { PageReader } from '#app/features/people/pages/pages.ts'
import { lazyPart } from '#app/kit/lazy-part.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { useHome } from '../home-path.ts'
import { shellWords } from '../shell.words.ts'
import './error-page.css'

// A page that works needs none of these, so the browser asks for them where they are shown; the server has them at hand.
const licencePage = async () => (await import('#app/features/people/licence/licence.page.tsx')).LicencePage
const plainErrorPage = async () => ({ default: (await import('./plain-error-page.tsx')).PlainErrorPage })
const LicencePage = import.meta.env.SSR ? await licencePage() : lazyPart(licencePage)
const PlainErrorPage = import.meta.env.SSR
  ? (await plainErrorPage()).default
  : lazy(() => plainErrorPage().catch(() => ({ default: LastResort })))

type ErrorPageProps = { error: unknown; reader?: PageReader | undefined; licence?: Licence | undefined }

/** What stands in the place of a page that could not be shown: where its module is missing, the licence. */
export function ErrorPage({ error, reader, licence }: ErrorPageProps) {
  const missing = missingModuleOf(error)
  return (
    <Suspense>
      {missing && licence ? (
        <LicencePage licence={licence} missing={missing} />
      ) : (
        <PlainErrorPage error={error} reader={reader} />
      )}
    </Suspense>
  )
}

/** Without a network the error page itself cannot be fetched. */
export function LastResort() {
  const say = useWords(shellWords)
  return (
    <div className="error-page">
      <h1>{say('error.title')}</h1>
      <p>
        <a href={useHome()}>{say('error.home')}</a>
      </p>
    </div>
  )
}
