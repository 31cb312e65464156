/** What a CRM outside is told of. */
export const things = ['company', 'contact', 'ticket', 'message', 'quote'] as const
export type Thing = (typeof things)[number]

/**
 * Who wins where both sides have changed a field. The portal's are sent with every change, and never taken back from the
 * CRM. The CRM's are sent when the thing is new there, or when the person has just said them; from then on the CRM's own
 * changes are taken, and the portal does not overwrite them.
 */
export type Winner = 'portal' | 'crm'

/** Every field, and who wins: what is sent, what is taken and what the console shows are read from here. */
export const fieldTable = {
  company: {
    name: 'portal',
    country: 'portal',
    vat_number: 'portal',
    customer_number: 'portal',
    street: 'portal',
    postcode: 'portal',
    city: 'portal',
    phone: 'portal',
  },
  contact: {
    email: 'portal',
    name: 'portal',
    phone: 'crm',
    company: 'crm',
    country: 'crm',
    vat_number: 'crm',
    lead_status: 'portal',
    products_of_interest: 'portal',
    dealer_amount: 'portal',
    message: 'portal',
  },
  ticket: {
    subject: 'portal',
    content: 'portal',
    stage: 'portal',
    model: 'portal',
    serial_number: 'portal',
    damage: 'portal',
    warranty_accepted: 'portal',
    authorization_number: 'portal',
    address: 'portal',
  },
  message: { text: 'portal', at: 'portal' },
  quote: {
    title: 'portal',
    number: 'portal',
    status: 'portal',
    amount: 'portal',
    currency: 'portal',
    expires_on: 'portal',
    answer: 'portal',
  },
} as const satisfies Record<Thing, Record<string, Winner>>

export type FieldOf<One extends Thing> = keyof (typeof fieldTable)[One] & string

export function winnerOf(thing: Thing, field: string): Winner {
  const fields: Record<string, Winner> = fieldTable[thing]
  return fields[field] ?? 'portal'
}

/** What of a contact only a lead says. */
export const leadFields = [
  'lead_status',
  'products_of_interest',
  'dealer_amount',
  'message',
] as const satisfies readonly FieldOf<'contact'>[]

const leadMark = 'lead-'

/** The number of a lead among the contacts: it is one by itself, unless the portal has one of its address. */
export function contactOfLead(id: number): string {
  return `${leadMark}${id}`
}

export function isOfLead(contactId: string): boolean {
  return contactId.startsWith(leadMark)
}
