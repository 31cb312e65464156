import { useLocation } from 'react-router'
import { type Option, RadioField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { useKeptTyping } from '#app/kit/drafts/use-kept-typing.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { contactForm } from './contact.forms.ts'
import { contactFormWords } from './contact.forms.words.ts'
import { contactKinds, type Known } from './contact.ts'
import { contactWords } from './contact.words.ts'

type ContactFormProps = { known: Known; countries: Option[]; refusal: Failure | undefined }

const formId = 'contact-form'

/** Posts to the very address that was asked for, as every step of the gate. */
export function ContactForm({ known, countries, refusal }: ContactFormProps) {
  const say = useWords(contactWords)
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('sign-in', 'contact')
  const form = useForm(contactForm, {
    id: formId,
    words: contactFormWords,
    labels: {
      kind: say('kind'),
      name: say('name'),
      company: say('company'),
      vat_number: say('vat'),
      country: say('country'),
      phone: say('phone'),
    },
    failure: refusal,
    initial: known,
  })
  useKeptTyping(formId)
  const { kind, name, company, vat_number: vatNumber, country, phone } = form.fields
  return (
    <Form form={form} action={`${pathname}?${query.toString()}`} reloads className="stack-small contact-form">
      <RadioField
        field={kind}
        columns={2}
        options={contactKinds.map((value) => ({
          value,
          label: say(`kind.${value}`),
          hint: say(`kind.${value}.hint`),
        }))}
      />
      <TextField field={name} autoComplete="name" />
      <div className="contact-dealer">
        <TextField field={{ ...company, required: true }} autoComplete="organization" />
      </div>
      <SearchingSelect field={country} options={countries} autoComplete="country" />
      <div className="contact-dealer">
        <TextField field={vatNumber} hint={say('vat.hint')} autoCapitalize="characters" spellCheck={false} />
      </div>
      <TextField field={phone} type="tel" autoComplete="tel" />
      <SubmitButton>{say('send')}</SubmitButton>
    </Form>
  )
}
