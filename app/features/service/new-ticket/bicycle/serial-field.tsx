import { typeInto } from '#app/kit/forms/form-events.ts'
import type { FormField } from '#app/kit/forms/use-form.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import type { SerialFamily } from '#app/features/bicycles/models/models.serials.ts'
import { SerialInput } from '#app/features/bicycles/models/models.serial-input.tsx'
import { AlikeNote, ReplacedNote, SameBikeNote } from './same-bike-note.tsx'
import { useClaimPlaces } from '../use-claim-places.ts'
import type { KnownBike } from './use-same-bike.ts'

type SerialFieldProps = {
  field: FormField
  families: readonly SerialFamily[]
  model: ModelFamily | undefined
  known: KnownBike
}

/** The number, and what is known of its bicycle: open tickets, and of one's own the model and the day of purchase. */
export function SerialField({ field, families, model, known }: SerialFieldProps) {
  async function askAbout(serial: string) {
    const own = await known.askAbout(serial)
    const input = document.getElementById(field.id)
    if (own && input instanceof HTMLInputElement && input.form) fillIn(input.form, own)
  }

  function onLeave(serial: string, isRight: boolean) {
    if (serial.length >= 4 && (!model || isRight)) void askAbout(serial)
  }

  function onTake(serial: string) {
    const input = document.getElementById(field.id)
    if (!(input instanceof HTMLInputElement)) return
    typeInto(input, serial)
    input.focus()
    void askAbout(serial)
  }

  return (
    <div className="stack-small">
      <SerialInput
        {...{ field, families, model, onLeave }}
        typed={known.typed}
        onType={known.setTyped}
        hasBicycle={useClaimPlaces().customer === undefined}
      />
      <AlikeNote alike={known.alike} onTake={onTake} />
      <ReplacedNote replaced={known.replaced} />
      <SameBikeNote same={known.same} />
    </div>
  )
}

type Own = NonNullable<Awaited<ReturnType<KnownBike['askAbout']>>>

/** What has been answered already stays. */
function fillIn(form: HTMLFormElement, { frameModel, dateOfPurchase }: Own) {
  if (!form.querySelector('input[name="frame_model"]:checked')) chooseModel(form, frameModel)
  const date = form.querySelector<HTMLInputElement>('input[name="date_of_purchase"]')
  if (date?.value === '') typeInto(date, dateOfPurchase)
}

export function chooseModel(form: HTMLFormElement, model: ModelFamily): void {
  form.querySelector<HTMLInputElement>(`input[name="frame_model"][value="${model}"]`)?.click()
}
