import type { FocusEvent, FormEvent, MouseEvent } from 'react'
import { TextField } from '#app/kit/forms/form-fields.tsx'
import { typeInto } from '#app/kit/forms/form-events.ts'
import type { FormField } from '#app/kit/forms/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Say } from '#app/kit/words/words.ts'
import { serialTyping } from './models.serial-typing.ts'
import { checkSerial, normaliseSerial, type SerialFamily } from './models.serials.ts'
import { pickFields } from './models.serials.picks.ts'
import { SerialScan } from './serial-scan.tsx'
import { serialHelp, serialShape, serialWords } from './models.serials.words.ts'

type SerialInputProps = {
  field: FormField
  /** Those that a number may be of, and the code of the one that was chosen. */
  families: readonly SerialFamily[]
  model: string | undefined
  /** What stands in the field now. */
  typed: string
  onType: (typed: string) => void
  /** Whether the bicycle is where the reader is, for its QR code to be scanned. */
  hasBicycle?: boolean
  /** The field was left, with this number in the one way of writing, right or wrong. */
  onLeave?: (serial: string, isRight: boolean) => void
}

/** A serial number, its help by family, and the ways out of one that does not fit. */
export function SerialInput({ field, families, model, typed, onType, hasBicycle = true, onLeave }: SerialInputProps) {
  const say = useWords(serialWords)
  const family = families.find(({ code }) => code === model)

  function leave(input: HTMLInputElement) {
    const checked = family && checkSerial(families, family.code, input.value)
    const isRight = checked !== undefined && 'serial' in checked
    // What a scanned link comes to is shown as it will be kept.
    if (isRight && input.value !== checked.serial) input.value = checked.serial
    onType(input.value)
    onLeave?.(isRight ? checked.serial : normaliseSerial(input.value, families, model), isRight)
  }

  function onScan(text: string) {
    const input = document.getElementById(field.id)
    if (!(input instanceof HTMLInputElement)) return
    const checked = family && checkSerial(families, family.code, text)
    // When a link holds several numbers the person chooses one: the link stays whole until then.
    const isOpen = checked && 'wrong' in checked && checked.wrong.reason === 'several'
    typeInto(input, isOpen ? text : normaliseSerial(text, families, model))
    leave(input)
  }

  return (
    <div className="stack-small">
      <TextField
        field={field}
        hint={hintOf(say, family, hasBicycle)}
        mono
        {...serialTyping}
        enterKeyHint="next"
        onInput={(event: FormEvent<HTMLInputElement>) => onType(event.currentTarget.value)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => leave(event.currentTarget)}
      />
      {hasBicycle ? <SerialScan onFound={onScan} /> : null}
      {family && field.error ? <Ways {...{ families, family, typed, field }} /> : null}
    </div>
  )
}

function hintOf(say: Say<typeof serialWords>, family: SerialFamily | undefined, hasBicycle: boolean) {
  if (hasBicycle) return family ? serialHelp(say, family) : say('help.scan')
  return family && serialShape(say, family)
}

type WaysProps = Pick<SerialInputProps, 'field' | 'typed' | 'families'> & { family: SerialFamily }

/** Buttons of the form, so that they work without a script: they send it, and it comes back with what they say. */
function Ways({ families, family, typed, field }: WaysProps) {
  const say = useWords(serialWords)
  const checked = checkSerial(families, family.code, typed)
  if (!('wrong' in checked)) return null
  const { wrong } = checked
  const models = wrong.looksLike
  const serials = wrong.reason === 'several' ? wrong.candidates : []
  if (models.length + serials.length === 0) return null

  function pickModel(event: MouseEvent<HTMLButtonElement>) {
    const { form, value } = event.currentTarget
    const tile = form?.querySelector<HTMLInputElement>(`input[name="frame_model"][value="${value}"]`)
    if (!tile) return
    event.preventDefault()
    tile.click()
    document.getElementById(field.id)?.focus()
  }

  function pickSerial(event: MouseEvent<HTMLButtonElement>) {
    const input = document.getElementById(field.id)
    if (!(input instanceof HTMLInputElement)) return
    event.preventDefault()
    typeInto(input, event.currentTarget.value)
    input.focus()
  }

  return (
    <div className="cluster">
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      {models.map((model) => (
        <Button key={model} type="submit" size="small" name={pickFields.model} value={model} onClick={pickModel}>
          {say('way.model', { family: model })}
        </Button>
      ))}
      {serials.map((serial) => (
        <Button key={serial} type="submit" size="small" name={pickFields.serial} value={serial} onClick={pickSerial}>
          {say('way.serial', { serial })}
        </Button>
      ))}
    </div>
  )
}
