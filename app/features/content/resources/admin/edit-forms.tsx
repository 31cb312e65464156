import { codesOf } from '#app/catalogue/catalogue.ts'
import { useLabels } from '#app/catalogue/catalogue.labels.ts'
import type { Option } from '#app/kit/forms/form-fields.tsx'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Resource, Shelf } from '../resources.ts'
import type { ResourceFailure } from './actions.server.ts'
import { adminWords } from './admin.words.ts'
import { AssetFields, GuideFields, initialOf, useFactLabels, useGuideLabels } from './facts-fields.tsx'
import { FileField } from './file-field.tsx'
import { assetForm, guideForm, versionForm } from './forms.ts'
import { formWords } from './forms.words.ts'

type FactsProps = {
  resource: Resource
  /** What of it the form has seen. */
  version: string
  folders: readonly Option[]
  refusal: ResourceFailure | undefined
}

export function FactsForm(props: FactsProps) {
  return props.resource.shelf === 'media' ? <AssetFacts {...props} /> : <GuideFacts {...props} />
}

function AssetFacts({ resource, version, folders, refusal }: FactsProps) {
  const labels = useFactLabels()
  const initial = initialOf(resource)
  const form = useForm(assetForm(codesOf(useLabels().families)), {
    id: 'facts',
    words: formWords,
    labels,
    initial,
    failure: refusal,
    revision: version,
  })
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="version" value={form.revision} />
      <AssetFields fields={form.fields} folders={folders} />
      <Save />
    </Form>
  )
}

function GuideFacts({ resource, version, refusal }: FactsProps) {
  const labels = useGuideLabels()
  const { title_it, family, language, terms, credit, until } = initialOf(resource)
  const form = useForm(guideForm(codesOf(useLabels().families)), {
    id: 'facts',
    words: formWords,
    labels,
    initial: { title_it, family, language, terms, credit, until },
    failure: refusal,
    revision: version,
  })
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="version" value={form.revision} />
      <GuideFields fields={form.fields} />
      <Save />
    </Form>
  )
}

function Save() {
  const say = useWords(adminWords)
  return (
    <div>
      <SubmitButton name="intent" value="facts">
        {say('form.save')}
      </SubmitButton>
    </div>
  )
}

type VersionProps = { shelf: Shelf; submission: string; refusal: ResourceFailure | undefined }

export function VersionForm({ shelf, ...rest }: VersionProps) {
  const say = useWords(adminWords)
  const submission = useSubmission(rest.submission, undefined, rest.refusal?.submitted)
  const labels = { submission: '', note: say('form.note'), file: say('form.file') }
  const form = useForm(versionForm, { id: 'version', words: formWords, labels, failure: rest.refusal })
  return (
    <Form form={form} multipart className="stack-small">
      {/* Before the file: whatever the reading is stopped by, it is known whose form it was. */}
      <input type="hidden" name="intent" value="version" />
      <input type="hidden" name="submission" value={submission} />
      <TextField field={form.fields.note} maxLength={300} />
      <FileField field={form.fields.file} shelf={shelf} answer={rest.refusal} />
      <div>
        <SubmitButton variant="secondary">{say('version.send')}</SubmitButton>
      </div>
    </Form>
  )
}
