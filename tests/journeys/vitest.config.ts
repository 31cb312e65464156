import { defineConfig } from 'vitest/config'
import { chosen } from './chosen.ts'
import { isInstalled, leftOut } from './engines.installed.ts'
import { LongestFirst } from './order.ts'

for (const sentence of leftOut()) console.log(sentence)

/** The journeys run in a browser against the built portal. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: chosen,
    // A file without a test is red: without either engine it is not there.
    exclude: isInstalled('Firefox') || isInstalled('WebKit') ? [] : ['tests/journeys/engines.test.ts'],
    globalSetup: './tests/journeys/portal.ts',
    environment: 'node',
    testTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // The first to need the demonstration wait until it is made.
    hookTimeout: 300_000,
    // Beside its worker each has a browser and a portal at work: a third made the others late.
    maxWorkers: 2,
    // One that is well the second time is named all the same (unsteady.ts); runs in a row allow none.
    retry: process.env['JOURNEYS_ONCE'] ? 0 : 1,
    sequence: { sequencer: LongestFirst },
  },
})
