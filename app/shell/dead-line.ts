import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useToasts } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { shellWords } from './shell.words.ts'

/**
 * Without a line no other page can come: to leave this one would end on the browser's own page, and what is typed here
 * be gone. A form that posts to the page it stands on goes its way, and says so itself.
 */
export function useStayOnDeadLine() {
  const say = useWords(shellWords)
  const { add } = useToasts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    function stay() {
      blocker.reset?.()
      // Of a form that posts elsewhere the button waits for an answer.
      window.dispatchEvent(new CustomEvent('unsent', { cancelable: true, detail: { thrown: undefined } }))
      add({ id: 'unsent', color: 'danger', title: say('dead-line') })
    }
    // A portal in the house is there without the internet, whatever the browser thinks of it.
    void fetch('/healthz').then(() => blocker.proceed?.(), stay)
  }, [blocker, add, say])
}
