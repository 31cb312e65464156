import { openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** Recalls as dealers, riders and staff see them, and what anybody reads. */
export const recallScreens: readonly Screen[] = [
  { name: 'recalls', who: 'dealer', path: '/recalls' },
  { name: 'recalls-rider', who: 'customer', path: '/recalls' },
  { name: 'recalls-none', who: 'newcomer', path: '/recalls' },
  { name: 'safety', path: '/safety' },
  { name: 'safety-notice', path: `/safety/${new Date().getUTCFullYear()}-01` },
  { name: 'safety-unknown', path: '/safety/1999-01', status: 404 },
  { name: 'console-recalls', who: 'agent', path: '/console/recalls' },
  { name: 'console-recall-new', who: 'agent', path: '/console/recalls/new' },
  { name: 'console-recall-draft', who: 'admin', path: '/console/recalls/702', act: openFolds },
  { name: 'console-recall-edit', who: 'admin', path: '/console/recalls/702/edit' },
  { name: 'console-recall', who: 'admin', path: '/console/recalls/701', act: openFolds },
  { name: 'console-recall-correct', who: 'admin', path: '/console/recalls/701/correct' },
  { name: 'console-recall-units', who: 'agent', path: '/console/recalls/701/units' },
]
