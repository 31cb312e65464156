import type { EntryContext } from 'react-router'
import { type Locale, locales } from '#app/kit/words/locales.ts'

type Manifest = EntryContext['manifest']

/** The browser's scripts in one language: as the build lists them, and as the router is to write them into a page. */
type Scripts = { listed: Manifest; written: Manifest }

const inLanguages = new WeakMap<Manifest, Map<Locale, Scripts>>()

/**
 * The scripts of a page in one language. The router would write an element for each of them, a sixth of what stands in
 * a ticket's page: what its own modules import is left out of the manifest, and listed for a single attribute.
 */
export function scriptsOf(locale: Locale, { manifest, staticHandlerContext: { matches } }: EntryContext) {
  const known = inLanguages.get(manifest) ?? new Map(locales.map((one) => [one, scriptsIn(one, manifest)]))
  inLanguages.set(manifest, known)
  const { listed, written } = known.get(locale) ?? scriptsIn(locale, manifest)
  const ofRoutes = matches.flatMap(({ route }) => listed.routes[route.id]?.imports ?? [])
  return { manifest: written, imports: [...new Set([...listed.entry.imports, ...ofRoutes])] }
}

function scriptsIn(locale: Locale, manifest: Manifest): Scripts {
  // Only a build parts the languages.
  const listed = import.meta.env.PROD ? inFolder(locale, manifest) : manifest
  const routes = { ...listed.routes }
  for (const [id, route] of Object.entries(routes)) if (route) routes[id] = { ...route, imports: [] }
  return { listed, written: { ...listed, routes, entry: { ...listed.entry, imports: [] } } }
}

/** As the build has written them for one language (see vite.languages.ts). */
function inFolder(locale: Locale, manifest: Manifest): Manifest {
  const text = JSON.stringify(manifest).replaceAll(/\/assets\/(?=[\w.-]+\.js")/g, `/assets/${locale}/`)
  // The same list with other addresses in it.
  return JSON.parse(text) as Manifest
}
