import type { Lead } from './leads.ts'

type Sought = Pick<
  Lead,
  'firstName' | 'lastName' | 'email' | 'mobilePhone' | 'phone' | 'productsOfInterest' | 'message'
>

/** What search looks in; telephone numbers also without what stands between their digits. */
export function searchText({ firstName, lastName, email, mobilePhone, phone, productsOfInterest, message }: Sought) {
  const numbers = [mobilePhone, phone].flatMap((number) => [number, number.replaceAll(/\D/g, '')])
  return [`${firstName} ${lastName}`, email, ...numbers, ...productsOfInterest, message]
    .filter(Boolean)
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
}
