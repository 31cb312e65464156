import * as z from 'zod/mini'
import { Card } from '#app/kit/ui/card.tsx'
import { idField } from './fields.ts'
import { Form, SubmitButton } from './form.tsx'
import { formsWords } from './forms.words.ts'
import { useForm } from './use-form.ts'

export const publishForm = z.object({ revision: idField() })

/** Publishes a draft as the page shows it: the form `publish`. */
export function PublishCard(props: { revision: number; title: string; words: string; button: string }) {
  const { revision, title, words, button } = props
  const form = useForm(publishForm, { id: 'publish', words: formsWords, labels: { revision: '' } })
  return (
    <Card title={title}>
      <Form form={form} className="stack">
        <input type="hidden" name="intent" value="publish" />
        <input type="hidden" name="revision" value={revision} />
        <p>{words}</p>
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
