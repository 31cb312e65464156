import * as z from 'zod/mini'
import { accepted, choice, choices, email, optionalText, text } from '#app/kit/forms/fields.ts'
import { DraftStatus } from '#app/kit/drafts/draft.tsx'
import {
  CheckboxField,
  CheckField,
  PasswordField,
  RadioField,
  SelectField,
  TextareaField,
  TextField,
} from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { kitWords } from './gallery.words.ts'

const stages = ['stageNew', 'stageWorking', 'stageDone'] as const
const phases = ['unboxing', 'assembly', 'riding'] as const
const parts = ['frame', 'fork', 'wheels'] as const
type Choice = (typeof stages | typeof phases | typeof parts)[number]

/** No password fits, so the form assesses itself and is never sent. */
const kitForm = z.object({
  email: email('emailError'),
  password: z.string().check(z.refine(() => false, 'neverSent')),
  stage: choice(stages),
  dealer: text({ max: 200 }),
  emptyList: optionalText({ max: 200 }),
  description: optionalText({ max: 2000 }),
  phase: choice(phases),
  parts: choices(parts, { min: 1, few: 'chooseOne' }),
  terms: accepted(),
})

/** As many as make a search worth while. */
const dealers = ['Bergamo', 'Brescia', 'Como', 'Cuneo', 'Lucca', 'Modena', 'Parma', 'Torino', 'Udine', 'Verona'].map(
  (town) => ({ value: town, label: `Cicli Rossi, ${town}` }),
)

const photo = { id: 'photo', name: 'IMG_0001.jpg', bytes: 3_400_000, kind: 'image', thumb: '/kit-sample.svg' } as const

/** The fields as forms have them, with their mistakes and the summary of these. */
export function KitFields({ id }: { id: string }) {
  const words = useWords(kitWords)
  const form = useForm<typeof kitForm, 'photos'>(kitForm, {
    id: `${id}-form`,
    words: kitWords,
    labels: {
      email: words('email'),
      password: words('password'),
      stage: words('stage'),
      dealer: words('dealer'),
      emptyList: words('emptyList'),
      description: words('description'),
      phase: words('phase'),
      parts: words('parts'),
      photos: words('photos'),
      terms: words('terms'),
    },
  })
  const { fields } = form
  const optionsOf = (keys: readonly Choice[]) => keys.map((value) => ({ value, label: words(value) }))
  return (
    <Card title={words('fields')}>
      <Form form={form}>
        <p className="muted">{words('fieldsHint')}</p>
        <FieldRow>
          <TextField field={fields.email} type="email" />
          <PasswordField field={fields.password} autoComplete="off" />
        </FieldRow>
        <SelectField field={fields.stage} options={optionsOf(stages)} />
        <FieldRow>
          <SearchingSelect field={fields.dealer} options={dealers} />
          <SearchingSelect field={fields.emptyList} options={[]} />
        </FieldRow>
        <TextareaField field={fields.description} />
        <RadioField field={fields.phase} columns={3} options={optionsOf(phases)} />
        <CheckField field={fields.parts} columns={3} options={optionsOf(parts)} />
        {/* Nothing takes files at this address: what is added fails, as it does where the line is down. */}
        <UploadField
          field={fields.photos}
          hint={words('addPhotosHint')}
          url="/console/kit"
          submission="kit"
          existing={[photo]}
          limits={{ count: 3, bytes: 15_000_000 }}
        />
        <CheckboxField field={fields.terms} />
        <div className="cluster">
          <SubmitButton>{words('save')}</SubmitButton>
          <DraftStatus draft={{ state: 'saving' }} />
          <DraftStatus draft={{ state: 'failed' }} />
        </div>
      </Form>
    </Card>
  )
}
