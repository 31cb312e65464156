import { searchable } from '#app/kit/lists/searchable.ts'
import type { Product } from './products.ts'

type Sought = Pick<Product, 'serialNumber' | 'frameModel' | 'name' | 'size' | 'colour'>

/** What search looks in; the number also without its dots and dashes. */
export function searchText({ serialNumber, frameModel, name, size, colour }: Sought): string {
  const bare = serialNumber.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return searchable([serialNumber, bare, frameModel, name, size, colour].filter(Boolean).join(' '))
}
