import { openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** Technical bulletins as workshops read them, and as staff write them and see who has confirmed. */
export const bulletinScreens: readonly Screen[] = [
  { name: 'bulletins', who: 'dealer', path: '/resources/bulletins' },
  { name: 'bulletins-rider', who: 'customer', path: '/resources/bulletins' },
  { name: 'bulletin', who: 'workshop', path: '/resources/bulletins/501' },
  { name: 'bulletin-replaced', who: 'dealer', path: '/resources/bulletins/502' },
  { name: 'console-bulletins', who: 'agent', path: '/console/bulletins' },
  { name: 'console-bulletin-new', who: 'agent', path: '/console/bulletins/new' },
  { name: 'console-bulletin-draft', who: 'admin', path: '/console/bulletins/504?reach=all', act: openFolds },
  { name: 'console-bulletin-edit', who: 'admin', path: '/console/bulletins/501/edit' },
  { name: 'console-bulletin', who: 'admin', path: '/console/bulletins/501', act: openFolds },
  { name: 'console-bulletin-people', who: 'agent', path: '/console/bulletins/501/people' },
]
