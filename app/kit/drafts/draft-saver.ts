import { tellSessionEnded } from '../session-ended.ts'
import { postDraft, type Saved } from './kept.ts'
import { isTypedIn } from './form-texts.ts'
import { isKeptFromNow } from './unsaved.ts'

const draftDelay = 1000
const retryDelay = 5000

/** A browser may be killed at any time: what is typed is on its disk this soon, in milliseconds. */
const noteDelay = 200

/** A browser finishes no larger request once the page has gone. */
const largestOnLeaving = 60_000

export type Draft = {
  /** `sent`: under its number it was sent from elsewhere, and nothing of it is kept. */
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'ended' | 'sent'
  savedAt?: Date
  /** When another page had saved what this one wrote over. */
  over?: Date | undefined
  /** The server's own sentence, where it keeps no more. */
  problem?: string | undefined
  /** What could not be saved lies in this browser. */
  isKept?: boolean
}

type Saving = {
  url: string
  texts: () => string
  /** Behind the fields of each request. */
  stamp: () => string
  /** The form was on its way until now: it may have arrived, and is about to leave the page. */
  resumed: boolean
  /** What the server has; the page arrives with it. */
  saved: { current: string | undefined }
  /** What could not be saved stays in the browser. */
  backup: {
    /** At once, while the page may be going. */
    keep: (body: string) => void
    /** As it is typed, and once the server has it. @returns whether the browser keeps it */
    note: (body: string, isSaved: boolean) => Promise<boolean>
    drop: () => void
    over: () => Date | undefined
  }
  set: (change: (before: Draft) => Draft) => void
}

/** Saves a form while somebody types. */
export class DraftSaver {
  readonly #options: Saving
  readonly #ending = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #noting: ReturnType<typeof setTimeout> | undefined
  #saving = false
  #ended = false
  #isSent: boolean

  constructor(form: HTMLFormElement, options: Saving) {
    this.#options = options
    isKeptFromNow(form)
    const { saved, texts, resumed } = options
    this.#isSent = resumed
    const isNew = saved.current === undefined && isTypedIn(form)
    saved.current ??= isNew ? '' : texts()
    // A form that came back is saved as it is, unless it goes at once: then it was taken.
    if (isNew || resumed) this.#later()
    const over = options.backup.over()
    if (over) options.set(() => ({ state: 'saved', savedAt: new Date(), over }))
    this.#listen(form)
  }

  stop(leaves: boolean) {
    clearTimeout(this.#timer)
    clearTimeout(this.#noting)
    this.#ending.abort()
    if (leaves && !this.#isSent) void this.#leave()
  }

  #listen(form: HTMLFormElement) {
    const { signal } = this.#ending
    form.addEventListener('input', () => this.#noteInput(), { signal })
    form.addEventListener('change', ({ target }) => this.#noteChange(target), { signal })
    const look = () => (document.hidden ? void this.#leave() : this.#later())
    document.addEventListener('visibilitychange', look, { signal })
    window.addEventListener('pagehide', () => void this.#leave(), { signal })
    window.addEventListener('session-back', () => this.#goOn(), { signal })
  }

  async #save() {
    this.#isSent = false
    const { url, texts, stamp, saved, backup, set } = this.#options
    // One at a time, or an older text could arrive after a newer one.
    if (this.#saving) return this.#later()
    const body = texts()
    if (body === saved.current) return undefined
    // Without a session nothing arrives: it waits here, as last typed.
    if (this.#ended) return backup.keep(body)
    this.#saving = true
    set((before) => ({ ...before, state: 'saving' }))
    const { signal } = this.#ending
    const done = await postDraft(url, body + stamp(), { signal })
    this.#saving = false
    if (signal.aborted) return undefined
    this.#note(body, done)
    if (done.state === 'failed') return this.#later(retryDelay)
    return texts() === body ? undefined : this.#later()
  }

  #note(body: string, done: Saved) {
    const { saved, backup, set } = this.#options
    if (done.state === 'saved') {
      saved.current = body
      backup.drop()
      // What was typed since has been noted, and is still to be saved.
      if (this.#options.texts() === body) void backup.note(body, true)
      if (done.isSent) return set(() => ({ state: 'sent' }))
      return set((before) => ({ state: 'saved', savedAt: new Date(), over: done.over ?? before.over }))
    }
    backup.keep(body)
    set((before) => ({ ...before, ...done }))
    void backup.note(body, false).then((isKept) => set((before) => ({ ...before, isKept })))
    if (done.state === 'failed' || this.#ended) return
    this.#ended = true
    tellSessionEnded()
  }

  #later(delay = draftDelay) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), delay)
  }

  #noteInput() {
    this.#isSent = false
    this.#noteSoon()
    this.#later()
  }

  /** So soon after the first key, not after the last: some type for minutes without a pause. */
  #noteSoon() {
    const { texts, backup } = this.#options
    this.#noting ??= setTimeout(() => {
      this.#noting = undefined
      void backup.note(texts(), false)
    }, noteDelay)
  }

  #noteChange(target: EventTarget | null) {
    // Files go up by themselves, and only a draft leads back to them: even one without a word yet.
    if (target instanceof HTMLInputElement && target.type === 'file') this.#options.saved.current = ''
    this.#noteSoon()
    this.#later()
  }

  async #leave() {
    const { url, texts, stamp, saved, backup } = this.#options
    clearTimeout(this.#timer)
    const body = texts()
    const before = saved.current
    if (body === before) return
    if (this.#ended || body.length > largestOnLeaving || !navigator.onLine) backup.keep(body)
    if (this.#ended) return
    saved.current = body
    // The page may be gone before the answer: the browser finishes it alone.
    const done = await postDraft(url, body + stamp(), { keepalive: true })
    if (done.state !== 'saved') saved.current = before
    this.#note(body, done)
  }

  #goOn() {
    this.#ended = false
    void this.#save()
  }
}
