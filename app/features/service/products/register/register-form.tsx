import { type FormEvent, useMemo, useState } from 'react'
import { href } from 'react-router'
import { DraftStatus, useServerDraft } from '#app/kit/drafts/draft.tsx'
import { CheckboxField, type Option, RadioField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { UploadField } from '#app/kit/uploads/upload-field.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { fileLimits } from '#app/features/content/attachments/attachments.ts'
import { codesOf, type ModelFamily } from '#app/catalogue/catalogue.ts'
import { SerialInput } from '#app/features/bicycles/models/models.serial-input.tsx'
import type { FamilyOffer } from './families.ts'
import { formWords } from '../forms.words.ts'
import { registerForm } from '../products.forms.ts'
import { productWords } from '../products.words.ts'
import { Duplicate, Resumed } from './register-notes.tsx'
import type { RegisterFailure, Registration } from './register.server.ts'
import { lastDayOfPurchase } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { registerWords } from './register.words.ts'

type RegisterFormProps = {
  registration: Registration
  refusal: RegisterFailure | undefined
  countries: Option[]
  families: FamilyOffer[]
  /** Whether a ticket can be opened about a number that is taken. */
  mayWrite: boolean
  /** A rider, and not a shop. */
  isRider: boolean
  now: number
}

export function RegisterForm(props: RegisterFormProps) {
  const { registration, refusal, countries, families, mayWrite, isRider } = props
  const say = useWords(registerWords)
  const words = useWords(productWords)
  const path = href('/:locale?/products/new', localePrefix(useLocale()))
  const { form, family, onChange } = useRegistration(props)
  const { submission, receipt } = refusal ?? registration
  const { serial_number, serial_confirmed } = form.fields
  const extra = { form: 'product', submission }
  const draft = useServerDraft({ formId: form.id, url: '/drafts', extra, paused: form.pending })
  return (
    <>
      {!refusal && registration.resumedAt && <Resumed at={registration.resumedAt} />}
      <Form form={form} action={path} multipart className="register">
        {/* First of all fields: the file behind it belongs to it. */}
        <input type="hidden" name="submission" value={submission} />
        {refusal && (
          <Duplicate refusal={refusal} error={serial_number.error ?? serial_confirmed.error} mayWrite={mayWrite} />
        )}
        <div className="register-sections" onChange={onChange}>
          <BikeCard form={form} families={families} family={family} alike={refusal?.alike ?? null} />
          <Card title={say('section.purchase')}>
            <div className="stack">
              <FieldRow>
                <TextField field={form.fields.date_of_purchase} hint={say('hint.date')} type="date" />
                <SearchingSelect field={form.fields.country} hint={say('hint.country')} options={countries} />
              </FieldRow>
              <UploadField
                field={form.fields.receipt}
                hint={say('hint.receipt')}
                url={href('/:locale?/uploads', localePrefix(useLocale()))}
                submission={submission}
                existing={receipt}
                limits={{ count: 1, bytes: fileLimits.photo, total: fileLimits.photo }}
              />
            </div>
          </Card>
          <Card title={say('section.consents')}>
            <div className="stack">
              <CheckboxField field={form.fields.safety_contact} hint={words('consent.safety_contact.hint')} />
              {isRider && <CheckboxField field={form.fields.marketing} hint={words('consent.marketing.hint')} />}
            </div>
          </Card>
        </div>
        <div className="register-send">
          <DraftStatus draft={draft} />
          <SubmitButton>{say('send')}</SubmitButton>
        </div>
      </Form>
    </>
  )
}

function useRegistration({ registration, refusal, families, isRider, now }: RegisterFormProps) {
  const locale = useLocale()
  const say = useWords(registerWords)
  const words = useWords(productWords)
  // What the form began with: the loader may run again while somebody types.
  const [initial] = useState(registration.initial)
  const values = refusal?.submitted ?? initial
  const [chosen, setChosen] = useState({
    family: familyIn(families, values['frame_model']),
    country: countryIn(values['country']),
    at: 0,
  })
  const today = lastDayOfPurchase(chosen.country, new Date(Math.max(now, chosen.at)))
  const schema = useMemo(() => registerForm(locale, families, today), [locale, families, today])
  const form = useForm<typeof schema, 'receipt'>(schema, {
    id: 'register',
    words: formWords,
    labels: {
      submission: '',
      frame_model: say('label.frame_model'),
      serial_number: say('label.serial_number'),
      serial_confirmed: refusal?.alike ? say('label.serial_confirmed', { serial: refusal.alike }) : '',
      size: say('label.size'),
      colour: say('label.colour'),
      date_of_purchase: say('label.date_of_purchase'),
      country: say('label.country'),
      receipt: say('label.receipt'),
      safety_contact: words(isRider ? 'consent.safety_contact' : 'consent.safety_contact.company'),
      marketing: words('consent.marketing'),
    },
    failure: refusal,
    initial,
  })
  function onChange({ currentTarget }: FormEvent<HTMLElement>) {
    const element = currentTarget.closest('form')
    if (!element) return
    const fields = new FormData(element)
    setChosen({
      family: familyIn(families, fields.get('frame_model')),
      country: countryIn(fields.get('country')),
      at: Date.now(),
    })
  }
  return { form, family: chosen.family, onChange }
}

function countryIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function familyIn(families: readonly FamilyOffer[], value: unknown): ModelFamily | undefined {
  return codesOf(families).find((code) => code === value)
}

type BikeProps = {
  form: ReturnType<typeof useRegistration>['form']
  families: FamilyOffer[]
  family: ModelFamily | undefined
  alike: string | null
}

function BikeCard({ form, families, family, alike }: BikeProps) {
  const say = useWords(registerWords)
  const [typed, setTyped] = useState(form.fields.serial_number.value)
  return (
    <Card title={say('section.bike')}>
      <div className="stack">
        <RadioField
          field={form.fields.frame_model}
          columns={3}
          options={families.map(({ code, name }) => ({ value: code, label: code, hint: name }))}
        />
        <SerialInput field={form.fields.serial_number} {...{ families, typed }} model={family} onType={setTyped} />
        {alike !== null && <CheckboxField key={alike} field={form.fields.serial_confirmed} value={alike} />}
        <FieldRow>
          <TextField field={form.fields.size} autoComplete="off" />
          <TextField field={form.fields.colour} autoComplete="off" />
        </FieldRow>
      </div>
    </Card>
  )
}
