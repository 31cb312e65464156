import type { FieldProblem } from '#app/kit/forms/problems.ts'
import { newUuid } from '#app/kit/http/ids.ts'
import { type FileLook, fileKind, type Limits, problemOf } from './accepted-files.ts'

/** A file the server holds. */
export type StoredFile = {
  id: string
  name: string
  bytes: number
  kind: FileLook
  thumb: string | null
  /** The place of the form that it fills, where the form has places for single files. */
  slot?: string | undefined
  /** The numbers of what was sent before and seems to hold the same picture. */
  usedIn?: number[]
}

export type Upload = {
  key: string
  name: string
  bytes: number
  kind: StoredFile['kind']
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** 0 to 100. */
  progress: number
  problem?: FieldProblem
  /** What would fail again needs no second try. */
  retriable?: boolean
  /** It waits for a line, and goes up by itself. */
  held?: boolean
  /** As this browser has it, until the server does. */
  file?: File
  stored?: StoredFile
  slot?: string | undefined
}

/** `held`: nobody answered. */
export type Answer = { file: StoredFile } | { problem: FieldProblem; retriable: boolean; held?: boolean }
/** `place`: by it the server keeps the files in the order in which they were chosen; `key`: the file's own for ever. */
export type SendFile = (
  file: File,
  progress: (percent: number) => void,
  signal: AbortSignal,
  place: number,
  slot: string | undefined,
  key: string,
) => Promise<Answer>

type Chosen = { file: File; place: number; slot?: string | undefined }
type Unkept = 'full' | 'refused'

/** Where files outlive the page until the server has them. */
export type Keeper = {
  /** @returns why it could not be kept */
  put: (file: Chosen & { key: string }) => Promise<Unkept | undefined>
  remove: (key: string) => void
  all: () => Promise<(Chosen & { key: string })[]>
}

/** What happened, for the toasts and for anyone who listens instead of looking. */
export type UploadNews = { kind: 'uploaded' | 'failed' | Unkept; names: string[] }

type QueueOptions = {
  send: SendFile
  limits: Limits
  existing: readonly StoredFile[]
  onNews: (news: UploadNews) => void
  keep?: Keeper
  /** Takes a file that the server holds out of its form. @returns whether it is out */
  discard?: (id: string) => Promise<boolean>
}

const atOnce = 2

/** Milliseconds until the line is tried again: twice as long each time. */
const firstPause = 2000
const longestPause = 30_000

