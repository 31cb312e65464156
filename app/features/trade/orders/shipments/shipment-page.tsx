import { useMemo } from 'react'
import { href, useLocation } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton, WithSaved } from '#app/kit/forms/form.tsx'
import type { FormFailure, FormValues } from '#app/kit/forms/problems.ts'
import { type FormField, useForm, useSubmission } from '#app/kit/forms/use-form.ts'
import { Alert } from '#app/kit/ui/alert.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { FieldRow } from '#app/kit/ui/field.tsx'
import { CardFold } from '#app/kit/ui/fold.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { formatNumber } from '#app/kit/words/formats.ts'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { quantityField, removalForm, shipmentForm } from './shipment-form.ts'
import { shipmentWords } from './shipment.words.ts'

type Line = { position: number; itemName: string; itemNumber: string; left: number }
type ShipmentData = {
  order: { id: number; number: string; byHand: boolean; lines: Line[] }
  position: number | undefined
  initial: FormValues
  submission: string
}
type ShipmentPageProps = { page: ShipmentData; refusal: FormFailure | undefined }

/** On which staff say what left of an order, or correct it. */
export function ShipmentPage({ page, refusal }: ShipmentPageProps) {
  const say = useWords(shipmentWords)
  const { order, position } = page
  const title = position === undefined ? say('new') : say('title.change', { number: position })
  const back = href('/:locale?/orders/:id', { ...localePrefix(useLocale()), id: String(order.id) })
  return (
    <div className="stack">
      <PageTitle title={`${order.number} · ${title}`} />
      <PageHeader back={{ to: back, label: order.number }} title={title} />
      {order.byHand ? null : <Alert tone="warning" title={say('from-erp')} />}
      <WithSaved refusal={refusal} to={back}>
        <Card>
          <ShipmentForm page={page} refusal={refusal} />
        </Card>
        {order.byHand && position !== undefined ? <Removal page={page} refusal={refusal} /> : null}
      </WithSaved>
    </div>
  )
}

function ShipmentForm({ page, refusal }: ShipmentPageProps) {
  const say = useWords(shipmentWords)
  const { order, initial } = page
  const { pathname, search } = useLocation()
  const failure = refusal?.intent === 'save' ? refusal : undefined
  const submission = useSubmission(page.submission, undefined, failure?.submitted ?? initial)
  const locale = useLocale()
  const schema = useMemo(() => shipmentForm(locale, order.lines.length), [locale, order.lines.length])
  const form = useForm<typeof schema>(schema, {
    id: 'shipment',
    words: shipmentWords,
    labels: {
      submission: '',
      version: '',
      carrier: say('carrier'),
      tracking_number: say('tracking'),
      tracking_url: say('tracking.link'),
      shipped_on: say('shipped.on'),
      ...Object.fromEntries(order.lines.map((line) => [quantityField(line.position), line.itemName])),
    },
    initial,
    failure,
    revision: versionOf(page),
  })
  const { fields } = form
  const texts = { maxLength: 120, autoComplete: 'off' } as const
  return (
    <Form form={form} action={pathname + search}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="submission" value={submission} />
      <input type="hidden" name="version" value={form.revision} />
      <FieldRow>
        <TextField field={fields.shipped_on} type="date" />
        <TextField field={fields.carrier} {...texts} />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.tracking_number} {...texts} />
        <TextField field={fields.tracking_url} type="url" maxLength={2000} autoComplete="off" />
      </FieldRow>
      <Quantities lines={order.lines} fields={fields} />
      {order.byHand ? (
        <div>
          <SubmitButton>{say('save')}</SubmitButton>
        </div>
      ) : null}
    </Form>
  )
}

function versionOf({ initial }: ShipmentData): string {
  return String(initial['version'] ?? '')
}

function Quantities({ lines, fields }: { lines: Line[]; fields: Record<string, FormField | undefined> }) {
  const say = useWords(shipmentWords)
  const locale = useLocale()
  return (
    <fieldset className="line-fields">
      <legend>{say('items')}</legend>
      {lines.map(({ position, itemNumber, left }) => {
        const field = fields[quantityField(position)]
        const hint = [itemNumber, say('left', { left: formatNumber(locale, left) })].filter(Boolean).join(' · ')
        return field ? (
          <TextField key={position} field={field} hint={hint} inputMode="decimal" maxLength={20} autoComplete="off" />
        ) : null
      })}
    </fieldset>
  )
}

function Removal({ page, refusal }: ShipmentPageProps) {
  const say = useWords(shipmentWords)
  const { pathname, search } = useLocation()
  const failure = refusal?.intent === 'remove' ? refusal : undefined
  const form = useForm(removalForm, {
    id: 'removal',
    words: shipmentWords,
    labels: { version: '' },
    failure,
    revision: versionOf(page),
  })
  return (
    <CardFold title={say('remove')} open={failure !== undefined}>
      <Form form={form} action={pathname + search} className="stack-small">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="version" value={form.revision} />
        <p>{say('remove.words')}</p>
        <div>
          <SubmitButton variant="danger">{say('remove')}</SubmitButton>
        </div>
      </Form>
    </CardFold>
  )
}
