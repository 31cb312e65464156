import { createContext, type RouterContextProvider } from 'react-router'
import type { Portal } from '#app/portal.server.ts'
import type { RequestInfo } from '#app/kit/http/request-info.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { Problem } from '#app/kit/problem.ts'
import { type Access, hasModule, isFor, type Module, type StaffViewer, type Viewer } from './account.ts'

/** Set by the portal's layout, and by nothing else, from the session. */
export const viewerContext = createContext<Viewer>()

/** Who asks, where it is known before the portal's layout asks for it. */
export const accessContext = createContext<Access | undefined>(undefined)

type Context = Readonly<RouterContextProvider>

export function viewerIn(context: Context): Viewer {
  return context.get(viewerContext)
}

/** The console does not exist for anyone who is not staff. @throws Problem not-found */
export function staffIn(context: Context): StaffViewer {
  return requireStaff(viewerIn(context))
}

/** @throws Problem not-found for anyone who is not staff */
export function requireStaff(viewer: Viewer): StaffViewer {
  if (viewer.side !== 'maker') throw new Problem('not-found')
  return viewer
}

/** @throws Problem not-found for anyone who is not an administrator */
export function requireAdmin(viewer: Viewer): StaffViewer {
  if (viewer.side !== 'maker' || viewer.role !== 'admin') throw new Problem('not-found')
  return viewer
}

/**
 * The gate of the licence: the first line of every verb of a module.
 * @throws Problem module-missing without the licence; not-found for whom the module is not, whom a longer licence would not
 * help: a rider in what is for shops, a workshop's people in trade
 */
export function requireModule(viewer: Viewer, module: Module): void {
  if (!isFor(viewer.role, module)) throw new Problem('not-found')
  if (!hasModule(viewer, module)) throw new Problem('module-missing', module)
}

/** The gate of what several modules share, such as files and drafts. @throws Problem module-missing, with the first */
export function requireOneOf(viewer: Viewer, modules: readonly [Module, ...Module[]]): void {
  if (!modules.some((module) => hasModule(viewer, module))) requireModule(viewer, modules[0])
}

/** A request at the portal's gate: what a step on the way to full access has to know. */
export type Visitor = {
  portal: Portal
  info: RequestInfo
  request: Request
  locale: Locale
  token: string | undefined
  access: Access
}
