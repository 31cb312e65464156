import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { Button } from '#app/kit/ui/button.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { contactWords } from './contact.words.ts'

/** By this a page that still says "wait" is known. */
export const waitingMark = 'waiting-for-approval'

const every = 15_000

/**
 * Looks now and then whether staff have answered, while somebody can see it. The page is asked for, not the router: the
 * router would clear the screen for every look, and put an error in its place when the network is away.
 */
export function useQuietCheck(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop

    async function look() {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch(location.href, { cache: 'no-store', signal })
        const isOver = answer.status < 429 && !(await answer.text()).includes(`id="${waitingMark}"`)
        if (isOver && !signal.aborted) await revalidate()
      } catch {
        // The network is away: the next look is in a moment.
      }
    }

    const timer = setInterval(() => void look(), every)
    document.addEventListener('visibilitychange', () => void look(), { signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [revalidate])
}

/** The same look by hand, for who has no JavaScript. */
export function CheckAgain() {
  const say = useWords(contactWords)
  const { pathname, search } = useLocation()
  return (
    <Link to={pathname + search} reloadDocument>
      {say('pending.again')}
    </Link>
  )
}

export function CloseButton() {
  const say = useWords(contactWords)
  const [stays, setStays] = useState(false)
  function close() {
    window.close()
    // Most browsers close only what a script has opened.
    setTimeout(() => setStays(true), 300)
  }
  return (
    <>
      <Button className="needs-script" onClick={close}>
        {say('pending.close')}
      </Button>
      <output className="muted contact-stays">{stays ? say('pending.stays') : null}</output>
    </>
  )
}
