export { unitsVisibleTo } from './units.store.server.ts'
