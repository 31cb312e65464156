import { useWords } from '#app/kit/words/use-words.ts'
import type { TicketEvent } from '../conversation/events.ts'
import { WrittenText } from '../conversation/written-text.tsx'
import { wordsOfAppeal } from './appeal.ts'
import { appealWords } from './appeal.words.ts'

/** What an appeal says, and the refusal that stands until it is decided; each where the history still has it. */
export function AppealText({ events, forStaff = false }: { events: readonly TicketEvent[]; forStaff?: boolean }) {
  const say = useWords(appealWords)
  const { appeal, refusal } = wordsOfAppeal(events)
  return (
    <>
      <Said label={say(forStaff ? 'theirs' : 'own')} text={appeal} />
      <Said label={say('refusal')} text={refusal} />
    </>
  )
}

function Said({ label, text }: { label: string; text: string }) {
  if (!text) return null
  return (
    <div>
      <p className="ticket-label">{label}</p>
      <WrittenText text={text} />
    </div>
  )
}
