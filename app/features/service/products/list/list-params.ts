import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { onlyFor, type Viewer } from '#app/features/people/account/account.ts'
import { maybeId } from '#app/kit/http/ids.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'
import { warrantyStates } from '../products.ts'

type Asked = Pick<Viewer, 'side'> & { families: readonly ModelFamily[] }

/** `company`: the number of a customer. */
export const productList = listParams({
  family: (text: string | null, { families }: Asked) => oneOf(families)(text),
  warranty: oneOf(warrantyStates),
  company: onlyFor('maker', maybeId),
})
export type ProductListView = ViewOf<typeof productList.read>
