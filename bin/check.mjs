import { install } from './install.mjs'

install()
const { gate } = await import('./gate.mjs')
gate(['format', 'lint', 'types', 'unused code'])
