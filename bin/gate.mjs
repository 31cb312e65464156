import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { environment, root } from './install.mjs'
import { checkLockfiles } from './lockfiles.mjs'

/** What gates a change. Each answers how many checks passed and failed, and what was not shown at once. */
const steps = {
  lockfiles: async () => one(checkLockfiles()),
  format: () => check('oxfmt', ['--check', '.']),
  // Writes what routes hand to their pages; the tests write it as well when they begin, and two at once fail.
  'types of routes': () => check('react-router', ['typegen']),
  // Each makes the types of all sources for itself as often as it has threads: with one it needs half of the work.
  lint: () => check('oxlint', ['--type-aware', '--quiet', '.'], { GOMAXPROCS: '1' }),
  // What was checked before and has not changed since is not checked again: a clone begins with everything.
  types: () => check('tsc', ['-p', '.', '--singleThreaded', '--incremental', '--tsBuildInfoFile', checkedTypes]),
  'unused code': () => check('knip', ['--no-progress']),
  // To the one above what only tests use is in use. A function that is meant for them says so by `@internal`.
  'code for tests alone': () => check('knip', ['--no-progress', '--production', '--include', 'exports']),
  'database types': () => check('node', ['bin/db-types.mjs', '--check']),
  tests: (show) => tests([], show),
  build: () => check('node', ['bin/build.mjs']),
  demonstration: () => check('node', ['tests/journeys/fill.ts', process.env.FILLED]),
  journeys: (show) =>
    tests(['--config', 'tests/journeys/vitest.config.ts', '--reporter=./tests/journeys/unsteady.ts'], show),
}

const checkedTypes = 'node_modules/.cache/types.tsbuildinfo'
const files = ['lockfiles', 'format', 'unused code', 'code for tests alone']

/** Seconds, without a database or a browser. @returns whether all is well */
export function gateSources() {
  // Lint takes as long as all the rest.
  return gate([['types of routes']], [['lint'], ['types', ...files]])
}

/**
 * Everything: what looks at the sources runs beside the tests, which leave a core idle now and then.
 * @returns whether all is well
 */
export async function gateAll() {
  // What reads the types of routes comes last: by then the tests beside it have written theirs.
  const sources = [...files, 'lint', 'types']
  const built = ['database types', 'build', 'demonstration']
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-filled-'))
  process.env.FILLED = path.join(folder, 'data')
  try {
    return await gate([['types of routes']], [['tests'], sources, built], [['journeys']])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs stage after stage, the lanes of a stage side by side, also past a failure. Ends with the sum on a line of its own.
 * @param {string[][][]} stages
 */
async function gate(...stages) {
  const results = []
  for (const lanes of stages)
    await Promise.all(
      lanes.map(async (names) => {
        for (const name of names) results.push(await report(name))
      }),
    )
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  for (const { failed, step, names = [step] } of results)
    for (const name of failed > 0 ? names : []) console.log(`FAILED: ${name}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0
}

/** Tests are shown as they run; what another step printed once it has ended, so that two do not mix. */
async function report(name) {
  const started = Date.now()
  const { printed = '', ...result } = await steps[name]((text) => process.stdout.write(text))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`\n── ${name}\n${printed}${name}: ${result.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`)
  return { step: name, ...result }
}

function one(code, printed) {
  return code === 0 ? { passed: 1, failed: 0, printed } : { passed: 0, failed: 1, printed }
}

async function check(program, args, settings) {
  const { code, printed } = await run(program, args, { settings })
  return one(code, printed)
}

async function tests(args, show) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ammiraglia-gate-'))
  const file = path.join(folder, 'result.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, printed } = await run('vitest', ['run', ...args, ...reporters], { show })
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'))
    const failed = result.numFailedTests + (result.numFailedTestSuites > 0 && result.numFailedTests === 0 ? 1 : 0)
    // A skipped test is a check that was not made.
    const unmade = result.numPendingTests + result.numTodoTests
    return {
      passed: result.numPassedTests,
      failed: Math.max(failed + unmade, code === 0 ? 0 : 1),
      names: failedIn(result, code, printed),
    }
  } catch {
    return one(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Named once more at the end, with the head of what was wrong: of a long output, the end is what is read. Of an error
 * outside the tests, as of a promise that nobody awaits, the result says nothing, but the run does not end well.
 */
function failedIn({ testResults }, code, printed) {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${headOf(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${headsOf(failureMessages)}`)
  })
  return names.length > 0 || code === 0 ? names : [`an error outside the tests:\n${unhandledIn(printed)}`]
}

function unhandledIn(printed) {
  const at = printed.indexOf('Unhandled Errors')
  return at < 0 ? 'none was printed' : headOf(printed.slice(at), 40)
}

/** Counts every try, and what a try left behind. */
function headsOf(messages = []) {
  return messages.length > 0 ? messages.map((message) => headOf(message)).join('\n  then: ') : headOf()
}

function headOf(message = 'left out', count = 8) {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'))
  return lines.slice(0, count).join('\n').slice(0, 2000)
}

/**
 * Runs a program to its end, with settings of its own in the environment.
 * @param show is also given what it prints, at once
 * @returns its exit code with all that it printed
 */
function run(program, args, { show, settings }) {
  return new Promise((resolve) => {
    let printed = ''
    const hear = (text) => {
      printed += text
      show?.(text)
    }
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment(), ...settings },
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear)
    child.once('error', (error) => resolve({ code: 1, printed: `${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, printed }))
  })
}
