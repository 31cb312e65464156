import { useEffect, useRef } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { instructionsFor, instructionWords } from '../models/models.instructions.words.ts'
import { type ModelFamily, modelFamilies } from '../models/models.ts'
import { serialExamples } from '../models/models.serials.ts'
import { serialWords } from '../models/models.serials.words.ts'
import { newTicketWords } from './new-ticket.words.ts'

/**
 * Where the number of this model is and what to check first: beside the form, or to be unfolded on a phone. Before a
 * model is chosen there is nothing to show, except without a script, where all of them are there to choose from.
 */
export function ModelNotes({ family }: { family: ModelFamily | undefined }) {
  const say = useWords(newTicketWords)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // Beside the form the style keeps it unfolded; whoever listens instead of looking is told the same.
    if (details.current && window.matchMedia('(min-width: 1100px)').matches) details.current.open = true
  }, [])
  return (
    <aside className="claim-aside">
      <details ref={details} className="card model-notes">
        <summary>
          <h2>{family ? say('notes.model', { model: family }) : say('notes.title')}</h2>
        </summary>
        <div className="card-body">
          {family ? (
            <Lines family={family} />
          ) : (
            <>
              <p className="muted needs-script">{say('notes.choose')}</p>
              <div className="stack-small without-script">
                {modelFamilies.map((one) => (
                  <details key={one}>
                    <summary>{one}</summary>
                    <Lines family={one} />
                  </details>
                ))}
              </div>
            </>
          )}
        </div>
      </details>
    </aside>
  )
}

function Lines({ family }: { family: ModelFamily }) {
  const instructions = useWords(instructionWords)
  const serials = useWords(serialWords)
  const lines = [
    serials(`help.${family}`, { example: serialExamples[family] }),
    ...instructionsFor(instructions, family),
  ]
  return (
    <ul className="model-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
