import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { kinds, states } from '../packages.ts'

/** Those who are offered packages, and staff with all there are. */
export type Side = 'readers' | 'desk'

/** `families`: the codes of the catalogue. */
type Asked = { side: Side; families: readonly string[] }

export const packageList = listParams({
  state: (text: string | null, { side }: Asked) => (side === 'desk' ? oneOf(states)(text) : undefined),
  kind: oneOf(kinds),
  model: (text: string | null, { families }: Asked) => oneOf(families)(text),
})
export type PackageListView = ViewOf<typeof packageList.read>
