import { useEffect } from 'react'

const every = 15_000

/**
 * Looks now and then whether a page that says "wait" is over, while somebody can see it. The page is asked for, not the
 * router: the router would clear the screen for every look, and put an error in its place when the network is away.
 * @param mark the id of an element by which the page that still waits is known
 */
export function useQuietCheck(mark: string): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop

    async function look() {
      if (document.visibilityState !== 'visible') return
      try {
        const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store', signal })
        const isOver = answer.status < 429 && !(await answer.text()).includes(`id="${mark}"`)
        if (!isOver || signal.aborted) return
        end()
        // What was asked for may be a file, which the router cannot show.
        location.reload()
      } catch {
        // The network is away: the next look is in a moment.
      }
    }

    const timer = setInterval(() => void look(), every)
    document.addEventListener('visibilitychange', () => void look(), { signal })
    return end

    function end() {
      clearInterval(timer)
      stop.abort()
    }
  }, [mark])
}
