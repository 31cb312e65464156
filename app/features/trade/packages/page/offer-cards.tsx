import { href, useLocation } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { currencies } from '#app/kit/words/amounts.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { minutesIn } from '../facts.tsx'
import { offerForm, offerInitial } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { packageWords } from '../packages.words.ts'
import type { Page } from './page-data.ts'
import { pageWords } from './page.words.ts'

/** For what a dealer does it; with a price it can be booked. */
export function OfferCard({ page, refusal }: { page: Page; refusal: FormFailure | undefined }) {
  const { package: it, own, price, isOffered } = page
  const say = useWords(pageWords)
  const locale = useLocale()
  const { pathname } = useLocation()
  const form = useForm(offerForm(locale), {
    id: 'offer',
    words: formWords,
    labels: { amount: say('amount'), currency: say('currency'), minutes: say('minutes') },
    // The maker's advice to begin with.
    initial: {
      amount: offerInitial(locale, own?.amount ?? price?.minor),
      currency: own?.currency ?? price?.currency ?? 'EUR',
      minutes: String(own?.minutes ?? it.minutes ?? ''),
    },
    failure: refusal,
  })
  const book = href('/:locale?/appointments/new', localePrefix(locale))
  return (
    <Card title={say('offer')} id="offer">
      <div className="stack">
        {isOffered ? (
          <Form form={form} className="stack-small">
            <input type="hidden" name="intent" value="offer" />
            <p className="muted">{say('offer.words')}</p>
            <FieldRow>
              <TextField field={form.fields.amount} inputMode="decimal" maxLength={20} autoComplete="off" />
              <SelectField
                field={form.fields.currency}
                options={currencies.map((value) => ({ value, label: value }))}
              />
            </FieldRow>
            <TextField field={form.fields.minutes} inputMode="numeric" maxLength={3} autoComplete="off" />
            <div>
              <SubmitButton>{say(own ? 'offer.change' : 'offer.save')}</SubmitButton>
            </div>
          </Form>
        ) : null}
        {own && isOffered ? (
          <div>
            <LinkButton to={`${book}?package=${it.id}`}>{say('book.desk')}</LinkButton>
          </div>
        ) : null}
        {own ? (
          <div className="stack-small">
            <p className="muted">{say('offer.stop.words')}</p>
            <ButtonForm intent="stop" action={pathname} variant="ghost" size="small">
              {say('offer.stop')}
            </ButtonForm>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** The shops where a rider has it done, each with its price. */
export function OffersCard({ page: { package: it, offers, product } }: { page: Page }) {
  const say = useWords(pageWords)
  const words = useWords(packageWords)
  const locale = useLocale()
  const book = href('/:locale?/appointments/new', localePrefix(locale))
  const about = product === undefined ? '' : `&product=${product}`
  return (
    <Card title={say('where')}>
      {offers.length === 0 ? <p className="muted">{say('where.none')}</p> : null}
      <ul className="package-offers">
        {offers.map(({ shopId, shopName, city, amount, currency, minutes }) => (
          <li key={shopId}>
            <div>
              <strong>{shopName}</strong>, {city}
              <div className="muted">
                {formatMoney(locale, { minor: amount, currency })} {words('vat')} · {minutesIn(locale, minutes)}
              </div>
            </div>
            <LinkButton to={`${book}?package=${it.id}&shop=${shopId}${about}`} size="small">
              {say('book')}
              <span className="visually-hidden"> · {shopName}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}
