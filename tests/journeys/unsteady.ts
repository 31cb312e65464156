import type { Reporter, TestCase } from 'vitest/node'

/** Names the journeys that were well only when tried again, with what was wrong at first: each is a fault to find. */
export default class Unsteady implements Reporter {
  #found: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    this.#found.push(`UNSTEADY: ${test.module.relativeModuleId}: ${test.fullName}: ${first?.message ?? ''}`)
  }

  onTestRunEnd(): void {
    for (const one of this.#found) console.log(one)
  }
}
