import type { Option } from '#app/kit/forms/form-fields.tsx'
import type { Failure } from '#app/kit/forms/problems.ts'

/** What somebody wants into the portal as. */
export const contactKinds = ['dealer', 'customer'] as const
export type ContactKind = (typeof contactKinds)[number]

/** What the form begins with: whatever is known already. */
export type Known = {
  kind?: ContactKind
  name: string
  company: string
  country: string
  phone: string
  vat_number: string
}

/** `countries` are named and sorted by the server: browsers know other names. */
type ContactFormData = { known: Known; countries: Option[]; refusal?: Failure }

/** What stands in place of a page for somebody of whom the CRM knows nothing, and for anyone who waits for staff. */
export type ContactScreen =
  | ({ screen: 'no-contact'; email: string } & ContactFormData)
  | { screen: 'pending'; email: string; request: 'waiting' }
  /** `reason`: staff's, of a refusal. */
  | ({ screen: 'pending'; email: string; request: 'none' | 'refused'; reason: string | null } & ContactFormData)

/** What every new company may use from the first day. */
export const startingModules = ['tickets', 'products', 'user-guides'] as const
