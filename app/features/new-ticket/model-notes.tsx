import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { instructionsFor, instructionWords } from '../models/models.instructions.words.ts'
import { type ModelFamily, modelFamilies } from '../models/models.ts'
import { serialExamples } from '../models/models.serials.ts'
import { serialWords } from '../models/models.serials.words.ts'
import { newTicketWords } from './new-ticket.words.ts'

type NotesProps = { family: ModelFamily | undefined }

/** Where the number of this model is and what to check first, beside the form where there is room. */
export function NotesBeside({ family }: NotesProps) {
  return (
    <aside className="claim-aside">
      <Card title={useTitle(family)}>
        <Notes family={family} />
      </Card>
    </aside>
  )
}

/** The same on a phone, to be unfolded between the model and its number. */
export function NotesBetween({ family }: NotesProps) {
  return (
    <details className={family ? 'claim-notes' : 'claim-notes without-script'}>
      <summary>{useTitle(family)}</summary>
      <Notes family={family} />
    </details>
  )
}

function useTitle(family: ModelFamily | undefined): string {
  const say = useWords(newTicketWords)
  return family ? say('notes.model', { model: family }) : say('notes.title')
}

/** Before a model is chosen there is nothing to show, except without a script, where all are there to choose from. */
function Notes({ family }: NotesProps) {
  const say = useWords(newTicketWords)
  if (family) return <Lines family={family} />
  return (
    <>
      <p className="muted needs-script">{say('notes.choose')}</p>
      <div className="without-script">
        {modelFamilies.map((one) => (
          <details key={one} className="claim-notes">
            <summary>{one}</summary>
            <Lines family={one} />
          </details>
        ))}
      </div>
    </>
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
