import { TextareaField, TextField } from '#app/kit/forms/form-fields.tsx'
import { Form } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { useForm } from '#app/kit/forms/use-form.ts'
import { SearchingSelect } from '#app/kit/searching/searching-select.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { countriesIn } from '#app/features/bicycles/coverage/coverage.countries.ts'
import { BookedQuestion } from './booked-question.tsx'
import { shopForm } from './shops.forms.ts'
import { type Shop, weekdays, writeSpans } from './shops.ts'
import { shopWords } from './shops.words.ts'

type ShopFormProps = {
  /** As it stands; of a new one its company's country. */
  shop: Partial<Shop>
  /** For a shop that exists. */
  version: string | undefined
  submission: string
  timeZones: readonly string[]
  refusal: FormFailure | undefined
  mayMove?: boolean
}

export function ShopForm({ shop, version, submission, timeZones, refusal, mayMove = false }: ShopFormProps) {
  const say = useWords(shopWords)
  const countries = countriesIn(useLocale()).map(({ code, name }) => ({ value: code, label: name }))
  const isNew = shop.id === undefined
  const refused = refusal?.intent === 'save' ? refusal : undefined
  const form = useShopForm(shop, version, refused)
  const { fields } = form
  return (
    <Form form={form}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="submission" value={form.fields.submission.value || submission} />
      {version === undefined ? null : <input type="hidden" name="version" value={form.revision} />}
      <TextField field={fields.name} autoComplete="off" />
      <TextField field={fields.street} autoComplete="off" />
      <div className="field-row">
        <TextField field={fields.postcode} autoComplete="off" />
        <TextField field={fields.city} autoComplete="off" />
      </div>
      <div className="field-row">
        <SearchingSelect field={fields.country} options={countries} />
        <SearchingSelect
          field={fields.time_zone}
          hint={say('timeZone.hint')}
          placeholder={say('timeZone.country')}
          options={timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </div>
      <div className="field-row">
        <TextField field={fields.phone} type="tel" autoComplete="off" />
        <TextField field={fields.email} type="email" autoComplete="off" />
      </div>
      <h2>{say('hours')}</h2>
      <p className="muted">{say('hours.hint')}</p>
      <div className="field-row">
        {weekdays.map((weekday) => (
          <TextField key={weekday} field={fields[weekday]} autoComplete="off" />
        ))}
      </div>
      <TextareaField field={fields.way_in} hint={say('wayIn.hint')} rows={3} />
      <BookedQuestion refusal={refused} mayMove={mayMove} otherwise={say(isNew ? 'add' : 'save')} />
    </Form>
  )
}

/** Whether somebody else has saved the shop meanwhile. */
export function isLost({ problems }: FormFailure): boolean {
  return problems.some(({ message }) => message === 'shop-changed')
}

function useShopForm(shop: Partial<Shop>, revision: string | undefined, failure: FormFailure | undefined) {
  const say = useWords(shopWords)
  const days = Object.fromEntries(weekdays.map((weekday, at) => [weekday, writeSpans(shop.hours?.[at] ?? [])]))
  return useForm(shopForm, {
    id: 'shop',
    words: shopWords,
    labels: {
      submission: '',
      version: '',
      booked: '',
      seen: '',
      lines: '',
      name: say('name'),
      street: say('street'),
      postcode: say('postcode'),
      city: say('city'),
      country: say('country'),
      time_zone: say('timeZone'),
      phone: say('phone'),
      email: say('email'),
      monday: say('monday'),
      tuesday: say('tuesday'),
      wednesday: say('wednesday'),
      thursday: say('thursday'),
      friday: say('friday'),
      saturday: say('saturday'),
      sunday: say('sunday'),
      way_in: say('wayIn'),
    },
    failure,
    revision,
    initial: {
      name: shop.name,
      street: shop.street,
      postcode: shop.postcode,
      city: shop.city,
      country: shop.country,
      time_zone: shop.timeZone,
      phone: shop.phone,
      email: shop.email,
      way_in: shop.wayIn,
      ...days,
    },
  })
}
