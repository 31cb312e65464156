import { Form as PlainForm, useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { DraftBar } from './versions.bar.tsx'
import { publishForm } from './versions.forms.ts'
import type { DraftState } from './versions.ts'
import { versionsWords } from './versions.words.ts'

type PublishProps = { draft: DraftState; refusal: FormFailure | undefined }

/**
 * From here on it holds for everybody, and for anyone who publishes it: the page is loaded whole, with what it takes
 * from it.
 */
export function PublishCard({ draft, refusal }: PublishProps) {
  const say = useWords(versionsWords)
  const form = useForm(publishForm, {
    id: 'publish',
    words: versionsWords,
    labels: { revision: '', note: say('note') },
    failure: refusal,
    revision: draft.revision,
  })
  return (
    <Card title={say('publish')}>
      <Form form={form} reloads className="stack-small">
        <DraftBar draft={draft} />
        <input type="hidden" name="revision" value={form.revision} />
        <TextField field={form.fields.note} hint={say('note.hint')} maxLength={500} autoComplete="off" />
        <div>
          <SubmitButton name="intent" value="publish">
            {say('publish.send')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

export function DiscardFold({ revision }: { revision: number }) {
  const say = useWords(versionsWords)
  const { pathname } = useLocation()
  return (
    <CardFold title={say('discard')}>
      <PlainForm method="post" action={pathname} className="stack-small">
        <input type="hidden" name="revision" value={revision} />
        <p>{say('discard.words')}</p>
        <div>
          <Button type="submit" variant="danger" size="small" name="intent" value="discard">
            {say('discard')}
          </Button>
        </div>
      </PlainForm>
    </CardFold>
  )
}
