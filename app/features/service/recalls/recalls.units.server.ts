export { settleChecked } from './units.server.ts'
export { unitsVisibleTo } from './units.store.server.ts'
