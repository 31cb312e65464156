/*
 * npm test: what gates a change, one shard of all checks and what the change touches, as far as there is time, unless it
 * is `-- --whole`. With `--repeat 24` so many runs in a row, up to the first that is red, each with the next shard; with
 * `--busy` beside two loops that take all they get of the machine.
 */
import { parseArgs } from 'node:util'
import { install, run } from './install.mjs'

const { values: options } = parseArgs({
  options: { whole: { type: 'boolean' }, repeat: { type: 'string', default: '1' }, busy: { type: 'boolean' } },
})
const times = Number(options.repeat)
if (!(Number.isInteger(times) && times > 0)) throw new Error('--repeat takes a number of runs')

// What is to be shown is that none needs a second try.
if (times > 1) process.env.JOURNEYS_ONCE = 'yes'

install()
const { installEmulator } = await import('../tests/identity/emulator/install.mjs')
installEmulator()
const { repeat } = await import('./repeat.mjs')
const { gateAll } = await import('./gate.mjs')
const { findChromium } = await import('./chromium.mjs')
process.env.CHROMIUM = findChromium()
const { findPgbouncer } = await import('./pgbouncer.mjs')
// Empty, its tests are not there; unset, they ask for it by themselves.
process.env.PGBOUNCER = findPgbouncer() ?? ''
const { findDovecot } = await import('./dovecot.mjs')
process.env.DOVECOT = findDovecot() ?? ''
const { findNginx } = await import('./nginx.mjs')
process.env.NGINX = findNginx() ?? ''
const { findObjectStore } = await import('./object-store.mjs')
process.env.SWIFT = findObjectStore() ?? ''
const { shardOfCommit, shardAfter } = await import('./shard.mjs')
// A shard that is asked for leaves none of its journeys out, whatever the change edits.
if (!(options.whole || process.env.SHARD || times > 1)) process.env.SHARD_BY_COMMIT = 'yes'
let shard = options.whole ? undefined : (process.env.SHARD ?? shardOfCommit())
const isGreen = await repeat(runOnce, times, { busy: options.busy })
process.exit(isGreen ? 0 : 1)

function runOnce() {
  if (shard === undefined) {
    delete process.env.SHARD
    return gateAll()
  }
  process.env.SHARD = shard
  console.log(`Shard ${shard} of the checks, and what the change touches; npm test -- --whole makes all of them.`)
  run('node', ['tests/choice.ts'])
  shard = shardAfter(shard)
  return gateAll()
}
