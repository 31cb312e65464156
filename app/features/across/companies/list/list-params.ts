import { companyKinds } from '#app/features/people/company-facts/company-facts.ts'
import { listParams, oneOf, type ViewOf } from '#app/kit/lists/list-params.ts'

export const companyList = listParams({ kind: oneOf(companyKinds) })
export type CompanyListView = ViewOf<typeof companyList.read>
