import { use, useEffect, useEffectEvent } from 'react'
import { href, UNSAFE_DataRouterContext, useRevalidator } from 'react-router'
import { startListening } from '#app/kit/live/listening.ts'
import { noteNews, setNews } from '#app/kit/news.ts'
import { defaultLocale, pathIn } from '#app/kit/words/locales.ts'

/** What comes within so many milliseconds is counted once. */
const gathered = 300

/** Where a page cannot be read again just now, it is once more after so many milliseconds. */
const later = 2000

/**
 * A page that shows a ticket, or a list of them, reads its data again when it hears that one changed. What is typed, the
 * focus and the place in the window stay.
 */
export function Live(): null {
  const { revalidate } = useRevalidator()
  const router = use(UNSAFE_DataRouterContext)?.router
  const isFree = useEffectEvent(() => {
    if (!router) return false
    const { navigation, revalidation, actionData, fetchers } = router.state
    // With what a form was refused for its summary would go.
    const isAtWork = navigation.state !== 'idle' || revalidation !== 'idle' || fetchers.size > 0 || actionData
    return !isAtWork && !isChoosing()
  })
  const readAgain = useEffectEvent(() => void revalidate())

  useEffect(() => {
    let timer: number | undefined
    let page = ''
    function settle(): void {
      clearTimeout(timer)
      // Somebody has gone on: what they see now has just been read.
      if (page !== location.pathname) return
      if (isFree()) readAgain()
      else timer = window.setTimeout(settle, later)
    }
    void readNews()
    let counting: number | undefined
    const end = startListening({
      address: href('/:locale?/live', {}),
      here: (said) => window.dispatchEvent(new CustomEvent('here', { detail: said })),
      hear(ids) {
        clearTimeout(counting)
        counting = window.setTimeout(() => void readNews(), gathered)
        if (!concerns(location.pathname, ids)) return
        page = location.pathname
        settle()
      },
    })
    return () => {
      clearTimeout(timer)
      clearTimeout(counting)
      end()
      setNews(0)
    }
  }, [])
  return null
}

/** On how many tickets there is something new. Where it cannot be asked, what was known stays. */
async function readNews(): Promise<void> {
  try {
    const answer = await fetch(href('/:locale?/unread', {}))
    const known: unknown = answer.ok ? await answer.json() : undefined
    noteNews(known)
  } catch {
    // The line is away.
  }
}

/** In a list rows may change places: not below somebody’s pointer or focus. */
function isChoosing(): boolean {
  return document.querySelector('.table:hover, .table:focus-within') !== null
}

/** @param ids undefined: any of them may have changed */
function concerns(pathname: string, ids: readonly number[] | undefined): boolean {
  const path = pathIn(defaultLocale, pathname)
  const [isTicketPage, id] = /^(?:\/console)?\/tickets(?:\/(\d+))?$/.exec(path) ?? []
  if (isTicketPage === undefined) return path === '/'
  return id === undefined || ids === undefined || ids.includes(Number(id))
}
