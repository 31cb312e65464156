import { useLocation } from 'react-router'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useSubmission } from '#app/kit/forms/use-submission.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import type { GuideShelf } from '../resources.ts'
import type { Refusal } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { AssetFields, FileField, GuideFields, useFactLabels, useGuideLabels } from './facts-fields.tsx'
import { assetForm, guideForm } from './forms.ts'
import { formWords } from './forms.words.ts'

type NewProps = { submission: string; refusal: Refusal | undefined }

export function NewAsset({ folders, ...rest }: NewProps & { folders: readonly Option[] }) {
  const say = useWords(adminWords)
  const submission = useSubmission(rest.submission, undefined, rest.refusal?.typed)
  const labels = { ...useFactLabels(), file: say('form.file') }
  const form = useForm(assetForm, { id: 'new-resource', words: formWords, labels, failure: rest.refusal })
  return (
    <Form form={form} multipart action={useAddress()} className="stack-small">
      <input type="hidden" name="submission" value={submission} />
      <AssetFields fields={form.fields} folders={folders} />
      <FileField field={form.fields.file} shelf="media" />
      <div>
        <SubmitButton>{say('form.publish')}</SubmitButton>
      </div>
    </Form>
  )
}

export function NewGuide({ shelf, ...rest }: NewProps & { shelf: GuideShelf }) {
  const say = useWords(adminWords)
  const submission = useSubmission(rest.submission, undefined, rest.refusal?.typed)
  const labels = { ...useGuideLabels(), file: say('form.file') }
  const initial = { terms: 'internal' }
  const form = useForm(guideForm, { id: 'new-resource', words: formWords, labels, initial, failure: rest.refusal })
  return (
    <Form form={form} multipart action={useAddress()} className="stack-small">
      <input type="hidden" name="submission" value={submission} />
      <GuideFields fields={form.fields} />
      <FileField field={form.fields.file} shelf={shelf} />
      <div>
        <SubmitButton>{say('form.publish')}</SubmitButton>
      </div>
    </Form>
  )
}

/** The shelf stands in the address. */
function useAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
