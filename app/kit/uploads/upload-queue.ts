import type { Problem } from '#app/kit/forms/problems.ts'

/** A file the server holds. */
export type StoredFile = {
  id: string
  name: string
  bytes: number
  kind: 'image' | 'video' | 'document'
  thumb: string | null
  /** The place of the form that it fills, where the form has places for single files. */
  slot?: string | undefined
}

export type Upload = {
  key: string
  name: string
  bytes: number
  kind: StoredFile['kind']
  state: 'waiting' | 'uploading' | 'done' | 'failed'
  /** 0 to 100. */
  progress: number
  problem?: Problem
  /** What would fail again needs no second try. */
  retriable?: boolean
  stored?: StoredFile
  slot?: string | undefined
}

export type Limits = {
  count: number
  /** Of one file. */
  bytes: number
  /** Of all together. */
  total?: number
}

export type Answer = { file: StoredFile } | { problem: Problem; retriable: boolean }
/** `place`: by it the server keeps the files in the order in which they were chosen. */
export type SendFile = (
  file: File,
  progress: (percent: number) => void,
  signal: AbortSignal,
  place: number,
  slot: string | undefined,
) => Promise<Answer>

/** What happened, for the toasts and for who listens instead of looking. */
export type UploadNews = { kind: 'uploaded' | 'failed'; names: string[] }

type QueueOptions = {
  send: SendFile
  limits: Limits
  existing: readonly StoredFile[]
  onNews: (news: UploadNews) => void
}

const atOnce = 2

/** The files of one field on their way up, two at a time. Knows neither page nor network: `send` does. */
export class UploadQueue {
  readonly #options: QueueOptions
  readonly #files = new Map<string, { file: File; place: number }>()
  readonly #aborts = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  readonly #known: Set<string>
  #uploads: readonly Upload[]
  readonly #opened = Date.now()
  #added = 0
  #uploaded: string[] = []
  #failed: string[] = []

  constructor(options: QueueOptions) {
    this.#options = options
    this.#known = new Set(options.existing.map((file) => file.id))
    this.#uploads = options.existing.map(uploaded)
  }

  readonly list = () => this.#uploads

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly add = (chosen: readonly File[], slot?: string) => {
    for (const file of chosen) {
      const key = `new-${(this.#added += 1)}`
      const common = {
        key,
        name: file.name,
        bytes: file.size,
        kind: fileKind(file) ?? 'document',
        progress: 0,
        slot,
      } as const
      const problem = problemOf(file, this.#uploads, this.#options.limits)
      // A form that is opened again goes on behind the files it holds.
      this.#files.set(key, { file, place: this.#opened + this.#added })
      if (problem) this.#failed.push(file.name)
      const state = problem
        ? ({ state: 'failed', problem, retriable: false } as const)
        : ({ state: 'waiting' } as const)
      this.#set([...this.#uploads, { ...common, ...state }])
    }
    this.#pump()
  }

  retry(key: string) {
    this.#change(key, { state: 'waiting', progress: 0 })
    this.#pump()
  }

  /** What waited for its person to sign in once more. */
  retryAfterSession() {
    for (const { key, problem } of this.#uploads) if (problem?.message === 'file-session') this.retry(key)
  }

  /** Takes a file out of the list, stopping it if it is still on its way. */
  drop(key: string) {
    this.#aborts.get(key)?.abort()
    this.#aborts.delete(key)
    this.#files.delete(key)
    this.#set(this.#uploads.filter((upload) => upload.key !== key))
    this.#pump()
  }

  /** Files that came another way, such as with a post of the form itself. */
  adopt(stored: readonly StoredFile[]) {
    const fresh = stored.filter((file) => !this.#known.has(file.id))
    for (const file of fresh) this.#known.add(file.id)
    if (fresh.length > 0) this.#set([...this.#uploads, ...fresh.map(uploaded)])
  }

  #pump() {
    const free = Math.max(atOnce - this.#uploads.filter(({ state }) => state === 'uploading').length, 0)
    for (const upload of this.#uploads.filter(({ state }) => state === 'waiting').slice(0, free)) void this.#run(upload)
    if (!this.#uploads.some(isRunning)) this.#tell()
  }

  async #run({ key, name, slot }: Upload) {
    const chosen = this.#files.get(key)
    if (!chosen) return
    const abort = new AbortController()
    this.#aborts.set(key, abort)
    this.#change(key, { state: 'uploading', progress: 0 })
    const answer = await this.#options.send(
      chosen.file,
      (progress) => this.#change(key, { progress }),
      abort.signal,
      chosen.place,
      slot,
    )
    // Dropped meanwhile, and its place given to another.
    if (abort.signal.aborted) return
    this.#aborts.delete(key)
    if ('file' in answer) {
      this.#files.delete(key)
      const { id } = answer.file
      this.#known.add(id)
      this.#uploaded.push(name)
      // The same photo chosen twice is one file, and one row: it fills the place for which it was chosen last.
      this.#set(this.#uploads.filter((upload) => upload.key === key || upload.stored?.id !== id))
      this.#change(key, { ...uploaded(answer.file), key })
    } else {
      this.#failed.push(name)
      this.#change(key, { state: 'failed', problem: answer.problem, retriable: answer.retriable })
    }
    this.#pump()
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

const types = new Map<string, StoredFile['kind']>([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['image/webp', 'image'],
  ['image/heic', 'image'],
  ['image/heif', 'image'],
  ['application/pdf', 'document'],
  ['video/mp4', 'video'],
  ['video/quicktime', 'video'],
])

/** Some systems tell no type for a HEIC or MOV file, only its name. */
const endings: Record<string, StoredFile['kind']> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  webp: 'image',
  heic: 'image',
  heif: 'image',
  pdf: 'document',
  mp4: 'video',
  mov: 'video',
}

export const acceptedTypes = [...types.keys()].join(',')

/** As its name or type tells it; undefined for one that is not accepted. */
export function fileKind(file: File): StoredFile['kind'] | undefined {
  return types.get(file.type) ?? (file.type ? undefined : endings[file.name.split('.').at(-1)?.toLowerCase() ?? ''])
}

/** Spares the way up to what the server would refuse anyway; the server checks again. */
function problemOf(file: File, uploads: readonly Upload[], limits: Limits): Problem | undefined {
  const kept = uploads.filter((upload) => upload.state !== 'failed')
  const sum = kept.reduce((bytes, upload) => bytes + upload.bytes, file.size)
  if (file.size === 0) return { path: '', message: 'file-empty' }
  if (!fileKind(file)) return { path: '', message: 'file-type' }
  if (kept.length >= limits.count) return { path: '', message: 'file-count', slots: { count: limits.count } }
  if (file.size > limits.bytes) return { path: '', message: 'file-size', slots: { size: megabytes(limits.bytes) } }
  if (limits.total && sum > limits.total)
    return { path: '', message: 'file-total', slots: { size: megabytes(limits.total) } }
  return undefined
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1e6)
}

function uploaded(stored: StoredFile): Upload {
  const { id, name, bytes, kind, slot } = stored
  return { key: id, name, bytes, kind, slot, state: 'done', progress: 100, stored }
}
