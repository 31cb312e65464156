import { install } from './install.mjs'

install()
const { gate } = await import('./gate.mjs')
gate(['lockfiles', 'format', 'lint', 'types', 'unused code'])