/** The files of one field on their way up, two at a time. Knows neither page nor network: `send` does. */
export class UploadQueue {
  readonly #options: QueueOptions
  readonly #files = new Map<string, Chosen>()
  readonly #aborts = new Map<string, AbortController>()
  /** Dropped when all of them were up: what they have become is taken out of the form once the answer tells it. */
  readonly #leaving = new Set<string>()
  readonly #discarded = new Map<string, Promise<boolean>>()
  readonly #listeners = new Set<() => void>()
  readonly #known: Set<string>
  #uploads: readonly Upload[]
  readonly #opened = Date.now()
  #added = 0
  #uploaded: string[] = []
  #failed: string[] = []
  #unkept: Unkept | undefined
  #pause = firstPause
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: QueueOptions) {
    this.#options = options
    this.#known = new Set(options.existing.map((file) => file.id))
    this.#uploads = options.existing.map(uploaded)
  }

  readonly list = () => this.#uploads

  /** A form that is sent now would lack a file, or bring one that was dropped. */
  isBusy() {
    return this.#leaving.size > 0 || this.#uploads.some(isRunning)
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly add = (chosen: readonly File[], slot?: string) => {
    for (const file of chosen) {
      const key = newUuid()
      const common = rowOf(key, file, slot)
      const problem = problemOf(file, this.#uploads, this.#options.limits)
      // A form that is opened again goes on behind the files it holds.
      const one = { file, place: this.#opened + (this.#added += 1), slot }
      this.#files.set(key, one)
      if (problem) this.#failed.push(file.name)
      else void this.#keep(key, one)
      const state = problem
        ? ({ state: 'failed', problem, retriable: false } as const)
        : ({ state: 'waiting' } as const)
      this.#set([...this.#uploads, { ...common, ...state }])
    }
    this.#pump()
  }

  /** Goes on with what an earlier page kept. */
  async restore() {
    for (const { key, ...one } of (await this.#options.keep?.all()) ?? []) {
      if (this.#files.has(key)) continue
      this.#files.set(key, one)
      this.#set([...this.#uploads, { ...rowOf(key, one.file, one.slot), state: 'waiting' }])
    }
    this.#pump()
  }

  /** The line may be back: the first that waits for it tries, the others follow if it gets through. */
  readonly retryHeld = () => {
    clearTimeout(this.#timer)
    const first = this.#uploads.find(({ held }) => held)
    if (first) this.#change(first.key, { held: false })
    this.#pump()
  }

  stop() {
    clearTimeout(this.#timer)
  }

  retry(key: string) {
    this.#change(key, { state: 'waiting', progress: 0 })
    this.#pump()
  }

  /** What waited for its person to sign in once more. */
  retryAfterSession() {
    for (const { key, problem } of this.#uploads) if (problem?.message === 'file-session') this.retry(key)
  }

  /** Takes a file out of the list. @returns whether it is stopped: one that is up already is taken out by its answer */
  drop(key: string): boolean {
    const isUp = this.#uploads.some((one) => one.key === key && one.state === 'uploading' && one.progress === 100)
    if (isUp) this.#leaving.add(key)
    else this.#aborts.get(key)?.abort()
    this.#aborts.delete(key)
    this.#forget(key)
    this.#set(this.#uploads.filter((upload) => upload.key !== key))
    this.#pump()
    return !isUp
  }

  /** Files that came another way, such as with a post of the form itself. */
  adopt(stored: readonly StoredFile[]) {
    const fresh = stored.filter((file) => !this.#known.has(file.id))
    for (const file of fresh) this.#known.add(file.id)
    if (fresh.length > 0) this.#set([...this.#uploads, ...fresh.map(uploaded)])
  }

  #pump() {
    const free = Math.max(atOnce - this.#uploads.filter(({ state }) => state === 'uploading').length, 0)
    const next = this.#uploads.filter(({ state, held }) => state === 'waiting' && !held).slice(0, free)
    for (const upload of next) void this.#run(upload)
    if (!this.#uploads.some(isRunning)) this.#tell()
  }

  async #run({ key, name, slot }: Upload) {
    const chosen = this.#files.get(key)
    if (!chosen) return
    const abort = new AbortController()
    this.#aborts.set(key, abort)
    this.#change(key, { state: 'uploading', progress: 0 })
    const progress = (percent: number) => this.#change(key, { progress: percent })
    const answer = await this.#options.send(chosen.file, progress, abort.signal, chosen.place, slot, key)
    // The same file was dropped before, and is no longer there.
    const isOut = 'file' in answer && (await this.#discarded.get(answer.file.id))
    // Dropped meanwhile, and its place given to another.
    if (abort.signal.aborted) return
    if (this.#leaving.has(key)) return this.#takeOut(key, answer)
    this.#aborts.delete(key)
    if (isOut) return this.retry(key)
    if ('file' in answer) {
      this.#forget(key)
      this.#pause = firstPause
      this.#set(this.#uploads.map((upload) => (upload.held ? { ...upload, held: false } : upload)))
      const { id } = answer.file
      this.#known.add(id)
      this.#uploaded.push(name)
      // The same photo chosen twice is one file, and one row: it fills the place for which it was chosen last.
      this.#set(this.#uploads.filter((upload) => upload.key === key || upload.stored?.id !== id))
      this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...uploaded(answer.file), key } : upload)))
    } else if (answer.held) this.#hold(key, answer.problem)
    else {
      this.#failed.push(name)
      this.#change(key, { state: 'failed', problem: answer.problem, retriable: answer.retriable })
    }
    this.#pump()
  }

  /** What was dropped is in its form by now, unless another row holds the same file. */
  async #takeOut(key: string, answer: Answer) {
    const file = 'file' in answer ? answer.file : undefined
    // When a file comes in parts the portal holds what has arrived, by its key.
    if (!file) await this.#options.discard?.(key)
    if (file && !this.#uploads.some(({ stored }) => stored?.id === file.id)) {
      this.#known.add(file.id)
      const discarded = this.#options.discard?.(file.id) ?? Promise.resolve(false)
      this.#discarded.set(file.id, discarded)
      // What cannot be taken out now is shown, to be taken out another time.
      if (!(await discarded)) this.#set([...this.#uploads, uploaded(file)])
    }
    this.#leaving.delete(key)
    this.#set([...this.#uploads])
  }

  async #keep(key: string, one: Chosen) {
    const why = await this.#options.keep?.put({ key, ...one })
    // Through already, or given up, before it was kept.
    if (!this.#files.has(key)) return this.#options.keep?.remove(key)
    this.#unkept = why ?? this.#unkept
    if (why === 'full') this.#options.onNews({ kind: 'full', names: [one.file.name] })
  }

  #forget(key: string) {
    this.#files.delete(key)
    this.#options.keep?.remove(key)
  }

  #hold(key: string, problem: FieldProblem) {
    this.#change(key, { state: 'waiting', held: true, progress: 0, problem })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.retryHeld, this.#pause)
    this.#pause = Math.min(this.#pause * 2, longestPause)
    if (this.#unkept === 'refused') this.#options.onNews({ kind: 'refused', names: [] })
    this.#unkept = undefined
  }

  /** One word for a whole handful of files, when the last is through. */
  #tell() {
    const news = [
      { kind: 'uploaded', names: this.#uploaded },
      { kind: 'failed', names: this.#failed },
    ] as const
    this.#uploaded = []
    this.#failed = []
    for (const one of news) if (one.names.length > 0) this.#options.onNews(one)
  }

  #change(key: string, patch: Partial<Upload>) {
    this.#set(this.#uploads.map((upload) => (upload.key === key ? { ...upload, ...patch } : upload)))
  }

  #set(uploads: readonly Upload[]) {
    this.#uploads = uploads
    for (const listener of this.#listeners) listener()
  }
}

export function isRunning({ state }: Upload): boolean {
  return state === 'waiting' || state === 'uploading'
}

function rowOf(key: string, file: File, slot: string | undefined) {
  const kind = fileKind(file) ?? 'document'
  return { key, name: file.name, bytes: file.size, kind, progress: 0, slot, file }
}

function uploaded(stored: StoredFile): Upload {
  const { id, name, bytes, kind, slot } = stored
  return { key: id, name, bytes, kind, slot, state: 'done', progress: 100, stored }
}
