import { defineConfig } from 'vitest/config'

/** The journeys run in a browser against the built portal. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/journeys/*.test.ts'],
    globalSetup: './tests/journeys/portal.ts',
    environment: 'node',
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
    // Beside its worker each has a browser and a portal at work.
    maxWorkers: 2,
  },
})
