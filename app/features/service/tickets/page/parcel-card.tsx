import { useLocation } from 'react-router'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { Form, SubmitButton } from '#app/kit/forms/form.tsx'
import { useForm } from '#app/kit/forms/use-form.ts'
import { Card } from '#app/kit/ui/card.tsx'
import { Fold } from '#app/kit/ui/fold.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { parcelForm } from '../tickets.forms.ts'
import { formWords } from '../tickets.forms.words.ts'
import { parcelPlace, type TicketFailure } from './actions.ts'
import { detailWords } from './detail.words.ts'
import type { PageData } from './page-data.ts'
import { pageWords } from './page.words.ts'

type ParcelProps = { page: PageData; refusal: TicketFailure | undefined }

/**
 * Carrier and tracking number of a part that was asked back: asked for until they are known, and then to be corrected.
 */
export function ParcelCard({ page: { ticket, may }, refusal }: ParcelProps) {
  const say = useWords(detailWords)
  const both = useWords(pageWords)
  const { returnCarrier: carrier, returnTracking: tracking } = ticket
  if (!may.sendBack) return null
  const form = <ParcelForm key={`${carrier} ${tracking}`} carrier={carrier} tracking={tracking} refusal={refusal} />
  return (
    <Card title={both('parcel')} id={parcelPlace}>
      {tracking === '' ? (
        <div className="stack-small">
          <p>{say('parcel.words')}</p>
          {form}
        </div>
      ) : (
        <div className="stack-small">
          <p>
            {carrier} <span className="serial return-parcel">{tracking}</span>
          </p>
          <Fold title={say('parcel.correct')} open={refusal !== undefined}>
            {form}
          </Fold>
        </div>
      )}
    </Card>
  )
}

function ParcelForm({
  carrier,
  tracking,
  refusal,
}: {
  carrier: string
  tracking: string
  refusal: TicketFailure | undefined
}) {
  const say = useWords(detailWords)
  const both = useWords(pageWords)
  const { pathname } = useLocation()
  const form = useForm(parcelForm, {
    id: 'parcel',
    words: formWords,
    labels: { carrier: both('carrier'), tracking_number: both('tracking') },
    failure: refusal,
    initial: { carrier, tracking_number: tracking },
  })
  return (
    <Form form={form} action={pathname} className="stack-small">
      <input type="hidden" name="intent" value="parcel" />
      <TextField field={form.fields.carrier} />
      <TextField field={form.fields.tracking_number} />
      <div>
        <SubmitButton variant="secondary">{say('parcel.save')}</SubmitButton>
      </div>
    </Form>
  )
}
