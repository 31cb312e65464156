import type { ClipboardEvent } from 'react'
import { tellTyped } from '#app/kit/forms/form-events.ts'
import { normaliseSerial } from './models.serials.ts'

/** How a field takes a number that is read off a bicycle: nothing completes or corrects it. */
export const serialTyping = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  autoCorrect: 'off',
  spellCheck: false,
  onPaste: pasteJoined,
} as const

/** A field of one line makes a blank of the line break between the two halves of a number: the clipboard still has it. */
function pasteJoined(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(pasted.trim())) return
  const joined = normaliseSerial(pasted)
  if (/\s/.test(joined)) return
  event.preventDefault()
  const input = event.currentTarget
  input.setRangeText(joined, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end')
  tellTyped(input)
}
