export type FormProblem = 'too-large' | 'malformed' | 'aborted'

/** Ends the reading of a form; `readForm` turns it into a value. */
export class FormStopped extends Error {
  readonly problem: FormProblem

  constructor(problem: FormProblem) {
    super(`The form is ${problem}`)
    this.problem = problem
  }
}

/** The body as a window that slides over it. */
export type Source = {
  buffer(): Buffer
  /** Drops bytes from the start of the window. */
  drop(bytes: number): void
  /** Waits for more bytes; false at the end of the body. Throws FormStopped. */
  fill(): Promise<boolean>
  /** More has come than is allowed; what follows is read only to be thrown away. */
  tooLarge(): boolean
  release(): void
}

const seam = 1024

export function openSource(
  body: ReadableStream<Uint8Array> | null,
  limits: { bytes: number; drainBytes: number },
): Source {
  const reader = body?.getReader()
  let buffer: Buffer = Buffer.alloc(0)
  let coming: Buffer = Buffer.alloc(0)
  let total = 0
  let stopped: FormStopped | undefined

  function stop(problem: FormProblem): FormStopped {
    return (stopped ??= new FormStopped(problem))
  }

  return {
    buffer: () => buffer,
    drop: (bytes) => {
      buffer = buffer.subarray(bytes)
    },
    async fill() {
      if (stopped) throw stopped
      if (coming.length === 0) {
        const chunk = await nextChunk(reader)
        if (chunk === 'aborted') throw stop('aborted')
        if (!chunk) return false
        total += chunk.length
        if (total > limits.bytes + limits.drainBytes) throw stop('too-large')
        coming = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      }
      // Joined by small pieces: copying every chunk would leave 150 MB of garbage behind a ticket.
      const more = buffer.length === 0 ? coming : coming.subarray(0, seam)
      coming = coming.subarray(more.length)
      buffer = buffer.length === 0 ? more : Buffer.concat([buffer, more])
      return true
    },
    tooLarge: () => total > limits.bytes,
    // Released and not cancelled: cancelling would close the socket before the answer is on it.
    release: () => reader?.releaseLock(),
  }
}

/** Reading fails when a body breaks off or comes too slowly. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): Promise<Uint8Array | 'aborted' | undefined> {
  try {
    return (await reader?.read())?.value
  } catch {
    return 'aborted'
  }
}
