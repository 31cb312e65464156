import { tellSessionEnded } from '../session-ended.ts'
import type { Answer, StoredFile } from './upload-queue.ts'

/** Where the files of a field go, and which submission they belong to. */
export type UploadTarget = { url: string; submission: string; field: string }

/** One file in a request of its own. XMLHttpRequest, because fetch tells no progress on the way up. */
export function sendFile(
  { url, submission, field, place, slot }: UploadTarget & { place: number; slot: string | undefined },
  file: File,
  progress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const body = new FormData()
  // Before the file: the server decides by these whether it takes it.
  body.set('submission', submission)
  body.set('field', field)
  body.set('place', String(place))
  if (slot !== undefined) body.set('slot', slot)
  body.set('file', file, file.name)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total ? (loaded / total) * 100 : 0))
    // Comes after load, error and abort alike.
    request.addEventListener('loadend', () => {
      if (request.status === 401) tellSessionEnded()
      resolve(answerOf(request.status, request.responseText))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

export async function removeFile({ url, submission, field }: UploadTarget, id: string): Promise<boolean> {
  const body = new URLSearchParams({ intent: 'remove', submission, field, id })
  try {
    return (await fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } })).ok
  } catch {
    return false
  }
}

export function answerOf(status: number, text: string): Answer {
  // Without a session the gate answers with its own page.
  const message = status === 401 ? 'file-session' : 'file-network'
  const lost: Answer = { problem: { path: '', message }, retriable: true }
  const answer = parsed(text)
  if (typeof answer !== 'object' || answer === null) return lost
  if ('file' in answer && isStored(answer.file)) return { file: answer.file }
  if (!('problem' in answer) || typeof answer.problem !== 'string') return lost
  // The server's own sentence; what failed on its side may work a second time.
  return { problem: { path: '', message: answer.problem }, retriable: status >= 500 || status === 429 }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isStored(file: unknown): file is StoredFile {
  if (typeof file !== 'object' || file === null || !('id' in file && 'name' in file && 'bytes' in file)) return false
  return typeof file.id === 'string' && typeof file.name === 'string' && typeof file.bytes === 'number'
}
