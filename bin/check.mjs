import { install } from './install.mjs'

install()
const { gateSources } = await import('./gate.mjs')
process.exit((await gateSources()) ? 0 : 1)
