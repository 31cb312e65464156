import { useLocation } from 'react-router'
import { useBrand } from '#app/kit/brand.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { addressOf, alternatesOf, publicPageOf } from './public-pages.ts'

/** Those who may see the page have the address; search engines need not know of it. */
export function PrivateHead() {
  return import.meta.env.SSR ? <meta name="robots" content="noindex" /> : null
}

/**
 * The screen for people who are not signed in is public where it is the page itself, and not in the place of another.
 */
export function PublicHead() {
  const { site } = useBrand()
  const locale = useLocale()
  const page = publicPageOf(useLocation())
  if (!page) return <PrivateHead />
  if (!import.meta.env.SSR) return null
  return (
    <>
      <link rel="canonical" href={addressOf(site, locale, page)} />
      {alternatesOf(site, page).map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
    </>
  )
}
