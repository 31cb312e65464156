import { useMemo } from 'react'
import { type Option, SelectField, TextField } from '#app/kit/forms/form-fields.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { type FormField, type FormState, useForm } from '#app/kit/forms/use-form.ts'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { currencies } from '#app/kit/words/amounts.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { lineLabels } from '#app/features/trade/items/items.forms.ts'
import { LinesFields } from '#app/features/trade/items/items.lines.tsx'
import {
  useWritten,
  WritingForm,
  type Written,
  type WrittenFormProps,
} from '#app/features/trade/items/items.written.tsx'
import { addressRoles, orderStatuses } from '../orders.ts'
import { orderWords } from '../orders.words.ts'
import { addressField, addressLabels, addressParts, orderForm } from './order-form.ts'
import { writeWords } from './write.words.ts'

export function WriteForm({ page, refusal }: WrittenFormProps) {
  const say = useWords(writeWords)
  const { count, submission } = useWritten({ page, refusal })
  const form = useOrderForm(page, count, refusal)
  const { fields } = form
  return (
    <WritingForm {...{ page, form, submission }} save={say('save')} hint={say('company.hint')}>
      <HeadFields fields={fields} />
      <LinesFields form={form} count={count} ofOrder />
      <FieldRow>
        <TextField field={fields.vat} inputMode="decimal" maxLength={10} autoComplete="off" />
        <TextField field={fields.vat_registration_no} maxLength={120} autoComplete="off" />
      </FieldRow>
      <Fold title={say('shipping')} open>
        <ShippingFields fields={fields} />
      </Fold>
      {/* What was refused is in sight, also without scripts, and stays so while it is put right. */}
      <Fold title={say('addresses')} open={form.summary.some(({ path }) => addressNames.includes(path))}>
        <AddressFields form={form} />
      </Fold>
    </WritingForm>
  )
}

function useOrderForm({ initial }: Written, count: number, refusal: FormFailure | undefined) {
  const say = useWords(writeWords)
  const orders = useWords(orderWords)
  const locale = useLocale()
  const schema = useMemo(() => orderForm(locale, count), [locale, count])
  return useForm<typeof schema>(schema, {
    id: 'order',
    words: writeWords,
    labels: {
      submission: '',
      version: '',
      lines: '',
      company: say('company'),
      number: say('number'),
      external_document_number: say('reference'),
      name: say('name'),
      status: say('status'),
      order_date: say('date'),
      requested_delivery_date: say('requested'),
      currency: say('currency'),
      ...lineLabels(count, (part, line) => say('field.of', { part: say(part), line })),
      vat: say('vat'),
      vat_registration_no: say('vat-no'),
      payment_method: say('payment'),
      shipment_method: say('method'),
      shipping_agent: say('agent'),
      invoice_number: say('invoice.number'),
      invoice_url: say('invoice.link'),
      ...addressLabels((role, part) => say('address.of', { role: orders(`role.${role}`), part: say(`part.${part}`) })),
    },
    initial,
    failure: refusal,
    revision: String(initial['version'] ?? ''),
  })
}

type Fields = ReturnType<typeof useOrderForm>['fields']

function HeadFields({ fields }: { fields: Fields }) {
  const say = useWords(writeWords)
  const orders = useWords(orderWords)
  const statuses: Option[] = orderStatuses.map((value) => ({ value, label: orders(`status.${value}`) }))
  return (
    <>
      <FieldRow>
        <TextField field={fields.number} maxLength={60} autoComplete="off" />
        <TextField field={fields.external_document_number} maxLength={60} autoComplete="off" />
      </FieldRow>
      <TextField field={fields.name} maxLength={200} autoComplete="off" />
      <FieldRow>
        <TextField field={fields.order_date} type="date" />
        <TextField field={fields.requested_delivery_date} type="date" />
      </FieldRow>
      <FieldRow>
        <SelectField field={fields.status} options={statuses} hint={say('status.hint')} />
        <SelectField field={fields.currency} options={currencies.map((value) => ({ value, label: value }))} />
      </FieldRow>
    </>
  )
}

function ShippingFields({ fields }: { fields: Fields }) {
  const texts = { maxLength: 120, autoComplete: 'off' } as const
  return (
    <div className="stack-small">
      <FieldRow>
        <TextField field={fields.shipment_method} {...texts} />
        <TextField field={fields.shipping_agent} {...texts} />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.invoice_number} {...texts} />
        <TextField field={fields.invoice_url} type="url" maxLength={2000} autoComplete="off" />
      </FieldRow>
      <TextField field={fields.payment_method} {...texts} />
    </div>
  )
}

const addressNames = addressRoles.flatMap((role) => addressParts.map((part) => addressField(role, part)))

function AddressFields({ form }: { form: FormState }) {
  const say = useWords(writeWords)
  const orders = useWords(orderWords)
  const fields: Record<string, FormField | undefined> = form.fields
  return (
    <div className="stack">
      {addressRoles.map((role) => (
        <fieldset key={role} className="line-fields">
          <legend>{orders(`role.${role}`)}</legend>
          {addressParts.map((part) => {
            const field = fields[addressField(role, part)]
            if (!field) return null
            return <TextField key={part} field={{ ...field, label: say(`part.${part}`) }} maxLength={200} />
          })}
        </fieldset>
      ))}
    </div>
  )
}
