import { createContext, type RouterContextProvider } from 'react-router'
import { Problem } from '#app/kit/problem.ts'
import type { StaffViewer, Viewer } from './account.ts'

/** Set by the portal's layout, and by nothing else, from the session. */
export const viewerContext = createContext<Viewer>()

type Context = Readonly<RouterContextProvider>

export function viewerIn(context: Context): Viewer {
  return context.get(viewerContext)
}

/** The console does not exist for whoever is not staff. @throws Problem not-found */
export function staffIn(context: Context): StaffViewer {
  const viewer = viewerIn(context)
  if (viewer.side !== 'maker') throw new Problem('not-found')
  return viewer
}
