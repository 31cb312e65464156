/*
 * npm test: all that gates a change; of the long checks those of one shard in six, unless it is `-- --whole`. With
 * `--repeat 10` the whole ten times in a row, up to the first that is red; with `--busy` beside two loops that take all
 * they get of the machine.
 */
import { parseArgs } from 'node:util'
import { install } from './install.mjs'

const { values: options } = parseArgs({
  options: { whole: { type: 'boolean' }, repeat: { type: 'string', default: '1' }, busy: { type: 'boolean' } },
})
const times = Number(options.repeat)
if (!(Number.isInteger(times) && times > 0)) throw new Error('--repeat takes a number of runs')

// What is to be shown is that none needs a second try.
if (times > 1) process.env.JOURNEYS_ONCE = 'yes'

install()
const { shardOfCommit } = await import('./shard.mjs')
// Of runs in a row each makes everything: one shard ten times would show a sixth of it.
const shard = options.whole || times > 1 ? undefined : (process.env.SHARD ?? shardOfCommit())
if (shard === undefined) delete process.env.SHARD
else {
  process.env.SHARD = shard
  console.log(`Of the long checks, shard ${shard}; npm test -- --whole makes all of them.`)
}
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
process.exit((await repeat(gateAll, times, { busy: options.busy })) ? 0 : 1)
