import { useEffect, useEffectEvent } from 'react'
import { href } from 'react-router'
import { startListening } from '#app/kit/live/listening.ts'
import { noteNews, setNews } from '#app/kit/news.ts'
import { useReadAgain } from './read-again.ts'

/** What comes within so many milliseconds is counted once. */
const gathered = 300

/** A page that shows a ticket, or a list of them, reads its data again when it hears that one changed. */
export function Live(): null {
  const readAgain = useReadAgain()
  const hear = useEffectEvent(readAgain)
  useEffect(() => {
    void readNews()
    let counting: number | undefined
    const here = (said: unknown) => window.dispatchEvent(new CustomEvent('here', { detail: said }))
    const end = startListening({
      address: href('/:locale?/live', {}),
      here,
      hear(ids) {
        if (!ids) here(undefined)
        clearTimeout(counting)
        counting = window.setTimeout(() => void readNews(), gathered)
        hear(ids)
      },
    })
    return () => {
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
