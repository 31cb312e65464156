import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { remarkForm } from './remarks.forms.ts'
import { formWords } from './forms.words.ts'
import { bodyLength } from './remarks.ts'
import { remarkWords } from './remarks.words.ts'

type FoldProps = {
  /** The version of the guide that the reader has before them. */
  version: number
  /** Whether it is a document; a text on the page itself has no pages. */
  hasPages: boolean
  submission: { fresh: string; through: string | undefined }
  refusal: FormFailure | undefined
}

/** "Something wrong here?": below a guide, and open where something is to be corrected. */
export function RemarkFold({ version, hasPages, submission: { fresh, through }, refusal }: FoldProps) {
  const say = useWords(remarkWords)
  const submission = useSubmission(fresh, through, refusal?.submitted)
  return (
    <CardFold key={submission} title={say('wrong.title')} open={refusal !== undefined}>
      <RemarkForm {...{ version, hasPages, submission, refusal }} />
    </CardFold>
  )
}

type RemarkFormProps = Omit<FoldProps, 'submission'> & { submission: string }

function RemarkForm({ version, hasPages, submission, refusal }: RemarkFormProps) {
  const say = useWords(remarkWords)
  const form = useForm(remarkForm, {
    id: 'remark',
    words: formWords,
    labels: { submission: '', version: '', body: say('wrong.body'), page: hasPages ? say('wrong.page') : '' },
    failure: refusal,
  })
  const { least, most } = bodyLength
  return (
    <Form form={form}>
      <input type="hidden" name="intent" value="remark" />
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="version" value={version} />
      <p className="muted">{say('wrong.words')}</p>
      <TextareaField
        field={form.fields.body}
        hint={say('wrong.body.hint', { least, most })}
        rows={4}
        maxLength={most}
      />
      {hasPages ? <TextField field={form.fields.page} inputMode="numeric" maxLength={4} size={6} /> : null}
      <div>
        <SubmitButton variant="secondary">{say('wrong.send')}</SubmitButton>
      </div>
    </Form>
  )
}
