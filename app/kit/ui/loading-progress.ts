/** Milliseconds. A quick page shows no bar at all; a slow one fills it ever more slowly and never to the end. */
const loadingBar = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const

export type LoadingTimes = { startedAt: number; finishedAt?: number | undefined }

type LoadingLook = {
  phase: 'waiting' | 'running' | 'full' | 'fading' | 'over'
  /** 0 to 1. */
  share: number
}

/** What the bar shows at one moment of a navigation. */
export function loadingLook({ startedAt, finishedAt }: LoadingTimes, now: number): LoadingLook {
  const shownAt = startedAt + loadingBar.throttle
  if (finishedAt === undefined) {
    return now < shownAt ? { phase: 'waiting', share: 0 } : { phase: 'running', share: shareAfter(now - shownAt) }
  }
  const since = now - finishedAt
  if (finishedAt < shownAt || since >= loadingBar.hideDelay + loadingBar.resetDelay) return { phase: 'over', share: 0 }
  return { phase: since < loadingBar.hideDelay ? 'full' : 'fading', share: 1 }
}

/** Half of the way after half of the duration; the rest is approached and not reached. */
function shareAfter(elapsed: number): number {
  return (2 / Math.PI) * Math.atan((2 * elapsed) / loadingBar.duration)
}
