import { BookOpen } from 'lucide-react'
import { Card } from '#app/kit/ui/card.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { type ModelFamily, modelFamilies } from '#app/features/bicycles/models/models.ts'
import { serialExamples } from '#app/features/bicycles/models/models.serials.ts'
import { serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import { newTicketWords } from './new-ticket.words.ts'

/** In the reader's language, read from the server alone: the browser is spared the other two. */
export type Instructions = Record<ModelFamily, { lines: string[]; guides: GuideLink[] }>

/** A manual or size guide of the model. */
export type GuideLink = { id: number; title: string; language: Locale; path: string }

type NotesProps = { family: ModelFamily | undefined; instructions: Instructions }

/** Where the number of this model is and what to check first, beside the form where there is room. */
export function NotesBeside({ family, instructions }: NotesProps) {
  return (
    <aside className="claim-aside">
      <Card title={useTitle(family)}>
        <Notes family={family} instructions={instructions} />
      </Card>
    </aside>
  )
}

/** The same on a phone, to be unfolded between the model and its number. */
export function NotesBetween({ family, instructions }: NotesProps) {
  return (
    <details className={family ? 'claim-notes' : 'claim-notes without-script'}>
      <summary>{useTitle(family)}</summary>
      <Notes family={family} instructions={instructions} />
    </details>
  )
}

function useTitle(family: ModelFamily | undefined): string {
  const say = useWords(newTicketWords)
  return family ? say('notes.model', { model: family }) : say('notes.title')
}

/** Before a model is chosen there is nothing to show, except without a script, where all are there to choose from. */
function Notes({ family, instructions }: NotesProps) {
  const say = useWords(newTicketWords)
  if (family) return <Lines family={family} instructions={instructions} />
  return (
    <>
      <p className="muted needs-script">{say('notes.choose')}</p>
      <div className="without-script">
        {modelFamilies.map((one) => (
          <details key={one} className="claim-notes">
            <summary>{one}</summary>
            <Lines family={one} instructions={instructions} />
          </details>
        ))}
      </div>
    </>
  )
}

function Lines({ family, instructions }: { family: ModelFamily; instructions: Instructions }) {
  const say = useWords(serialWords)
  const { lines, guides } = instructions[family]
  return (
    <>
      <ul className="model-lines">
        {[say(`help.${family}`, { example: serialExamples[family] }), ...lines].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {guides.length > 0 && <Guides guides={guides} />}
    </>
  )
}

/** Opened apart: nothing typed is left behind. */
function Guides({ guides }: { guides: readonly GuideLink[] }) {
  const say = useWords(newTicketWords)
  return (
    <div className="model-guides">
      <p className="eyebrow">{say('notes.guides')}</p>
      <ul>
        {guides.map(({ id, title, language, path }) => (
          <li key={id}>
            <BookOpen size={16} aria-hidden />
            <a href={path} target="_blank" lang={language} rel="noreferrer">
              {title}
              <span className="visually-hidden"> {say('notes.guides.apart')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
