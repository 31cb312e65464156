import type { Lacked } from '#app/features/people/licence/licence.staff.server.ts'
import { moduleWords } from '#app/features/people/licence/licence.words.ts'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { licencesWords } from './licences.words.ts'
import '#app/features/people/licence/licence.css'
import './licences.css'

/** What an import of a hundred dealers leaves to be done: a press away, with how many each module concerns. */
export function ForAllDealers({ lacked }: { lacked: Lacked[] }) {
  const say = useWords(licencesWords)
  const names = useWords(moduleWords)
  if (lacked.length === 0) return null
  return (
    <CardFold title={say('all')}>
      <p className="muted">{say('all.words')}</p>
      <ul className="module-list">
        {lacked.map(({ module, count }) => (
          <li key={module}>
            <div className="module-words">
              <strong>{names(module)}</strong>
              <p className="muted">{say('all.lacked', { count })}</p>
            </div>
            <ButtonForm
              intent="activate-all"
              fields={{ module }}
              size="small"
              aria-label={say('activate-all.label', { module: names(module) })}
            >
              {say('activate-all')}
            </ButtonForm>
          </li>
        ))}
      </ul>
    </CardFold>
  )
}
