import { formatList } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { testEvent, webhookEvents } from '../webhooks.ts'
import { eventWords } from '../webhooks.words.ts'

/** What some events are called. */
export function EventNames({ events }: { events: readonly string[] }) {
  const say = useWords(eventWords)
  return formatList(
    useLocale(),
    events.map((event) => eventNameIn(say, event)),
  )
}

/** What one is called; one of a later version that was gone back on by the name it has in payloads. */
export function eventNameIn(say: (event: keyof typeof eventWords) => string, event: string): string {
  const known = ([...webhookEvents, testEvent] as const).find((one) => one === event)
  return known ? say(known) : event
}
