import { href, useLocation } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormState, useForm } from '#app/kit/forms/use-form.ts'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { currencies } from '#app/kit/words/amounts.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { formatMoney } from '#app/kit/words/money.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { minutesIn } from '../facts.tsx'
import { offerForm, offerInitial, shopOfferForm } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import type { NamedPrice } from '../packages.ts'
import type { Page } from './page-data.ts'
import { pageWords } from './page.words.ts'

type Props = { page: Page; refusal: FormFailure | undefined }

/** For what a dealer does it, at all its shops or at some of them; with a price it can be booked. */
export function OwnOfferCard({ page, refusal }: Props) {
  const { package: it, named, shops, isOffered } = page
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const book = href('/:locale?/appointments/new', localePrefix(useLocale()))
  const isDone = named.length > 0
  return (
    <Card title={say('offer')} id="offer">
      <div className="stack">
        {isOffered ? <OfferForm page={page} refusal={refusal?.intent === 'offer' ? refusal : undefined} /> : null}
        {shops.length > 1 ? (
          <ShopPrices page={page} refusal={refusal?.intent === 'offer-at' ? refusal : undefined} />
        ) : null}
        {isDone && isOffered ? (
          <div>
            <LinkButton to={`${book}?package=${it.id}`}>{say('book.desk')}</LinkButton>
          </div>
        ) : null}
        {isDone ? (
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

function OfferForm({ page, refusal }: Props) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const own = ofAllShops(page)
  const form = useForm(offerForm(locale), {
    id: 'offer-form',
    words: formWords,
    labels: useOfferLabels(),
    initial: useOfferInitial(page, own),
    failure: refusal,
  })
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="intent" value="offer" />
      <p className="muted">{say('offer.words')}</p>
      <OfferFields fields={form.fields} />
      <div>
        <SubmitButton>{say(own ? 'offer.change' : 'offer.save')}</SubmitButton>
      </div>
    </Form>
  )
}

/** What single shops take for it, and the form of one more. */
function ShopPrices({ page, refusal }: Props) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const locale = useLocale()
  const ofShops = page.named.filter(({ shopId }) => shopId !== null)
  return (
    <div className="stack-small">
      {ofShops.length > 0 ? (
        <ul className="package-offers">
          {ofShops.map(({ shopId, shopName, amount, currency, minutes, isBookable }) => (
            <li key={shopId}>
              <div>
                <strong>{shopName}</strong>
                <div className="muted">
                  {formatMoney(locale, { minor: amount, currency })} · {minutesIn(locale, minutes)}
                </div>
                {isBookable ? null : <NotTaken shopId={shopId ?? 0} />}
              </div>
              <ButtonForm
                intent="stop-at"
                fields={{ shop: shopId ?? 0 }}
                action={pathname}
                variant="ghost"
                size="small"
              >
                {say('offer.at.stop')}
                <span className="visually-hidden"> · {shopName}</span>
              </ButtonForm>
            </li>
          ))}
        </ul>
      ) : null}
      {page.isOffered ? (
        <Fold title={say('offer.at')} open={refusal !== undefined}>
          <ShopOfferForm page={page} refusal={refusal} />
        </Fold>
      ) : null}
    </div>
  )
}

/** With a price and no appointments of its kind nobody finds it there: how that is put right. */
function NotTaken({ shopId }: { shopId: number }) {
  const say = useWords(pageWords)
  const to = href('/:locale?/user/company/shops/:shop/appointments', {
    ...localePrefix(useLocale()),
    shop: String(shopId),
  })
  return (
    <div>
      {say('offer.at.closed')} <Link to={to}>{say('offer.at.kinds')}</Link>
    </div>
  )
}

function ShopOfferForm({ page, refusal }: Props) {
  const say = useWords(pageWords)
  const locale = useLocale()
  const form = useForm(shopOfferForm(locale), {
    id: 'offer-at',
    words: formWords,
    labels: { shop: say('shop'), ...useOfferLabels() },
    initial: useOfferInitial(page, ofAllShops(page)),
    failure: refusal,
  })
  const options = page.shops.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Form form={form} className="stack-small">
      <input type="hidden" name="intent" value="offer-at" />
      <p className="muted">{say('offer.at.words')}</p>
      <SelectField field={form.fields.shop} options={options} placeholder={say('shop.choose')} />
      <OfferFields fields={form.fields} />
      <div>
        <SubmitButton variant="secondary">{say('offer.at.save')}</SubmitButton>
      </div>
    </Form>
  )
}

function OfferFields({ fields }: { fields: FormState<'amount' | 'currency' | 'minutes'>['fields'] }) {
  return (
    <>
      <FieldRow>
        <TextField field={fields.amount} inputMode="decimal" maxLength={20} autoComplete="off" />
        <SelectField field={fields.currency} options={currencies.map((value) => ({ value, label: value }))} />
      </FieldRow>
      <TextField field={fields.minutes} inputMode="numeric" maxLength={3} autoComplete="off" />
    </>
  )
}

function useOfferLabels() {
  const say = useWords(pageWords)
  return { amount: say('amount'), currency: say('currency'), minutes: say('minutes') }
}

function ofAllShops({ named }: Page): NamedPrice | undefined {
  return named.find(({ shopId }) => shopId === null)
}

/** Without a price of their own, the maker's advice to begin with. */
function useOfferInitial({ package: it, price }: Page, own: NamedPrice | undefined) {
  return {
    amount: offerInitial(useLocale(), own?.amount ?? price?.minor),
    currency: own?.currency ?? price?.currency ?? 'EUR',
    minutes: String(own?.minutes ?? it.minutes ?? ''),
  }
}
