import { setTimeout as sleep } from 'node:timers/promises'
import { type Ask, percentile, send } from './load.ts'
import type { Served } from './processes.ts'

/** Milliseconds. */
export type Latencies = { p50: number; p95: number }

/** What somebody waits for anyone who asks for one page after the other, until something else is through. */
export async function askUntil({ origin }: Served, asks: readonly Ask[], end: Promise<unknown>): Promise<Latencies> {
  const latencies: number[] = []
  const asking = { isOver: false }
  const ended = end.finally(() => (asking.isOver = true))
  for (let turn = 0; !asking.isOver; turn++) {
    const ask = asks[turn % asks.length]
    if (!ask) break
    const began = performance.now()
    const { status } = await send(origin, ask)
    if (status !== ask.status) throw new Error(`${ask.path} was answered ${status}`)
    latencies.push(performance.now() - began)
    await sleep(20)
  }
  await ended
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) }
}

/** As a report tells them. */
export function shown({ p50, p95 }: Latencies): string {
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
}
