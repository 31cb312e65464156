import { useEffect } from 'react'
import { href } from 'react-router'
import { noteNews } from '#app/kit/news.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { unreadWords } from './unread.words.ts'

type MarkReadProps = {
  page: {
    ticket: { id: number; isUnread: boolean }
    conversation: { messages: readonly Numbered[]; before: number | undefined }
    history: { events: readonly Numbered[] }
  }
}

type Numbered = { id: number }

/**
 * Says up to where this page has shown its ticket, once somebody can see it: what was only asked for ahead, or lies in a tab
 * behind, is not read. Without a script there is a button.
 */
export function MarkRead({ page: { ticket, conversation, history } }: MarkReadProps) {
  const say = useWords(unreadWords)
  const address = href('/:locale?/unread', localePrefix(useLocale()))
  const { id } = ticket
  const message = conversation.messages.at(-1)?.id ?? 0
  const event = history.events.at(-1)?.id ?? 0
  const isNews = ticket.isUnread && conversation.before === undefined
  useEffect(
    () => (isNews ? onceSeen(() => void tell(address, { ticket: id, message, event })) : undefined),
    [isNews, address, id, message, event],
  )
  if (!isNews) return null
  return (
    <noscript>
      <form method="post" action={address}>
        {Object.entries({ ticket: id, message, event, page: 1 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="small">
          {say('mark-read')}
        </Button>
      </form>
    </noscript>
  )
}

/** @returns what gives it up */
function onceSeen(act: () => void): () => void {
  const ending = new AbortController()
  function look(): void {
    if (document.visibilityState === 'hidden') return
    ending.abort()
    act()
  }
  document.addEventListener('visibilitychange', look, { signal: ending.signal })
  look()
  return () => ending.abort()
}

async function tell(address: string, shown: Record<string, number>): Promise<void> {
  const body = new URLSearchParams(Object.entries(shown).map(([name, value]) => [name, String(value)]))
  try {
    // Somebody who goes on at once has seen it all the same.
    const answer = await fetch(address, { method: 'POST', body, keepalive: true })
    const known: unknown = answer.ok ? await answer.json() : undefined
    noteNews(known)
  } catch {
    // Without a line it stays unread, and is told of when the page is read again.
  }
}
