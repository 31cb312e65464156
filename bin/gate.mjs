import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { run } from './install.mjs'
import { checkLockfiles } from './lockfiles.mjs'

/** What gates a change, the quick parts first. Each answers how many checks passed and failed. */
export const steps = {
  lockfiles: () => one(checkLockfiles()),
  format: () => one(run('oxfmt', ['--check', '.'])),
  // Of what routes hand to their pages the types have to be written first.
  lint: () => one(run('react-router', ['typegen']) || run('oxlint', ['--type-aware', '--quiet', '.'])),
  types: () => one(run('tsc', ['-p', '.'])),
  'unused code': () => one(run('knip', ['--no-progress'])),
  'database types': () => one(run('node', ['bin/db-types.mjs', '--check'])),
  tests: () => tests([]),
  build: () => {
    build()
    return one(0)
  },
  journeys: () => tests(['--config', 'tests/journeys/vitest.config.ts']),
}

/** Runs them all, also past a failure, and ends with the sum on a line of its own. */
export function gate(names) {
  let passed = 0
  let failed = 0
  for (const name of names) {
    const started = Date.now()
    console.log(`\n── ${name}`)
    const result = steps[name]()
    passed += result.passed
    failed += result.failed
    console.log(`${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function one(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function tests(args) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-gate-'))
  const file = path.join(folder, 'result.json')
  const code = run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    const failed = result.numFailedTests + (result.numFailedTestSuites > 0 && result.numFailedTests === 0 ? 1 : 0)
    // A skipped test is a check that was not made.
    const unmade = result.numPendingTests + result.numTodoTests
    return { passed: result.numPassedTests, failed: Math.max(failed + unmade, code === 0 ? 0 : 1) }
  } catch {
    return one(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
