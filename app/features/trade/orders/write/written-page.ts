import type { Option } from '#app/kit/forms/form-fields.tsx'
import type { FormValues } from '#app/kit/forms/problems.ts'

/** What the page on which staff write one is given. */
export type WrittenPage = {
  initial: FormValues
  customers: Option[]
  /** None while it is a new one. */
  order: { id: number; number: string; companyName: string; byHand: boolean } | undefined
  submission: string
}
