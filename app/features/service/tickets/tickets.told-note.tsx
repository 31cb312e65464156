import { useWords } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import type { Told } from './tickets.told.ts'
import './tickets.told.css'

const noteWords = {
  decides: { it: 'Decide il produttore.', en: 'The maker decides.', fr: 'Le fabricant décide.' },
} as const satisfies WordTable

/** What the rules say of a claim, for its sender: the decision is the maker's. `isSent`: nothing can be added to it. */
export function ToldNote({ told, isSent }: { told: Told; isSent: boolean }) {
  const say = useWords(noteWords)
  return (
    <div className={`told told-${told.verdict}`}>
      <p className="told-verdict">{told.name}</p>
      {told.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!isSent && told.ways.length > 0 && (
        <ul className="told-ways">
          {told.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
      <p className="muted">{say('decides')}</p>
    </div>
  )
}
