import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { fetchForm } from './fetch-form.ts'
import { erpWords } from './page.words.ts'

export function FetchCard({ refusal }: { refusal: FormFailure | undefined }) {
  const say = useWords(erpWords)
  const form = useForm(fetchForm, {
    id: 'fetch',
    words: erpWords,
    labels: { number: say('fetch.number') },
    failure: refusal,
  })
  return (
    <Card title={say('fetch')}>
      <Form form={form}>
        <input type="hidden" name="intent" value="fetch" />
        <p className="muted">{say('fetch.words')}</p>
        <TextField field={form.fields.number} maxLength={60} autoComplete="off" />
        <div>
          <SubmitButton>{say('fetch.send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
