import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { runAfterEachTest, runAfterTestFile } from './hooks.ts'

// React and the router warn of mistakes through the console: each is one.
beforeAll(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...what: unknown[]) => {
      throw new Error(`console.${method}: ${what.map(String).join(' ')}`)
    })
})

afterEach(runAfterEachTest)
afterAll(runAfterTestFile)
