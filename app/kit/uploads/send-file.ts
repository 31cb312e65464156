import { noteLine } from '../line.ts'
import type { Person } from '../own-memory.ts'
import { tellSessionEnded } from '../session-ended.ts'
import type { Answer, StoredFile } from './upload-queue.ts'

/** Where the files of a field go, and which submission they belong to. */
export type UploadTarget = {
  url: string
  submission: string
  field: string
  /** Whose form it is: where somebody else is signed in by now, it is not taken. */
  person?: Person
  /** The address takes no parts. */
  whole?: boolean
}

type Sent = UploadTarget & { key: string; place: number; slot?: string | undefined }
type Report = (percent: number) => void

/** In bytes. Above it a file comes in parts, so that a line that breaks costs one part. */
const wholeUpTo = 5_000_000
const partBytes = 1_000_000

/** Milliseconds without a byte on its way, or without the answer to the last: a line that is there, and dead. */
const longestStill = 90_000

/** So many parts in a row that do not arrive whole are a line not worth the name. */
const mostStill = 3

const unanswered: Answer = { problem: { path: '', message: 'file-waits' }, retriable: true, held: true }

export function comesInParts(file: File): boolean {
  return file.size > wholeUpTo
}

/** A file goes up, in as many requests as it takes; begun before, it goes on where it was. */
export async function sendFile(sent: Sent, file: File, report: Report, signal: AbortSignal): Promise<Answer> {
  const answer = await (comesInParts(file) && !sent.whole ? sendInParts : sendWhole)(sent, file, report, signal)
  if (!('held' in answer && answer.held) || signal.aborted || (await isReadable(file))) return answer
  return { problem: { path: '', message: 'file-gone' }, retriable: false }
}

async function sendWhole(sent: Sent, file: File, report: Report, signal: AbortSignal): Promise<Answer> {
  const body = new FormData()
  // Before the file: the server decides by these whether it takes it.
  for (const [name, value] of fieldsOf(sent)) body.set(name, value)
  body.set('file', file, file.name)
  const progress = (done: number, all: number) => report((done / all) * 100)
  const { status, text } = await ask('POST', sent.url, body, { progress, signal })
  return answerOf(status, text)
}

async function sendInParts(sent: Sent, file: File, report: Report, signal: AbortSignal): Promise<Answer> {
  const begin = new URLSearchParams(fieldsOf(sent))
  for (const [name, value] of Object.entries({ id: sent.key, name: file.name, bytes: String(file.size) }))
    begin.set(name, value)
  let { status, text } = await ask('POST', sent.url, begin, { signal })
  let still = 0
  let before = -1
  for (let offset = offsetIn(text); offset !== undefined; offset = offsetIn(text)) {
    const from = offset
    still = from > before ? 0 : still + 1
    before = from
    if (still > mostStill) return unanswered
    const progress = (done: number) => report(((from + done) / file.size) * 100)
    progress(0)
    const part = file.slice(from, from + partBytes)
    ;({ status, text } = await ask('PUT', `${sent.url}?id=${sent.key}&offset=${from}`, part, { progress, signal }))
  }
  return answerOf(status, text)
}

function fieldsOf({ submission, field, place, slot, person }: Sent): [string, string][] {
  const fields: [string, string][] = [
    ['submission', submission],
    ['field', field],
    ['place', String(place)],
  ]
  if (slot !== undefined) fields.push(['slot', slot])
  if (person !== undefined) fields.push(['person', String(person)])
  return fields
}

type Asked = { progress?: (done: number, all: number) => void; signal: AbortSignal }

/** XMLHttpRequest, because fetch tells no progress on the way up. @returns status 0 where no answer came */
function ask(method: string, url: string, body: XMLHttpRequestBodyInit, { progress, signal }: Asked) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.setRequestHeader('accept', 'application/json')
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), longestStill)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      goOn()
      if (total) progress?.(loaded, total)
    })
    // Comes after load, error and abort alike.
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      if (!signal.aborted) noteLine(request.status !== 0)
      if (request.status === 401) tellSessionEnded()
      resolve({ status: request.status, text: request.responseText })
    })
    signal.addEventListener('abort', () => request.abort())
    goOn()
    request.send(body)
  })
}

/** A file may have been moved or deleted on its device since it was chosen. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

/** @param id of a file that the server holds, or the key of one that arrives in parts */
export async function removeFile({ url, submission, field }: UploadTarget, id: string): Promise<boolean> {
  const body = new URLSearchParams({ intent: 'remove', submission, field, id })
  try {
    return (await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } })).ok
  } catch {
    return false
  }
}

export function answerOf(status: number, text: string): Answer {
  const answer = parsed(text)
  if (answer && 'file' in answer && isStored(answer.file)) return { file: answer.file }
  // The server's own sentence; what failed on its side may work a second time.
  if (answer && 'problem' in answer && typeof answer.problem === 'string')
    return { problem: { path: '', message: answer.problem }, retriable: status >= 500 || status === 429 }
  // Without a session the gate answers with its own page.
  if (status === 401) return { problem: { path: '', message: 'file-session' }, retriable: true }
  // No line, or a proxy with no portal behind it.
  if (status === 0 || status >= 500) return unanswered
  return { problem: { path: '', message: 'file-network' }, retriable: true }
}

function offsetIn(text: string): number | undefined {
  const answer = parsed(text)
  return answer && 'offset' in answer && typeof answer.offset === 'number' ? answer.offset : undefined
}

function parsed(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? read : undefined
  } catch {
    return undefined
  }
}

function isStored(file: unknown): file is StoredFile {
  if (typeof file !== 'object' || file === null || !('id' in file && 'name' in file && 'bytes' in file)) return false
  return typeof file.id === 'string' && typeof file.name === 'string' && typeof file.bytes === 'number'
}
