import type { IncomingMessage } from 'node:http'

/** How long a body may keep its reader waiting, in milliseconds; of one that may take long, each kilobyte buys a second. */
export const usualPatience = 30_000

/** As much as most forms without files have, in bytes. */
const enough = 16_384

export type Body = {
  /** Waits until it is there as a whole, or enough of it to begin with. @returns false where it broke off or came too slowly */
  begun: () => Promise<boolean>
  stream: ReadableStream<Uint8Array>
  /** As long as it keeps coming: for those who may send large files. */
  allowLong: () => void
}

/**
 * The body of a request. Only time spent waiting for the sender counts against them, not time in which this server is
 * busy with other work. Past the patience the stream ends with an error.
 */
export function bodyOf(incoming: IncomingMessage, patience: number): Body {
  const pieces = incoming.iterator({ destroyOnReturn: false })
  const early: (Uint8Array | undefined)[] = []
  let left = patience
  let isLong = false

  async function next(): Promise<Uint8Array | undefined> {
    const began = performance.now()
    // In a stream without an encoding the pieces are bytes; its type leaves it open.
    const { value } = (await within(left, pieces.next())) as { value: Uint8Array | undefined }
    left -= performance.now() - began
    if (isLong && value) left = Math.min(patience, left + value.length)
    return value
  }

  return {
    async begun() {
      for (let size = 0; size < enough;) {
        const piece = await next().catch(() => 'failed' as const)
        if (piece === 'failed') return false
        early.push(piece)
        if (!piece) break
        size += piece.length
      }
      return true
    },
    stream: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const piece = early.length > 0 ? early.shift() : await next()
          if (piece) controller.enqueue(piece)
          else controller.close()
        },
      },
      // Nothing is read ahead, which would count as waiting.
      { highWaterMark: 0 },
    ),
    allowLong: () => void (isLong = true),
  }
}

async function within<Result>(milliseconds: number, wait: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(new Error('The body came too slowly'))
  }, milliseconds)
  try {
    return await Promise.race([wait, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
