import { use, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext, useRevalidator } from 'react-router'
import { reread } from '#app/kit/drafts/unsent.ts'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'

/** Where a page cannot be read again just now, it is once more after so many milliseconds. */
const later = 2000

/**
 * Reads the page's data again where it shows a ticket or a list of them, as soon as nothing else is at work there. What
 * is typed, the focus and the place in the window stay.
 * @returns to be called with the tickets that changed; undefined: any of them may have
 */
export function useReadAgain(): (ids?: readonly number[]) => void {
  const { revalidate } = useRevalidator()
  const router = use(UNSAFE_DataRouterContext)?.router
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function isFree(): boolean {
    if (!router) return false
    const { navigation, revalidation, actionData, fetchers } = router.state
    // With what a form was refused for its summary would go.
    const isAtWork = navigation.state !== 'idle' || revalidation !== 'idle' || fetchers.size > 0 || actionData
    return !isAtWork && !isChoosing()
  }

  function settle(page: string): void {
    const wait = () => {
      timer.current = window.setTimeout(() => settle(page), later)
    }
    clearTimeout(timer.current)
    // Somebody has gone on: what they see now has just been read.
    if (page !== location.pathname) return
    if (!isFree()) return wait()
    void reread(revalidate).then((isRead) => (isRead ? undefined : wait()))
  }
  return (ids) => {
    if (concerns(location.pathname, ids)) settle(location.pathname)
  }
}

/** In a list rows may change places: not below somebody’s pointer or focus. */
function isChoosing(): boolean {
  return document.querySelector('.table:hover, .table:focus-within') !== null
}

function concerns(pathname: string, ids: readonly number[] | undefined): boolean {
  const path = pathIn(defaultLocale, pathname)
  const [isTicketPage, id] = /^(?:\/console)?\/tickets(?:\/(\d+))?$/.exec(path) ?? []
  if (isTicketPage === undefined) return path === '/'
  return id === undefined || ids === undefined || ids.includes(Number(id))
}
