import type { Shot } from '#app/catalogue/catalogue.ts'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { EntryOpening, useEntryLabels } from '../editing/parts.tsx'
import { NameFields } from '../editing/three-fields.tsx'
import { shotForm, shotInto } from './forms.ts'
import { shotsWords } from './shots.words.ts'

type ShotFormProps = { known: Shot | undefined; revision: number; refusal: FormFailure | undefined }

export function ShotForm({ known, revision, refusal }: ShotFormProps) {
  const say = useWords(shotsWords)
  const form = useForm(shotForm, {
    id: 'shot',
    words: shotsWords,
    labels: useEntryLabels(),
    failure: refusal,
    initial: shotInto(known),
  })
  const { fields } = form
  return (
    <Card title={say(known ? 'shot.change' : 'shot.new')} id="entry">
      <Form form={form} className="stack-small">
        <EntryOpening intent="shot" revision={revision} was={known?.code} code={fields.code} />
        <NameFields name="name" fields={fields} />
        <div>
          <SubmitButton>{say(known ? 'save' : 'add')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
