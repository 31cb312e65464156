/*
 * Loaded into the measured server before its own program: records where its time goes, from one message of the benchmark
 * to the next.
 */
import { Session } from 'node:inspector/promises'

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.setSamplingInterval', { interval: 250 })

process.on('message', (message) => void hear(message))

async function hear(message: unknown): Promise<void> {
  if (message === 'begin') {
    await session.post('Profiler.start')
    process.send?.('begun')
    return
  }
  process.send?.((await session.post('Profiler.stop')).profile)
}
