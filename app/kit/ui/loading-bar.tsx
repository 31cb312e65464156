import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { type LoadingTimes, loadingLook } from './loading-progress.ts'
import './loading-bar.css'

/** Over the page while the next one is on its way; the title of the new page is what is read aloud. */
export function LoadingBar() {
  const busy = useNavigation().state !== 'idle'
  const bar = useRef<HTMLDivElement>(null)
  const times = useRef<LoadingTimes | null>(null)

  useEffect(() => {
    if (busy) times.current = { startedAt: performance.now() }
    else if (times.current) times.current.finishedAt = performance.now()
    return bar.current && times.current ? draw(bar.current, times.current) : undefined
  }, [busy])

  return <div ref={bar} className="loading-bar" data-phase="over" aria-hidden="true" />
}

function draw(bar: HTMLElement, times: LoadingTimes) {
  let frame = requestAnimationFrame(step)
  function step() {
    const { phase, share } = loadingLook(times, performance.now())
    bar.dataset['phase'] = phase
    bar.style.transform = `scaleX(${share})`
    if (phase !== 'over') frame = requestAnimationFrame(step)
  }
  return () => cancelAnimationFrame(frame)
}
