import type { ServerBuild } from 'react-router'
import { isLocale } from '#app/kit/words/locales.ts'

type Routes = ServerBuild['routes']

/**
 * Makes something for the routes that an address can mean, by the first two parts of its path: the router tries all its
 * routes one after the other, twice a request, and most of some three hundred begin otherwise.
 * @param make called once for each beginning, with a build of those routes alone
 */
export function byFirstParts<Made>(build: ServerBuild, make: (build: ServerBuild) => Made): (address: string) => Made {
  const beginnings = new Map(Object.keys(build.routes).map((id) => [id, beginningOf(build.routes, id)]))
  const known = new Set(beginnings.values())
  const made = new Map<string, Made>()
  return (address) => {
    const [first = '', second = ''] = partsIn(new URL(address).pathname)
    const beginning = [`${first}/${second}`, first].find((parts) => known.has(parts)) ?? ''
    const found = made.get(beginning) ?? make(partOf(build, (id) => isWithin(beginning, beginnings.get(id) ?? '')))
    made.set(beginning, found)
    return found
  }
}

function isWithin(beginning: string, ofRoute: string): boolean {
  return ofRoute === '' || `${beginning}/`.startsWith(`${ofRoute}/`)
}

function partOf(build: ServerBuild, isIn: (id: string) => boolean): ServerBuild {
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([id]) => isIn(id)))
  const inManifest = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => isIn(id)))
  return { ...build, routes, assets: { ...build.assets, routes: inManifest } }
}

/** What the path of a route begins with after the language, two parts at most; '': with anything. */
function beginningOf(routes: Routes, id: string): string {
  const parts = pathOf(routes, id).filter((part) => part !== ':locale?')
  const end = parts.findIndex((part) => /^[:*]|\?$/.test(part))
  return parts
    .slice(0, end === -1 ? 2 : Math.min(end, 2))
    .join('/')
    .toLowerCase()
}

function pathOf(routes: Routes, id: string | undefined): string[] {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return []
  return [...pathOf(routes, route.parentId), ...(route.path ?? '').split('/').filter(Boolean)]
}

/** As the router reads them: in any case, and without the ending by which a page's data is asked for. */
function partsIn(pathname: string): string[] {
  const parts = pathname
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
  const own = isLocale(parts[0]?.toLowerCase()) ? parts.slice(1) : parts
  return own.slice(0, 2).map((part) => decoded(part).toLowerCase())
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
