/*
 * Loaded into the measured server before its own program: measures how late its event loop is, from one message of the
 * benchmark to the next.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const ms = (nanoseconds: number) => nanoseconds / 1_000_000
const delay = monitorEventLoopDelay({ resolution: 1 })

process.on('message', (message) => {
  if (message === 'begin') {
    delay.reset()
    delay.enable()
    process.send?.('begun')
    return
  }
  delay.disable()
  process.send?.({ p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), longest: ms(delay.max) })
})
