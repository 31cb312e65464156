import { searchable } from '#app/kit/lists/searchable.ts'
import type { Lead } from './leads.ts'

type Sought = Pick<
  Lead,
  'firstName' | 'lastName' | 'email' | 'mobilePhone' | 'phone' | 'productsOfInterest' | 'message'
>

/** What search looks in; telephone numbers also without what stands between their digits. */
export function searchText({ firstName, lastName, email, mobilePhone, phone, productsOfInterest, message }: Sought) {
  const numbers = [mobilePhone, phone].flatMap((number) => [number, number.replaceAll(/\D/g, '')])
  const words = [`${firstName} ${lastName}`, email, ...numbers, ...productsOfInterest, message]
  return searchable(words.filter(Boolean).join(' '))
}
