import type { EntryContext } from 'react-router'
import { type Locale, locales } from '#app/kit/words/locales.ts'

type Manifest = EntryContext['manifest']

const inLanguages = new WeakMap<Manifest, Map<Locale, Manifest>>()

/** The browser's scripts as the build has written them for one language (see vite.languages.ts). */
export function manifestIn(locale: Locale, manifest: Manifest): Manifest {
  // Only a build parts them.
  if (!import.meta.env.PROD) return manifest
  const known = inLanguages.get(manifest) ?? new Map(locales.map((one) => [one, rewritten(one, manifest)]))
  inLanguages.set(manifest, known)
  return known.get(locale) ?? manifest
}

function rewritten(locale: Locale, manifest: Manifest): Manifest {
  const text = JSON.stringify(manifest).replaceAll(/\/assets\/(?=[\w.-]+\.js")/g, `/assets/${locale}/`)
  // The same list with other addresses in it.
  return JSON.parse(text) as Manifest
}
