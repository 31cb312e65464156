import { useWords } from '#app/kit/words/use-words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import type { Told, ToldBefore } from './tickets.told.ts'
import './tickets.told.css'

const noteWords = {
  decides: { it: 'Decide il produttore.', en: 'The maker decides.', fr: 'Le fabricant décide.' },
  usual: {
    it: {
      one: 'Di solito la risposta arriva entro un giorno.',
      other: 'Di solito la risposta arriva entro {count} giorni.',
    },
    en: { one: 'Usually answered within a day.', other: 'Usually answered within {count} days.' },
    fr: {
      one: 'En général, la réponse arrive sous un jour.',
      other: 'En général, la réponse arrive sous {count} jours.',
    },
  },
  'at-once': {
    it: 'La richiesta può essere accettata appena inviata, se ci sono tutte le foto richieste e nessuna è già stata usata, se la bici non è registrata e la parte non è già in un altro intervento.',
    en: 'The request can be accepted as soon as it is sent, if all photos asked for are there and none was used before, if the bike is not registered and the part is in no other ticket.',
    fr: 'La demande peut être acceptée aussitôt envoyée, si toutes les photos demandées sont là et qu’aucune n’a déjà servi, si le vélo n’est pas enregistré et que la pièce ne figure dans aucun autre dossier SAV.',
  },
  'at-once.some': {
    it: 'Alcune vengono estratte a sorte, e prima le guarda il produttore.',
    en: 'Some are drawn at random: the maker looks at those first.',
    fr: 'Certaines sont tirées au sort\u00a0: le fabricant les examine d’abord.',
  },
} as const satisfies WordTable

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
