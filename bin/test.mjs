import { install } from './install.mjs'

install()
const { installEmulator } = await import('../tests/identity/emulator/install.mjs')
installEmulator()
const { gateAll } = await import('./gate.mjs')
const { findChromium } = await import('./chromium.mjs')
process.env.CHROMIUM = findChromium()
const { findPgbouncer } = await import('./pgbouncer.mjs')
// Empty, its tests are not there; unset, they ask for it by themselves.
process.env.PGBOUNCER = findPgbouncer() ?? ''
await gateAll()
