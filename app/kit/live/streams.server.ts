import type { ServerResponse } from 'node:http'
import { Problem } from '#app/kit/problem.ts'

/** A page that is open somewhere and hears what is new; `token`: of the session by which it may. */
export type Stream = { account: number; token: string; outgoing: ServerResponse }

/**
 * How many there may be in all and of one account, how often each hears that its line stands, and how much may wait in
 * one whose reader does not read. In milliseconds and bytes.
 */
export const usualStreams = { most: 2000, each: 8, beat: 15_000, waiting: 32_768, retryFrom: 1000, retryMost: 6000 }

/** Why a page's stream ends; `restart`: it may come back at once. */
export type Ending = 'session' | 'too-many' | 'restart'

export type Streams = ReturnType<typeof createStreams>

/** The open pages of this process: outside all limits on requests, and within their own. */
export function createStreams(limits: Partial<typeof usualStreams> = {}) {
  const { most, each, beat, waiting, retryFrom, retryMost } = { ...usualStreams, ...limits }
  const streams = new Set<Stream>()
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  function write(stream: Stream, text: string): void {
    const { outgoing } = stream
    if (outgoing.writableLength > waiting) {
      streams.delete(stream)
      outgoing.destroy()
    } else outgoing.write(text)
  }

  function end(stream: Stream, why: Ending): void {
    if (!streams.delete(stream)) return
    stream.outgoing.end(`event: end\ndata: ${why}\n\n`)
  }

  return {
    all: (): readonly Stream[] => [...streams],
    end,
    /** @throws Problem unavailable where there is no room */
    requireRoom(): void {
      if (isOver || streams.size >= most) throw new Problem('unavailable')
    },
    /** From here on the answer is a stream; the oldest of an account gives way. */
    open(account: number, token: string, outgoing: ServerResponse): void {
      const stream = { account, token, outgoing }
      if (isOver) {
        outgoing.end()
        return
      }
      const own = [...streams].filter((one) => one.account === account)
      for (const oldest of own.slice(0, Math.max(0, own.length - each + 1))) end(oldest, 'too-many')
      streams.add(stream)
      outgoing.once('close', () => {
        streams.delete(stream)
        if (streams.size > 0) return
        clearInterval(timer)
        timer = undefined
      })
      // After a restart not all come back in one moment.
      const retry = Math.round(retryFrom + Math.random() * (retryMost - retryFrom))
      outgoing.write(`retry: ${retry}\nevent: beat\ndata:\n\n`)
      timer ??= setInterval(() => {
        for (const one of streams) write(one, 'event: beat\ndata:\n\n')
      }, beat).unref()
    },
    tell(stream: Stream, event: string, data: unknown): void {
      write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    /** The process ends: each page goes elsewhere. */
    closeAll(): void {
      isOver = true
      for (const stream of streams) end(stream, 'restart')
    },
  }
}
