import { install } from './install.mjs'

install()
const { installEmulator } = await import('../tests/identity/emulator/install.mjs')
installEmulator()
const { gate, steps } = await import('./gate.mjs')
const { findChromium } = await import('./chromium.mjs')
process.env.CHROMIUM = findChromium()
gate(Object.keys(steps))
