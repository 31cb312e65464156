import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes } from 'react-router'
import { rootDir } from '#app/kit/root-dir.server.ts'
import routes from '#app/routes.ts'

/** The addresses that draw something, as patterns; the others hand out files or lead elsewhere. */
export const pages = pagesIn(routes, '')

/** @returns the pattern that stands for an address */
export function pageAt(address: string): string | undefined {
  const { pathname } = new URL(address)
  const patterns = pages.map((pattern) => ({ path: pattern }))
  return matchRoutes(patterns, pathname)?.[0]?.route.path
}

function pagesIn(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path: own, file, children }) => {
    const here = own ? `${above}/${own}` : above
    if (children) return pagesIn(children, here)
    // The page of all parts, which no portal in use has.
    if (file.startsWith('../')) return []
    return draws(readFileSync(path.join(rootDir, 'app', file), 'utf8')) ? [here] : []
  })
}

/** A part that draws nothing stands where a loader always leads on. */
function draws(source: string): boolean {
  return /^export default (?!function \w+\(\) \{\s*return null\s*\})/m.test(source)
}
