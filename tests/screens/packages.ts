import { openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** Packages as dealers ask for them, riders book them and staff write them. */
export const packageScreens: readonly Screen[] = [
  { name: 'packages', who: 'dealer', path: '/packages' },
  { name: 'packages-rider', who: 'customer', path: '/packages' },
  { name: 'package-supply', who: 'dealer', path: '/packages/601' },
  { name: 'package-service', who: 'customer', path: '/packages/602' },
  { name: 'package-service-dealer', who: 'dealer', path: '/packages/602' },
  { name: 'package-service-workshop', who: 'workshop', path: '/packages/602' },
  { name: 'package-booking', who: 'customer', path: '/appointments/new?package=602' },
  { name: 'package-ended', who: 'dealer', path: '/packages/603' },
  { name: 'console-packages', who: 'agent', path: '/console/packages' },
  { name: 'console-package-new', who: 'agent', path: '/console/packages/new' },
  { name: 'console-package-new-supply', who: 'agent', path: '/console/packages/new?kind=supply' },
  { name: 'console-package-draft', who: 'admin', path: '/console/packages/604?reach=all', act: openFolds },
  { name: 'console-package-edit', who: 'admin', path: '/console/packages/602/edit' },
  { name: 'console-package', who: 'admin', path: '/console/packages/601', act: openFolds },
]
