/** Whatever listens learns of it as if it had been typed: the form's checks, its draft, React. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text
  tellTyped(field)
}

/** Of a field that a script has changed. */
export function tellTyped(field: HTMLElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
