import { useState } from 'react'
import { useLocation } from 'react-router'
import { CheckField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { DescriptionList } from '#app/kit/ui/description-list.tsx'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { useFamilies } from '#app/catalogue/catalogue.labels.ts'
import { writeAmount } from '#app/kit/words/amounts.ts'
import { offerForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { offerSeen } from '../leads.ts'
import type { PageData, PartProps } from './page-data.ts'
import { pageWords } from './page.words.ts'
import { anchors } from './actions.ts'

/** What the customer is interested in, and what was offered. */
export function OfferCard({ page: { lead, may }, refusal }: PartProps) {
  const say = useWords(pageWords)
  return (
    <Card title={say('offer')} id={anchors.offer}>
      <div className="stack-small">
        {may.edit && refusal?.status !== 409 ? null : <Facts lead={lead} />}
        {may.edit ? <OfferForm key={offerSeen(lead)} lead={lead} refusal={refusal} /> : null}
      </div>
    </Card>
  )
}

function Facts({ lead: { productsOfInterest, dealerAmount: minor, currency } }: Pick<PageData, 'lead'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  return (
    <DescriptionList
      items={[
        { term: say('products'), detail: productsOfInterest.join(', ') || undefined },
        { term: say('amount'), detail: minor === null ? undefined : formatMoney(locale, { minor, currency }) },
      ]}
    />
  )
}

function OfferForm({ lead, refusal }: Pick<PageData, 'lead'> & Pick<PartProps, 'refusal'>) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { dealerAmount, productsOfInterest, currency } = lead
  const families = useFamilies()
  const [schema] = useState(() =>
    offerForm(
      locale,
      families.map(({ value }) => value),
    ),
  )
  const form = useForm(schema, {
    id: 'offer-form',
    words: formWords,
    labels: { seen: '', products_of_interest: say('products'), dealer_amount: say('amount.in', { currency }) },
    failure: refusal,
    revision: offerSeen(lead),
    initial: {
      products_of_interest: productsOfInterest,
      dealer_amount: dealerAmount === null ? '' : writeAmount(locale, dealerAmount),
    },
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="offer" />
      <input type="hidden" name="seen" value={form.revision} />
      <CheckField field={form.fields.products_of_interest} columns={2} options={families} />
      <TextField
        field={form.fields.dealer_amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={say('amount.hint')}
      />
      <div>
        <SubmitButton variant="secondary">{say('offer.save')}</SubmitButton>
      </div>
    </Form>
  )
}
