import { openFolds } from './acts.ts'
import type { Screen } from './screen.ts'

/** What readers say is wrong in a guide: below it, and as staff read and close it. */
export const remarkScreens: readonly Screen[] = [
  { name: 'bulletin-remark', who: 'dealer', path: '/resources/bulletins/501', act: openFolds },
  { name: 'console-remarks', who: 'agent', path: '/console/remarks' },
  { name: 'console-remark', who: 'agent', path: '/console/remarks/702' },
  { name: 'console-remark-closed', who: 'admin', path: '/console/remarks/701' },
]
