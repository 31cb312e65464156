import { codesOf } from '#app/catalogue/catalogue.ts'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { DraftStatus, ResumedDraft, useServerDraft } from '#app/kit/drafts/draft.tsx'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormValues } from '#app/kit/forms/problems.ts'
import { type FormState, useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import type { GuideShelf, Shelf } from '../resources.ts'
import type { ResourceFailure } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { AssetFields, GuideFields, useFactLabels, useGuideLabels } from './facts-fields.tsx'
import { FileField } from './file-field.tsx'
import { assetForm, guideForm } from './forms.ts'
import { formWords } from './forms.words.ts'
import type { KeptFile } from './upload.server.ts'

/** The form as its page begins it: blank, or as it was left. */
export type Begun = { submission: string; initial: FormValues; kept: KeptFile | undefined; resumedAt: Date | undefined }

type NewProps = { begun: Begun; refusal: ResourceFailure | undefined }

export function NewAsset({ folders, begun, refusal }: NewProps & { folders: readonly Option[] }) {
  const labels = { ...useFactLabels(), file: useWords(adminWords)('form.file') }
  // What the form began with: the loader may run again while somebody types.
  const [initial] = useState(begun.initial)
  const schema = assetForm(codesOf(useLabels().families))
  const form = useForm<typeof schema, 'file'>(schema, {
    id: 'new-resource',
    words: formWords,
    labels,
    initial,
    failure: refusal,
  })
  return (
    <NewForm form={form} shelf="media" {...{ begun, refusal }}>
      <AssetFields fields={form.fields} folders={folders} />
      <FileField field={form.fields.file} shelf="media" answer={refusal} kept={begun.kept} />
    </NewForm>
  )
}

export function NewGuide({ shelf, begun, refusal }: NewProps & { shelf: GuideShelf }) {
  const labels = { ...useGuideLabels(), file: useWords(adminWords)('form.file') }
  const [initial] = useState({ terms: 'internal', ...begun.initial })
  const schema = guideForm(codesOf(useLabels().families))
  const form = useForm<typeof schema, 'file'>(schema, {
    id: 'new-resource',
    words: formWords,
    labels,
    initial,
    failure: refusal,
  })
  return (
    <NewForm form={form} {...{ shelf, begun, refusal }}>
      <GuideFields fields={form.fields} />
      <FileField field={form.fields.file} shelf={shelf} answer={refusal} kept={begun.kept} />
    </NewForm>
  )
}

type NewFormProps<Name extends string> = NewProps & { form: FormState<Name>; shelf: Shelf; children: ReactNode }

function NewForm<Name extends string>({ form, shelf, begun, refusal, children }: NewFormProps<Name>) {
  const say = useWords(adminWords)
  const { pathname, search } = useLocation()
  // The shelf stands in the address.
  const address = pathname + search
  const submission = useSubmission(begun.submission, undefined, refusal?.submitted)
  const extra = { form: `resource-${shelf}`, submission }
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending })
  return (
    <>
      {begun.resumedAt && !refusal ? <ResumedDraft at={begun.resumedAt} action={address} /> : null}
      <Form form={form} multipart action={address} className="stack-small">
        <input type="hidden" name="submission" value={submission} />
        {children}
        <div className="stack-small">
          <DraftStatus draft={draft} />
          <SubmitButton>{say('form.publish')}</SubmitButton>
        </div>
      </Form>
    </>
  )
}
