import { type MouseEvent, useRef, useState } from 'react'
import { verdicts } from '#app/catalogue/catalogue.answers.ts'
import { tellTyped, typeInto } from '#app/kit/forms/form-events.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Field, NativeSelect } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { appended, type ReadyAnswer } from './answers.ts'
import { workWords } from '../work.words.ts'
import './answers.css'

/** Those of a reply: the ones used most, and all of them a press further. */
export function ReplyAnswers({ answers }: Pick<AnswersProps, 'answers'>) {
  const say = useWords(workWords)
  if (answers.length === 0) return null
  return (
    <>
      <AnswerChips field="message" answers={answers} />
      <Fold title={say('answers.all')} forWriting>
        <StandardAnswers field="message" answers={answers} />
      </Fold>
    </>
  )
}

/** So many are a press away; the others stand in a list. */
const chipsMost = 3

/** The answers that are used most, each a press away: it goes below what is typed. */
export function AnswerChips({ answers, field }: AnswersProps) {
  const say = useWords(workWords)
  const [last, setLast] = useState<ReadyAnswer>()
  const suggested = answers.filter(({ fits }) => fits).slice(0, chipsMost)
  if (suggested.length === 0) return null
  return (
    <>
      <ul className="answer-chips needs-script" aria-label={say(`answers.${field}`)}>
        {suggested.map((answer) => (
          <li key={answer.code}>
            <button
              type="button"
              className="answer-chip"
              onClick={(event) => {
                insert(event, field, answer)
                setLast(answer)
              }}
            >
              {answer.title}
            </button>
          </li>
        ))}
      </ul>
      {last?.own ? (
        <p className="answer-own">
          <span>{say('answers.own')}</span> {last.own}
        </p>
      ) : null}
    </>
  )
}

function insert(event: MouseEvent<HTMLButtonElement>, field: string, { text, next }: ReadyAnswer) {
  const { form } = event.currentTarget
  const area = form?.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`)
  if (!area) return
  event.preventDefault()
  typeInto(area, appended(area.value, text))
  // A reply’s form asks whose move follows: the answer knows, and the person may still change it.
  const turn = form?.querySelector<HTMLSelectElement>('select[name="awaiting"]')
  if (turn) {
    turn.value = next
    tellTyped(turn)
  }
  area.focus()
}

type AnswersProps = {
  answers: readonly ReadyAnswer[]
  /** The field of the form around that the answer goes into. */
  field: 'message' | 'reason'
}

/**
 * Puts a standard answer below what is typed. Without a script its button sends the form, which comes back with the
 * answer in it. It stands after the button that sends: that is the one the Enter key presses.
 */
export function StandardAnswers({ answers, field }: AnswersProps) {
  const say = useWords(workWords)
  const select = useRef<HTMLSelectElement>(null)
  if (answers.length === 0) return null
  function choose(event: MouseEvent<HTMLButtonElement>) {
    const chosen = answers.find(({ code }) => code === select.current?.value)
    if (chosen) insert(event, field, chosen)
    else event.preventDefault()
  }
  return (
    <div className="stack-small">
      <Field id={`answer-${field}`} label={say(`answers.${field}`)} hint={say('answers.hint')}>
        {(control) => (
          <NativeSelect {...control} ref={select} name="answer" defaultValue="">
            <option value="">{say('answers.none')}</option>
            <Grouped answers={answers} />
          </NativeSelect>
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary" size="small" name="insert" value="on" onClick={choose}>
          {say('answers.insert')}
        </Button>
      </div>
    </div>
  )
}

/** Reasons for one decision alone stand apart: without a script all are in the list, whichever decision is chosen. */
function Grouped({ answers }: Pick<AnswersProps, 'answers'>) {
  const say = useWords(workWords)
  const listed = (all: AnswersProps['answers']) =>
    all.map(({ code, title }) => (
      <option key={code} value={code}>
        {title}
      </option>
    ))
  return (
    <>
      {verdicts.map((verdict) => {
        const only = answers.filter(({ decision }) => decision === verdict)
        return only.length === 0 ? null : (
          <optgroup key={verdict} label={say(`answers.${verdict}`)}>
            {listed(only)}
          </optgroup>
        )
      })}
      {listed(answers.filter(({ decision }) => decision === undefined))}
    </>
  )
}
