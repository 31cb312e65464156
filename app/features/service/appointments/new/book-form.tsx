import { Form as PageForm, useLocation, useSearchParams } from 'react-router'
import { RadioField, SelectField, TextareaField, TextField, CheckboxField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, useForm } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Field, FieldRow, NativeSelect } from '#app/kit/ui/field.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { localeNames, locales } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { Kind } from '../appointments.ts'
import { appointmentWords } from '../appointments.words.ts'
import { bookFormFor } from '../forms.ts'
import { formWords } from '../forms.words.ts'
import { whenOf, whenWords } from '../when-text.ts'
import { Included } from './service-note.tsx'
import type { Route } from './+types/new.route'

type Choices = Route.ComponentProps['loaderData']

/** Shop and what for: a form that only reads, and works without a script. */
export function Choose({ choices: { shops, desk, carried } }: { choices: Choices }) {
  const say = useWords(appointmentWords)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const [from, wanted] = [query.get('from'), query.get('kind')]
  if (shops.length === 0) return <p>{say('choose.none')}</p>
  return (
    <Card>
      <PageForm method="get" action={pathname} className="stack-small">
        {Object.entries(carried).map(([name, id]) => id && <input key={name} type="hidden" name={name} value={id} />)}
        {from && <input type="hidden" name="from" value={from} />}
        {!desk && wanted && <input type="hidden" name="kind" value={wanted} />}
        <FieldRow>
          <Field id="choose-shop" label={say('shop')}>
            {(control) => (
              <NativeSelect {...control} name="shop" defaultValue={desk?.shop.id}>
                <ShopOptions shops={shops} />
              </NativeSelect>
            )}
          </Field>
          {desk && desk.kinds.length > 0 && (
            <Field id="choose-kind" label={say('kind')}>
              {(control) => (
                <NativeSelect {...control} name="kind" defaultValue={desk.kind}>
                  {desk.kinds.map(({ kind }) => (
                    <option key={kind} value={kind}>
                      {say(`kind.${kind}`)}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          )}
        </FieldRow>
        {desk?.kinds.length === 0 && <p>{say('choose.kinds')}</p>}
        {desk && <Included kinds={desk.kinds} />}
        <div>
          <Button type="submit">{say(desk ? 'choose.go' : 'choose.shop')}</Button>
        </div>
      </PageForm>
    </Card>
  )
}

/** A rider's own dealers first, named as such. */
function ShopOptions({ shops }: Pick<Choices, 'shops'>) {
  const say = useWords(appointmentWords)
  const optionsOf = (some: Choices['shops']) =>
    some.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))
  const own = shops.filter(({ isOwn }) => isOwn)
  if (own.length === 0) return optionsOf(shops)
  return (
    <>
      <optgroup label={say('shops.own')}>{optionsOf(own)}</optgroup>
      {own.length < shops.length && (
        <optgroup label={say('shops.others')}>{optionsOf(shops.filter(({ isOwn }) => !isOwn))}</optgroup>
      )}
    </>
  )
}

/** Earlier and later days. */
export function Free({ choices: { desk } }: { choices: Choices }) {
  const say = useWords(appointmentWords)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  if (!desk) return null
  const to = (from: string) => `${pathname}?${new URLSearchParams({ ...Object.fromEntries(query), from }).toString()}`
  return (
    <nav className="cluster" aria-label={say('free')}>
      {desk.before && <Link to={to(desk.before)}>← {say('free.earlier')}</Link>}
      <Link to={to(desk.next)}>{say('free.later')} →</Link>
      {desk.free.length === 0 && <span>{say('free.none')}</span>}
    </nav>
  )
}

/** What comes from a ticket or a lead and can be changed. */
function wordsOf({ bicycle, name, phone, email, message }: Choices['begun']) {
  return { bicycle, name, phone, email, message }
}

/** A rider's only bicycle is the one, except where they come to try another. */
function onlyBicycle({ bicycles }: Choices, kind: Kind): string | undefined {
  const isTheirs = kind !== 'test_ride' && kind !== 'handover'
  return bicycles.length === 1 && isTheirs ? bicycles[0]?.value : undefined
}

type FormProps = { choices: Choices; kind: Kind; refusal: FormFailure | undefined }

export function BookForm(props: FormProps) {
  const { choices, kind } = props
  const say = useWords(appointmentWords)
  const { desk, isDesk, carried, submission, asksAfter } = choices
  const form = useBookForm(props)
  if (!desk) return null
  const { fields } = form
  const proposed = fields.alternatives.values
  const offered = proposed.length > 0 ? proposed : desk.free.map(({ value }) => value)
  return (
    <Card title={say(proposed.length > 0 ? 'alternatives' : 'free')}>
      <Form form={form}>
        <input type="hidden" name="submission" value={fields.submission.value || submission} />
        <input type="hidden" name="shop" value={desk.shop.id} />
        <input type="hidden" name="kind" value={kind} />
        {Object.entries(carried).map(([name, id]) => id && <input key={name} type="hidden" name={name} value={id} />)}
        {desk.service && <input type="hidden" name="version" value={form.revision} />}
        {/* Another kind or shop has other places; what was typed of the caller is the same. */}
        <WhenFields key={`${desk.shop.id} ${kind}`} fields={fields} offered={offered} choices={choices} />
        <BicycleFields fields={fields} choices={choices} kind={kind} />
        <PersonFields fields={fields} isDesk={isDesk} />
        {asksAfter && <CheckboxField field={fields.surveys} hint={say('surveys.hint')} />}
        <TextareaField field={fields.message} rows={3} />
        {!isDesk && kind !== 'warranty_inspection' && (
          <p className="muted">{say(kind === 'recall' ? 'recall-free' : 'pay')}</p>
        )}
        <div>
          <SubmitButton name="intent" value="book">
            {say('book')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function useBookForm({ choices, kind, refusal }: FormProps) {
  const say = useWords(appointmentWords)
  const locale = useLocale()
  const { begun, carried } = choices
  return useForm(bookFormFor(choices.isDesk), {
    id: 'book',
    words: formWords,
    labels: {
      submission: '',
      shop: '',
      kind: '',
      when: say('when'),
      other_day: say('other.day'),
      other_time: say('other.time'),
      beyond: say('beyond'),
      product: say('bicycle.own'),
      ticket: '',
      lead: '',
      package: '',
      version: '',
      bicycle: say('bicycle'),
      serial: '',
      name: say('person'),
      phone: say('phone'),
      email: say('email'),
      locale: say('locale'),
      surveys: say('surveys'),
      message: say('message'),
      alternatives: '',
    },
    failure: refusal,
    revision: choices.desk?.service?.seen,
    isNew: true,
    initial: {
      locale,
      ...wordsOf(begun),
      bicycle: begun.bicycle || carried.serial,
      product: onlyBicycle(choices, kind),
    },
  })
}

type WhenProps = {
  fields: Record<'when' | 'other_day' | 'other_time' | 'beyond', FormField>
  offered: readonly string[]
  choices: Choices
}

function WhenFields({ fields, offered, choices: { desk, isDesk } }: WhenProps) {
  const locale = useLocale()
  if (!desk) return null
  const { timeZone } = desk.shop
  return (
    <>
      <RadioField
        field={{ ...fields.when, required: true }}
        columns={4}
        options={offered.map((value) => ({ value, label: whenWords(locale, timeZone, whenOf(value, timeZone)) }))}
      />
      {isDesk && (
        <FieldRow>
          <TextField field={fields.other_day} type="date" />
          {desk.mode === 'hour' && <TextField field={fields.other_time} type="time" />}
        </FieldRow>
      )}
      {isDesk && desk.mode === 'day' && <CheckboxField field={fields.beyond} />}
    </>
  )
}

type BicycleProps = { fields: Record<'product' | 'bicycle', FormField>; choices: Choices; kind: Kind }

/** The one that is known already, or one of the rider's, or any other in words. */
function BicycleFields({ fields, choices, kind }: BicycleProps) {
  const say = useWords(appointmentWords)
  const { bicycle, bicycles } = choices
  if (bicycle)
    return (
      <p>
        {bicycle.title} <span className="serial unbroken">{bicycle.serialNumber}</span>
      </p>
    )
  return (
    <FieldRow>
      {bicycles.length > 0 && (
        <SelectField
          key={onlyBicycle(choices, kind)}
          field={fields.product}
          options={bicycles}
          placeholder={say('bicycle.other')}
        />
      )}
      <TextField
        field={fields.bicycle}
        autoComplete="off"
        hint={bicycles.length > 0 ? say('bicycle.other.hint') : undefined}
      />
    </FieldRow>
  )
}

type PersonProps = { fields: Record<'name' | 'phone' | 'email' | 'locale', FormField> } & Pick<Choices, 'isDesk'>

/** Who comes; riders themselves are asked for a number alone. */
function PersonFields({ fields, isDesk }: PersonProps) {
  const say = useWords(formWords)
  return (
    <>
      {isDesk && <TextField field={{ ...fields.name, required: true }} autoComplete="off" />}
      <FieldRow>
        <TextField
          field={fields.phone}
          type="tel"
          autoComplete={isDesk ? 'off' : 'tel'}
          hint={isDesk ? say('reach-missing') : undefined}
        />
        {isDesk && <TextField field={fields.email} type="email" autoComplete="off" />}
        {isDesk && (
          <SelectField
            field={fields.locale}
            options={locales.map((one) => ({ value: one, label: localeNames[one] }))}
          />
        )}
      </FieldRow>
    </>
  )
}
