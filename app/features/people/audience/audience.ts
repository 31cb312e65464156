import type { CompanyRole } from '#app/features/people/account/account.ts'

/** The sides of the trade: a dealer's people, or a private rider. */
export const audienceSides = ['dealer', 'rider'] as const
type Side = (typeof audienceSides)[number]

/** What a dealer's people do; riders have none of these, so that naming one leaves them out. */
export const audienceRoles = ['owner', 'sales', 'workshop'] as const satisfies readonly CompanyRole[]
type Role = (typeof audienceRoles)[number]

/** A company by name, as staff chose it. */
export type NamedCompany = { id: number; name: string; customerNumber: string }

/** Whom a thing that the maker publishes is for. Empty means all; all that is named has to be true of somebody. */
export type Audience = {
  sides: Side[]
  roles: Role[]
  countries: string[]
  families: string[]
  companies: NamedCompany[]
}

/** How many people of how many companies. */
export type Reach = { people: number; companies: number }

/** One of them, as the page before publishing lists them. */
export type ReachedPerson = {
  id: number
  name: string
  role: CompanyRole
  companyId: number
  companyName: string
  country: string
}

/** So many companies are named one by one, and no more. */
export const namedMost = 500
