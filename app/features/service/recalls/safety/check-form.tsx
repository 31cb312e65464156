import { useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { checkForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { recallWords } from '../recalls.words.ts'
import { safetyWords } from './safety.words.ts'

export type Checked = { answer: 'affected' | 'not'; serial: string }

type CheckProps = { answered: Checked | FormFailure | undefined }

/** Anybody asks whether a number is affected; the page keeps nothing of it. */
export function CheckCard({ answered }: CheckProps) {
  const say = useWords(safetyWords)
  const words = useWords(recallWords)
  const { pathname } = useLocation()
  const checked = answered && 'answer' in answered ? answered : undefined
  const form = useForm(checkForm, {
    id: 'check',
    words: formWords,
    labels: { serial: words('serial') },
    failure: answered && 'problems' in answered ? answered : undefined,
    initial: { serial: checked?.serial },
  })
  return (
    <section className="card safety-check">
      <header className="card-header">
        <h2>{say('check.title')}</h2>
      </header>
      <div className="card-body stack">
        {checked?.answer === 'affected' && (
          <Alert tone="danger" first title={say('check.affected')}>
            {say('check.affected.words')}
          </Alert>
        )}
        {checked?.answer === 'not' && <Alert tone="success" first title={say('check.not')} />}
        <Form form={form} action={pathname}>
          <input type="hidden" name="intent" value="check" />
          <TextField
            field={form.fields.serial}
            hint={say('check.hint')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            mono
          />
          <div>
            <SubmitButton>{say('check.submit')}</SubmitButton>
          </div>
        </Form>
      </div>
    </section>
  )
}
