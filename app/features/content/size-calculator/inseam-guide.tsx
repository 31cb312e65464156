import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { sizeWords } from './size-calculator.words.ts'

export function InseamGuide() {
  const say = useWords(sizeWords)
  return (
    <Card title={say('how.title')}>
      <div className="inseam-guide">
        <InseamPicture />
        <div className="stack-small">
          <ol>
            <li>{say('how.1')}</li>
            <li>{say('how.2')}</li>
            <li>{say('how.3')}</li>
          </ol>
          <p className="field-hint">{say('how.not-trousers')}</p>
        </div>
      </div>
    </Card>
  )
}

/** Somebody from the front, a book between the legs, and the length from the floor to its upper edge. */
function InseamPicture() {
  return (
    <svg viewBox="0 0 150 210" className="inseam-picture" aria-hidden="true">
      <path className="inseam-faint" d="M4 198H146" />
      <path d="M30 4C23 34 22 60 25 86C28 118 36 138 35 158C34 172 34 180 31 187C27 193 26 198 33 198H51C54 180 58 158 59 136C60 122 61 108 63 92C65 108 66 122 67 136C68 158 72 180 75 198H93C100 198 99 193 95 187C92 180 92 172 91 158C90 138 98 118 101 86C104 60 103 34 96 4" />
      <path className="inseam-book" d="M32 83H94V92H32Z" />
      <path className="inseam-dash" d="M94 83H122" />
      <path className="inseam-length" d="M128 83V198M121 83H135M121 198H135" />
    </svg>
  )
}
