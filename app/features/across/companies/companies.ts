import type { CompanyKind } from '#app/features/people/company-facts/company-facts.ts'
import type { Cursor } from '#app/kit/lists/lists.ts'
import type { Locale } from '#app/kit/words/locales.ts'

export type CompanyFilter = { q?: string | undefined; kind?: CompanyKind | undefined; after?: Cursor | undefined }

export type CompanyRow = {
  id: number
  kind: CompanyKind
  name: string
  customerNumber: string | null
  country: string
  vatNumber: string
  people: number
}

/** What the file says besides. */
export type ExportedCompany = CompanyRow & {
  locale: Locale
  street: string
  postcode: string
  city: string
  phone: string
  email: string
}

/** What the page of a company announces. */
export const notices = ['created', 'facts', 'terms', 'added', 'removed', 'merged', 'person-removed'] as const
