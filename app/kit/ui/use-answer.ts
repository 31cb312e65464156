import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPress } from './after-press.ts'

/**
 * What the portal answered to a question asked beside the page. The last answer stays until the next one comes; a
 * failure stays here as well: unlike a fetcher's, it never puts the error page in the place of what is being typed.
 */
export type Answer<Found> = { found?: Found | undefined; failed: boolean }

/** @param read makes of the answer's JSON what was asked for, or throws; the same function at every drawing */
export function useAnswer<Found>(read: (json: unknown) => Found) {
  const [answer, setAnswer] = useState<Answer<Found>>({ failed: false })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  /** The answer to an earlier question is not waited for any more. */
  const ask = useCallback(
    async (address: string) => {
      asking.current?.abort()
      const { signal } = (asking.current = new AbortController())
      const found = await answerFrom(address, read, signal)
      await afterPress()
      if (!signal.aborted)
        setAnswer((before) => (found === undefined ? { ...before, failed: true } : { found, failed: false }))
      return signal.aborted ? undefined : found
    },
    [read],
  )

  return { ...answer, ask }
}

/** @returns undefined where there is none: the line is lost, the session has ended, the server is away */
export async function answerFrom<Found>(
  address: string,
  read: (json: unknown) => Found,
  signal: AbortSignal,
): Promise<Found | undefined> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    return answer.ok ? read(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
