import { href } from 'react-router'
import { CheckboxField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { serialTyping } from '#app/features/bicycles/models/models.serial-typing.ts'
import { serialWords } from '#app/features/bicycles/models/models.serials.words.ts'
import { formWords } from '../forms.words.ts'
import { claimForm } from '../products.forms.ts'
import { productWords } from '../products.words.ts'
import { Duplicate } from './register-notes.tsx'
import type { RegisterFailure } from './register.server.ts'
import { registerWords } from './register.words.ts'

type ClaimFormProps = { serial: string; submission: string; isRider: boolean; refusal: RegisterFailure | undefined }

/** A bicycle that has a holder, who has given its code away. */
export function ClaimForm({ serial, submission, isRider, refusal }: ClaimFormProps) {
  const say = useWords(registerWords)
  const words = useWords(productWords)
  const serials = useWords(serialWords)
  const path = href('/:locale?/products/new', localePrefix(useLocale()))
  const form = useForm(claimForm, {
    id: 'claim',
    words: formWords,
    labels: {
      submission: '',
      serial_number: say('label.serial_number'),
      code: say('label.code'),
      safety_contact: words(isRider ? 'consent.safety_contact' : 'consent.safety_contact.company'),
      marketing: words('consent.marketing'),
    },
    failure: refusal,
    initial: { serial_number: serial },
  })
  return (
    <Form form={form} action={`${path}?way=transfer`} className="register">
      <input type="hidden" name="submission" value={refusal?.submission ?? submission} />
      {refusal && <Duplicate refusal={refusal} error={form.fields.serial_number.error} mayWrite={false} />}
      <Card title={say('section.transfer')}>
        <div className="stack">
          <p className="muted register-text">{say('transfer.text')}</p>
          <TextField field={form.fields.serial_number} hint={serials('help.scan')} {...serialTyping} mono />
          <TextField
            field={form.fields.code}
            hint={say('hint.code')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            mono
          />
        </div>
      </Card>
      <Card title={say('section.consents')}>
        <div className="stack">
          <CheckboxField field={form.fields.safety_contact} hint={words('consent.safety_contact.hint')} />
          {isRider && <CheckboxField field={form.fields.marketing} hint={words('consent.marketing.hint')} />}
        </div>
      </Card>
      <div className="register-send">
        <SubmitButton>{say('send.transfer')}</SubmitButton>
      </div>
    </Form>
  )
}
