import { use, useEffect, useEffectEvent } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router'
import { answerFromAhead, askAhead } from './ahead.ts'
import { usePageLoad } from './page-load.ts'

/** How many milliseconds a link has to be looked at: those a pointer only passes over are not meant. */
const rest = 100

/**
 * Asks ahead for what a link leads to while the pointer or the keyboard rests on it. Links say so by `data-ahead`: only
 * those to pages that change nothing by being read, and count nobody as a reader.
 */
export function Prefetch(): null {
  const askForScripts = useScriptsAhead()
  const ask = useEffectEvent((link: HTMLAnchorElement, isWanted: () => boolean) => {
    const page = new URL(link.href)
    if (page.pathname === location.pathname || !isWorthwhile()) return
    askForScripts(page.pathname)
    void askAhead(page, isWanted)
  })
  useEffect(answerFromAhead, [])
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    let wanted: HTMLAnchorElement | null = null
    let timer: number | undefined
    const turnTo = (target: EventTarget | null) => {
      const link = linkAt(target)
      if (link === wanted) return
      wanted = link
      clearTimeout(timer)
      if (link) timer = window.setTimeout(() => ask(link, () => link === wanted), rest)
    }
    document.addEventListener('pointerover', ({ target }) => turnTo(target), { signal })
    // The focus moves by itself as well, as to the heading of a page that has just come: the pointer still rests where it did.
    document.addEventListener('focusin', ({ target }) => linkAt(target) && turnTo(target), { signal })
    document.addEventListener('focusout', ({ target }) => linkAt(target) === wanted && turnTo(null), { signal })
    // Out of the window, or the finger off the glass.
    document.addEventListener('pointerout', ({ relatedTarget }) => relatedTarget ?? turnTo(null), { signal })
    // Somebody who presses means it.
    document.addEventListener(
      'mousedown',
      ({ target }) => {
        const link = linkAt(target)
        if (link) ask(link, () => true)
      },
      { signal },
    )
    signal.addEventListener('abort', () => clearTimeout(timer))
    return () => ending.abort()
  }, [])
  return null
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-ahead]') : null
}

/** A newer build loads the next page whole; the rest is a matter of cost. */
function isWorthwhile(): boolean {
  return navigator.onLine && document.documentElement.dataset['newBuild'] === undefined && !savesData()
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** The router's own `PrefetchPageLinks` would ask for the data as well, in a way that has it asked for twice. */
function useScriptsAhead() {
  const routes = use(UNSAFE_DataRouterContext)?.router.routes
  const manifest = use(UNSAFE_FrameworkContext)?.manifest
  const { nonce } = usePageLoad()
  return (pathname: string) => {
    for (const { route } of matchRoutes(routes ?? [], pathname) ?? []) {
      const { module, imports = [] } = manifest?.routes[route.id] ?? {}
      for (const href of module === undefined ? [] : [module, ...imports]) {
        if (document.querySelector(`link[href="${href}"]`)) continue
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }))
      }
    }
  }
}
