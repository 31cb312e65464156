/** The text fields as they stand; never passwords or files. */
export function textsOf(form: HTMLFormElement, extra: Record<string, string> = {}): string {
  const texts = new URLSearchParams(extra)
  const secrets = namesOf(form, ['password'])
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !secrets.has(name) && !(name in extra)) texts.append(name, value)
  }
  return texts.toString()
}

/** Which revision of what is saved a form's writer has seen. */
const revisions = new Set(['revision', 'version', 'seen'])

/** What somebody fills in, as it stands, and the revision it is of: nothing else that is hidden, no secret and no file. */
export function filledIn(form: HTMLFormElement): string {
  const texts = new URLSearchParams()
  const others = namesOf(form, ['hidden', 'password'])
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (revisions.has(name) || !others.has(name))) texts.append(name, value)
  return texts.toString()
}

/** Whether somebody has saved since those were filled in. */
export function isOfEarlier(form: HTMLFormElement, texts: string): boolean {
  const now = new URLSearchParams(filledIn(form))
  return [...new URLSearchParams(texts)].some(([name, value]) => revisions.has(name) && now.get(name) !== value)
}

/** The longest of the texts that go into fields one types in: a choice is known to the form by a code. */
export function longestText(form: HTMLFormElement, texts: string): string {
  const typed = [...form.elements].flatMap((field) => (isTypedField(field) ? field.name : []))
  const values = [...new URLSearchParams(texts)].flatMap(([name, value]) => (typed.includes(name) ? value : []))
  return values.toSorted((one, other) => other.length - one.length)[0] ?? ''
}

function isTypedField(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === 'text')
}

/** A password, or a code that stands for one. */
export function asksForSecret(form: HTMLFormElement): boolean {
  return form.querySelector('input:is([type=password], [autocomplete=one-time-code])') !== null
}

/** The names that inputs of these types have. */
export function namesOf(form: HTMLFormElement, types: readonly string[]): Set<string | null> {
  const fields = types.flatMap((type) => [...form.querySelectorAll(`input[type=${type}]`)])
  return new Set(fields.map((field) => field.getAttribute('name')))
}

/**
 * Puts back what was filled in, as if it were typed: parts of the page that follow a field hear of it.
 * @param texts as `filledIn` gives them
 * @returns the first field that has changed
 */
export function fillIn(form: HTMLFormElement, texts: string): HTMLElement | undefined {
  const values = Map.groupBy(new URLSearchParams(texts), ([name]) => name)
  const left = new Map([...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value)]))
  const changed = [...form.elements].filter(isField).filter((field) => fill(field, left))
  for (const field of changed)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  return changed[0]
}

type TextField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(field: Element): field is TextField {
  if (field instanceof HTMLInputElement) return !['hidden', 'password', 'file', 'submit', 'button'].includes(field.type)
  return field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
}

/** @param left what no field has taken yet, by name: fields of one name take theirs in turn @returns whether it changed */
function fill(field: TextField, left: Map<string, string[]>): boolean {
  const values = left.get(field.name)
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    const before = field.checked
    field.checked = values?.includes(field.value) ?? false
    return field.checked !== before
  }
  const value = values?.shift()
  if (value === undefined || value === field.value) return false
  // What could be chosen then may be gone.
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) return false
  field.value = value
  return true
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
