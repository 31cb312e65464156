/** The text fields as they stand; never passwords or files. */
export function textsOf(form: HTMLFormElement, extra: Record<string, string> = {}): string {
  const texts = new URLSearchParams(extra)
  const secrets = new Set([...form.querySelectorAll('input[type=password]')].map((input) => input.getAttribute('name')))
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !secrets.has(name) && !(name in extra)) texts.append(name, value)
  }
  return texts.toString()
}

/** Whether somebody has typed before the page's scripts had come: nothing heard those keys. */
export function isTypedIn(form: HTMLFormElement): boolean {
  return [
    ...form.querySelectorAll('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'),
  ].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== field.defaultValue,
  )
}

/** Whether somebody has typed or chosen something in it. */
export function isBegun(form: HTMLFormElement): boolean {
  return isTypedIn(form) || [...form.elements].some(isChosen)
}

function isChosen(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return ['radio', 'checkbox'].includes(field.type) && field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return false
  const options = [...field.options]
  // In a list without a selected entry the browser chooses the first.
  const first = Math.max(
    options.findIndex(({ defaultSelected }) => defaultSelected),
    0,
  )
  return field.selectedIndex !== first
}
