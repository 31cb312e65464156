import { BookOpen } from 'lucide-react'
import { Card } from '#app/kit/ui/card.tsx'
import type { Locale } from '#app/kit/words/locales.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { serialShape, serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import type { ClaimCatalogue } from './claim.catalogue.ts'
import { newTicketWords } from './new-ticket.words.ts'

export type Instructions = { families: ClaimCatalogue['families']; guides: Record<ModelFamily, GuideLink[]> }

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
        {instructions.families.map(({ code }) => (
          <details key={code} className="claim-notes">
            <summary>{code}</summary>
            <Lines family={code} instructions={instructions} />
          </details>
        ))}
      </div>
    </>
  )
}

function Lines({ family, instructions }: { family: ModelFamily; instructions: Instructions }) {
  const say = useWords(serialWords)
  const found = instructions.families.find(({ code }) => code === family)
  const guides = instructions.guides[family] ?? []
  if (!found) return null
  return (
    <>
      <ul className="model-lines">
        {[serialShape(say, found), ...found.instructions].map((line) => (
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
