import { useEffect, useEffectEvent } from 'react'
import { useActionData, useLocation } from 'react-router'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { formsWords } from './forms.words.ts'
import { statusOf } from './unsent.ts'

const toastId = 'unsent'

/**
 * On a dead line, and where the portal fails, a page stays as it is, whatever was sent from it, and says so until it is
 * sent again. Stands once, around all pages.
 */
export function UnsentNotice() {
  const { add, remove } = useToasts()
  const say = useWords(formsWords)
  const { pathname } = useLocation()

  const hear = useEffectEvent((event: WindowEventMap['unsent']) => {
    const status = statusOf(event.detail.thrown)
    // A refusal has a page of its own, and sending it again would not help.
    if (status !== undefined && status < 500) return
    event.preventDefault()
    const description = say(status === undefined ? 'unsent-line' : 'unsent-portal')
    add({ id: toastId, color: 'danger', title: say('summary-whole'), description, timeout: 0 })
  })

  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('unsent', (event) => hear(event), { signal })
    // Not told by the router's state, whose rendering may come behind a line that refuses at once.
    window.addEventListener('sending', () => remove(toastId), { signal })
    return () => ending.abort()
  }, [remove])

  // What was said of a page is not said of the next one.
  const leave = useEffectEvent((_page: string) => remove(toastId))

  useEffect(() => () => leave(pathname), [pathname])

  return null
}

/** What the page's action had answered before stays with the page. */
export function useAnswerStays(): void {
  const answer: unknown = useActionData()
  const hear = useEffectEvent(({ detail }: WindowEventMap['unsent']) => {
    detail.answer = answer
  })
  useEffect(() => {
    const listener = (event: WindowEventMap['unsent']) => hear(event)
    window.addEventListener('unsent', listener)
    return () => window.removeEventListener('unsent', listener)
  }, [])
}
