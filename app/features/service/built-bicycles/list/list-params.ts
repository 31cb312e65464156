import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'

/** It is read with the codes of the catalogue. `company`: the number of a customer. */
export const builtList = listParams({
  family: (text: string | null, families: readonly string[]) => oneOf(families)(text),
  company: maybeId,
})
export type BuiltListView = ViewOf<typeof builtList.read>
