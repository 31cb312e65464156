import { useEffect, useState } from 'react'
import { isMissingPart, takeReload } from './reload-guard.ts'

/**
 * Stands in the place of react-router's own loader of route modules (see vite.config.ts), which answers a missing part by
 * reloading the page one comes from, each time again. It may not fail, or the router would show an empty page.
 */
export async function loadRouteModule(route: { id: string; module: string }, loaded: Record<string, unknown>) {
  try {
    loaded[route.id] ??= await import(/* @vite-ignore */ route.module)
  } catch (error) {
    loaded[route.id] = { default: () => <Missing error={error} /> }
  }
  return loaded[route.id]
}

/** In the place of a page that cannot be shown: by now its address is the browser's, and the server can render it. */
function Missing({ error }: { error: unknown }) {
  const [reloads] = useState(() => isMissingPart(error) && takeReload())
  useEffect(() => {
    if (reloads) window.location.reload()
  }, [reloads])
  if (!reloads) throw error
  return null
}
