import { useWords } from '#app/kit/words/use-words.ts'
import type { Told, ToldBefore } from './tickets.told.ts'
import { noteWords } from './told/told.words.ts'
import './told/told.css'

/** What the rules say of a claim, for its sender: the decision is the maker's. `before`: it is not sent yet, and can be added to. */
export function ToldNote({ told, before }: { told: Told; before?: Pick<ToldBefore, 'usualDays' | 'atOnce'> }) {
  const say = useWords(noteWords)
  return (
    <div className={`told told-${told.verdict}`}>
      <p className="told-verdict">{told.name}</p>
      {told.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {before && told.ways.length > 0 && (
        <ul className="told-ways">
          {told.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      )}
      {before?.atOnce ? (
        <p>
          {say('at-once')} {before.atOnce === 'some' ? say('at-once.some') : null}
        </p>
      ) : null}
      <p className="muted">
        {say('decides')}
        {before?.usualDays ? <> {say('usual', { count: before.usualDays })}</> : null}
      </p>
    </div>
  )
}
