import { isTypedIn, namesOf } from './form-texts.ts'

/** What stood in a form before somebody began with it; of one that was sent, as it went. */
const known = new WeakMap<HTMLFormElement, string>()

/** The same before it was sent: what was refused is not saved. */
const beforeSent = new WeakMap<HTMLFormElement, string | undefined>()

/** What is typed in these is kept: see draft-saver.ts. */
const kept = new WeakSet<HTMLFormElement>()

let lastSent: HTMLFormElement | undefined

/** What is typed in this form is not lost with the page. */
export function isKeptFromNow(form: HTMLFormElement): void {
  kept.add(form)
}

/**
 * Whether the page holds something that nobody has sent and nothing keeps. By what the forms held at first, and not by what
 * the server wrote into them: it writes what it refused into them as well, and that is not saved.
 */
export function hasUnsaved(): boolean {
  return [...document.forms].some(isUnsaved)
}

/** Somebody leaves without it, and is not asked once more. */
export function letUnsavedGo(): void {
  for (const form of document.forms) if (isUnsaved(form)) known.set(form, writtenIn(form))
}

/** @returns what ends it */
export function watchForms(): () => void {
  for (const form of document.forms) if (form.contains(document.activeElement)) begin(form)
  const ending = new AbortController()
  const options = { capture: true, signal: ending.signal }
  document.addEventListener('focusin', beginWith, options)
  // A box takes no focus in every browser.
  document.addEventListener('pointerdown', beginWith, options)
  document.addEventListener('submit', ({ target }) => isGuarded(target) && send(target), options)
  // Whichever side refused it.
  document.addEventListener('form-validation-failed', ({ target }) => isGuarded(target) && takeBack(target), options)
  window.addEventListener('unsent', () => lastSent && takeBack(lastSent), options)
  ending.signal.addEventListener('abort', () => window.removeEventListener('beforeunload', askByBrowser))
  return () => ending.abort()
}

/** Somebody has changed this form, and it was neither sent nor is it kept as a draft. */
export function isUnsaved(form: HTMLFormElement): boolean {
  if (!isGuarded(form) || kept.has(form)) return false
  const before = known.get(form)
  return before === undefined ? isBack(form) : writtenIn(form) !== before
}

/** The kit's own, and no button or box that is a form by itself. */
function isGuarded(target: EventTarget | null): target is HTMLFormElement {
  return target instanceof HTMLFormElement && 'guarded' in target.dataset
}

/** It came from the server with what was refused. */
function isBack(form: HTMLFormElement): boolean {
  return form.dataset['guarded'] === 'back'
}

function beginWith({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form) begin(form)
}

/** Notes what stands in it, before the first change. */
export function begin(form: HTMLFormElement): void {
  if (!isGuarded(form) || known.has(form)) return
  // Before the page's scripts had come nothing heard the keys.
  known.set(form, isBack(form) || isTypedIn(form) ? '' : writtenIn(form))
  // Not before: some browsers keep no page for a Back where one listens.
  window.addEventListener('beforeunload', askByBrowser)
}

function send(form: HTMLFormElement): void {
  lastSent = form
  const now = writtenIn(form)
  // Pressed once more on its way.
  if (known.get(form) === now) return
  beforeSent.set(form, known.get(form))
  known.set(form, now)
}

function takeBack(form: HTMLFormElement): void {
  if (!beforeSent.has(form)) return
  const before = beforeSent.get(form)
  beforeSent.delete(form)
  if (before === undefined) known.delete(form)
  else known.set(form, before)
}

/** A tab that is closed, or another address: only the browser can ask. */
function askByBrowser(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault()
}

/** Hidden fields change by themselves; a password is typed again anyway. */
function writtenIn(form: HTMLFormElement): string {
  const unseen = namesOf(form, ['hidden', 'password'])
  return [...new FormData(form)]
    .flatMap(([name, value]) => (unseen.has(name) ? [] : [`${name}=${typeof value === 'string' ? value : value.name}`]))
    .join('\n')
}
