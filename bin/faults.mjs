// What must survive a fault, tried on the built portal: `npm run faults`, `-- --short` for the short form of all, or names
// for some of them, as in `npm run faults -- --short kill disk`.
import { buildWhenStale } from './build.mjs'
import { install, run } from './install.mjs'
import { findProgram } from './system-program.mjs'

/** Each with the program of the system it needs besides; without it the experiment says that it is skipped. */
const experiments = {
  kill: undefined,
  submission: 'chromium',
  database: undefined,
  workers: undefined,
  disk: undefined,
  eio: 'strace',
  clock: 'faketime',
  drip: undefined,
  outbox: undefined,
  imports: undefined,
  upgrade: undefined,
  moved: undefined,
  backup: undefined,
}
const isShort = process.argv.includes('--short')
const asked = process.argv.slice(2).filter((word) => word !== '--short')
const unknown = asked.filter((name) => !Object.hasOwn(experiments, name))
if (unknown.length > 0) {
  console.error(`There is no experiment ${unknown.join(', ')}: take ${Object.keys(experiments).join(', ')}.`)
  process.exit(1)
}

install()
buildWhenStale()
const words = { 0: 'ok', 3: 'skipped' }
const table = []
for (const name of asked.length > 0 ? asked : Object.keys(experiments)) {
  console.log(`\n── ${name}`)
  const needed = experiments[name]
  if (needed) findProgram(needed)
  const started = Date.now()
  const code = run('node', [`tests/faults/${name}.ts`, ...(isShort ? ['--short'] : [])])
  table.push({ name, seconds: (Date.now() - started) / 1000, word: words[code] ?? 'FAILED' })
}
console.log()
for (const { name, seconds, word } of table)
  console.log(`${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${word}`)
const sum = table.reduce((all, { seconds }) => all + seconds, 0)
console.log(`${'all'.padEnd(10)}${sum.toFixed(1).padStart(7)} s`)
process.exit(table.some(({ word }) => word === 'FAILED') ? 1 : 0)
