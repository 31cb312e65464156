import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { isBegun } from '#app/kit/drafts/form-texts.ts'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'

/**
 * Without a line no other page can come: to leave this one would end on the browser's own page, and what is typed here
 * be gone. A form that posts to the page it stands on goes its way, and says so itself.
 */
export function useOfflineNavigation() {
  const say = useWords(shellWords)
  const { add } = useToasts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  // A form that posts elsewhere leads there as well, and must not open it instead.
  const followed = useRef<string>(undefined)
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      followed.current = target instanceof Element ? target.closest('a')?.pathname : undefined
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [])
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    async function stay() {
      const { pathname = '', search = '' } = blocker.location ?? {}
      // What the browser has kept can be opened, unless something typed here would go with it.
      const isFollowed = followed.current === pathname
      if (isFollowed && (await isKept(pathname)) && ![...document.forms].some(isBegun))
        return location.assign(pathname + search)
      blocker.reset?.()
      // When a form posts elsewhere its button waits for an answer.
      window.dispatchEvent(new CustomEvent('unsent', { cancelable: true, detail: { thrown: undefined } }))
      return add({ id: 'unsent', color: 'danger', title: say('offline') })
    }
    // A portal in the house is there without the internet, whatever the browser thinks of it.
    void fetch('/healthz').then(() => blocker.proceed?.(), stay)
  }, [blocker, add, say])
}

/** By the worker: see offline.tsx. */
async function isKept(pathname: string): Promise<boolean> {
  try {
    return 'caches' in window && (await caches.match(pathname)) !== undefined
  } catch {
    return false
  }
}
