import { tidyPhone } from '#app/features/people/contact/contact.phone.ts'
import type { LeadContact } from '../leads.ts'

type ContactInput = {
  first_name: string
  last_name?: string | undefined
  email?: string | undefined
  mobile_phone?: string | undefined
  phone?: string | undefined
}

/** The contact as a form has read it. */
export function contactIn({
  first_name,
  last_name = '',
  email = '',
  mobile_phone = '',
  phone = '',
}: ContactInput): LeadContact {
  return {
    firstName: first_name,
    lastName: last_name,
    email,
    mobilePhone: tidyPhone(mobile_phone),
    phone: tidyPhone(phone),
  }
}
