import type { FormFailure } from '#app/kit/forms/problems.ts'
import { href } from 'react-router'
import { CheckboxField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { formWords } from '../forms.words.ts'
import { consentsForm } from '../products.forms.ts'
import { productWords } from '../products.words.ts'
import type { PageData } from './page-data.ts'
import { detailWords } from './detail.words.ts'
import { anchors } from './actions.ts'

/** The box of the registration: a consent is taken back as easily as it was given. That to news is one of the subscriptions. */
export function ConsentsCard({
  page: { product, isRider },
  refusal,
}: {
  page: PageData
  refusal: FormFailure | undefined
}) {
  const say = useWords(detailWords)
  const words = useWords(productWords)
  const form = useForm(consentsForm, {
    id: 'consents-form',
    words: formWords,
    labels: { safety_contact: words(isRider ? 'consent.safety_contact' : 'consent.safety_contact.company') },
    failure: refusal,
    initial: { safety_contact: product.safetyContact },
  })
  return (
    <Card title={say('consents')} id={anchors.consents}>
      <div className="stack">
        <Form form={form}>
          <CheckboxField field={form.fields.safety_contact} hint={words('consent.safety_contact.hint')} />
          <div>
            <SubmitButton name="intent" value="consents" variant="secondary">
              {say('save')}
            </SubmitButton>
          </div>
        </Form>
        <p className="muted product-small">
          {say('consents.news')}{' '}
          <Link to={href('/:locale?/subscriptions', localePrefix(useLocale()))}>{say('consents.subscriptions')}</Link>
        </p>
      </div>
    </Card>
  )
}
