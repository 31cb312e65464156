// What must survive a fault, tried on the built portal: `npm run faults`, `-- --short` for the short form of all, or names
// for some of them, as in `npm run faults -- --short kill disk`.
import { spawn } from 'node:child_process'
import { buildWhenStale } from './build.mjs'
import { environment, install, root } from './install.mjs'
import { findProgram } from './system-program.mjs'

/**
 * The longest first: those that may have to wait until a lease has passed. `needs` is the program of the system without
 * which an experiment says that it is skipped; one that holds a speed against another has the machine to itself.
 */
const experiments = {
  workers: {},
  kill: {},
  database: {},
  upgrade: {},
  submission: { needs: 'chromium' },
  backup: {},
  imports: {},
  moved: {},
  clock: { needs: 'faketime' },
  eio: { needs: 'strace' },
  disk: {},
  drip: { isMeasured: true },
  outbox: { isMeasured: true },
}
/** Short, most of an experiment is waiting for a portal that starts or a worker whose lease runs. */
const atOnceWhenShort = 5

const isShort = process.argv.includes('--short')
const asked = process.argv.slice(2).filter((word) => word !== '--short')
const unknown = asked.filter((name) => !Object.hasOwn(experiments, name))
if (unknown.length > 0) {
  console.error(`There is no experiment ${unknown.join(', ')}: take ${Object.keys(experiments).join(', ')}.`)
  process.exit(1)
}

install()
buildWhenStale()
const names = Object.keys(experiments).filter((name) => asked.length === 0 || asked.includes(name))
for (const name of names) if (experiments[name].needs) findProgram(experiments[name].needs)

const words = { 0: 'ok', 3: 'skipped' }
const table = []
const began = Date.now()
const beside = names.filter((name) => isShort && !experiments[name].isMeasured)
await Promise.all(Array.from({ length: atOnceWhenShort }, () => oneByOne(beside)))
await oneByOne(names.filter((name) => !table.some((row) => row.name === name)))
console.log()
for (const { name, seconds, word } of table) console.log(line(name, seconds, word))
console.log(line('all', (Date.now() - began) / 1000, ''))
process.exit(table.some(({ word }) => word === 'FAILED') ? 1 : 0)

/** @param waiting names, of which others may take as well */
async function oneByOne(waiting) {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const started = Date.now()
    const { code, said } = await experiment(name)
    console.log(`\n── ${name}\n${said.trim()}`)
    table.push({ name, seconds: (Date.now() - started) / 1000, word: words[code] ?? 'FAILED' })
  }
}

/** What it says is kept until its end, since several speak at once. */
function experiment(name) {
  return new Promise((resolve) => {
    const args = [`tests/faults/${name}.ts`, ...(isShort ? ['--short'] : [])]
    const child = spawn('node', args, { cwd: root, env: environment(), stdio: ['inherit', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    child.once('close', (code) => resolve({ code, said }))
  })
}

function line(name, seconds, word) {
  return `${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${word}`.trimEnd()
}
