import * as React from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { runAfterEachTest, runAfterTestFile } from './hooks.ts'

// For its warnings React notes where each element was made: a fifth of what pages cost here. They come without it as well,
// and if React renames it, nothing is gained and nothing lost.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
const never = { get: () => Infinity, set: () => undefined, configurable: true }
if (internals instanceof Object) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', never)

// React and the router warn of mistakes through the console: each is one.
beforeAll(() => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...what: unknown[]) => {
      throw new Error(`console.${method}: ${what.map(String).join(' ')}`)
    })
})

afterEach(runAfterEachTest)
// vitest insists on the braces, though nothing is taken out of them.
// oxlint-disable-next-line no-empty-pattern
afterAll(({}, { tasks }) => runAfterTestFile(tasks.some(({ result }) => result?.state === 'fail')))
