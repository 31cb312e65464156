import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { formatDate } from '#app/kit/words/formats.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { confirmForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { pageWords } from './page.words.ts'

type ConfirmCardProps = { version: number; confirmedAt: Date | undefined; refusal: FormFailure | undefined }

/** One button, below the text that it is about. */
export function ConfirmCard({ version, confirmedAt, refusal }: ConfirmCardProps) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const form = useForm(confirmForm, { id: 'confirm', words: formWords, labels: { version: '' }, failure: refusal })
  if (confirmedAt && !refusal)
    return <Alert tone="success" title={say('confirm.done', { day: formatDate(locale, confirmedAt) })} />
  return (
    <Card title={say('confirm.title')} id="confirm">
      <Form form={form} className="stack">
        <input type="hidden" name="intent" value="confirm" />
        <input type="hidden" name="version" value={version} />
        <p>{say('confirm.words')}</p>
        <div>
          <SubmitButton>{say('confirm')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
