import { expect, test } from 'vitest'
import { repeat } from './loop.server.ts'
import { Problem } from './problem.ts'
import { createLog } from './log.server.ts'

test('that the database is away is told of as worth a look, and what goes wrong by itself as a fault of the portal', async () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const stopping = new AbortController()
  const errors = [Problem.from(new Error('gone'), 'unavailable'), undefined, new Error('broken')]
  await repeat(stopping.signal, { log, broken: 'no turn', rest: async () => undefined }, async () => {
    if (errors.length === 0) return stopping.abort()
    const error = errors.shift()
    if (error) throw error
  })
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([40, 50])
})
