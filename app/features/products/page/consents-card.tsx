import { CheckboxField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../forms.words.ts'
import { consentsForm } from '../products.forms.ts'
import { productWords } from '../products.words.ts'
import type { PageData } from './detail-page.tsx'
import { detailWords } from './detail.words.ts'
import type { Refusal } from './intents.ts'

/** Two boxes as at the registration: a consent is taken back as easily as it was given. */
export function ConsentsCard({ page: { product }, refusal }: { page: PageData; refusal: Refusal | undefined }) {
  const say = useWords(detailWords)
  const words = useWords(productWords)
  const form = useForm(consentsForm, {
    id: 'consents',
    words: formWords,
    labels: { safety_contact: words('consent.safety_contact'), marketing: words('consent.marketing') },
    failure: refusal,
    initial: { safety_contact: product.safetyContact, marketing: product.marketing },
  })
  return (
    <Card title={say('consents')}>
      <Form form={form}>
        <CheckboxField field={form.fields.safety_contact} hint={words('consent.safety_contact.hint')} />
        <CheckboxField field={form.fields.marketing} hint={words('consent.marketing.hint')} />
        <div>
          <SubmitButton name="intent" value="consents" variant="secondary">
            {say('save')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
