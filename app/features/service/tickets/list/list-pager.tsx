import { ListPager } from '#app/kit/lists/list-pager.tsx'
import { countMost, type Cursor } from '#app/kit/lists/lists.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { type TicketListView, ticketListSearch } from './list-params.ts'
import { listWords } from './list.words.ts'

type TicketPagerProps = { path: string; view: TicketListView; count: number; next: Cursor | undefined }

export function TicketPager({ path, view, count, next }: TicketPagerProps) {
  const say = useWords(listWords)
  const counted = count > countMost ? say('count.many', { count: countMost }) : say('count', { count })
  return <ListPager view={view} next={next} count={counted} toView={(other) => path + ticketListSearch(other)} />
}
