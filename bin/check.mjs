import { install } from './install.mjs'

install()
const { gateSources } = await import('./gate.mjs')
await gateSources()
