import type { ServerBuild } from 'react-router'
import { isLocale } from '#app/kit/words/locales.ts'

type Routes = ServerBuild['routes']

/**
 * Makes something for the routes that an address can mean, by the first part of its path: the router tries all its
 * routes one after the other, twice a request, and most of some two hundred begin otherwise.
 * @param make called once for each first part, with a build of those routes alone
 */
export function byFirstPart<Made>(build: ServerBuild, make: (build: ServerBuild) => Made): (address: string) => Made {
  const firstParts = new Map(Object.keys(build.routes).map((id) => [id, firstPartOf(build.routes, id)]))
  const known = new Set([...firstParts.values()].filter((part) => part !== undefined))
  const made = new Map<string | undefined, Made>()
  return (address) => {
    const asked = firstPartIn(new URL(address).pathname)
    const part = known.has(asked) ? asked : undefined
    const found = made.get(part) ?? make(partOf(build, (id) => [undefined, part].includes(firstParts.get(id))))
    made.set(part, found)
    return found
  }
}

function partOf(build: ServerBuild, isIn: (id: string) => boolean): ServerBuild {
  const routes = Object.fromEntries(Object.entries(build.routes).filter(([id]) => isIn(id)))
  const inManifest = Object.fromEntries(Object.entries(build.assets.routes).filter(([id]) => isIn(id)))
  return { ...build, routes, assets: { ...build.assets, routes: inManifest } }
}

/** What the path of a route begins with after the language; undefined: with anything, or with nothing of its own. */
function firstPartOf(routes: Routes, id: string | undefined): string | undefined {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return undefined
  const own = (route.path ?? '').split('/').find((part) => part !== '' && part !== ':locale?')
  const first = firstPartOf(routes, route.parentId) ?? own
  return first === undefined || /^[:*]|\?$/.test(first) ? undefined : first.toLowerCase()
}

/** As the router reads it: in any case, and without the ending by which a page's data is asked for. */
function firstPartIn(pathname: string): string {
  const [first = '', second = ''] = pathname
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
  return decoded(isLocale(first.toLowerCase()) ? second : first).toLowerCase()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
