import { searchable } from '#app/kit/lists/searchable.ts'
import type { NewQuote } from './store.server.ts'

type Searched = Pick<NewQuote, 'number' | 'title' | 'ownerName' | 'lines'>

/** What a quote is found by. */
export function searchText({ number, title, ownerName, lines }: Searched): string {
  const items = lines.flatMap(({ itemNumber = '', item }) => [item, itemNumber])
  return searchable([number, title, ownerName, ...items].join(' '))
}
