import { Link } from '#app/kit/ui/link.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { listSearch, type ListView, neighbours } from './tickets.list.ts'
import { listWords } from './tickets.list.words.ts'
import type { Cursor } from '../tickets.ts'

/** A count goes no further: beyond, it is written with a plus. */
const countMost = 1000

type ListPagerProps = { path: string; view: ListView; count: number; next: Cursor | undefined }

export function ListPager({ path, view, count, next }: ListPagerProps) {
  const say = useWords(listWords)
  const to = neighbours(view, next)
  const counted = count > countMost ? say('count.many', { count: countMost }) : say('count', { count })
  return (
    <Pager
      previousTo={to.previous && path + listSearch(to.previous)}
      nextTo={to.next && path + listSearch(to.next)}
      count={
        <>
          {counted}
          {to.first ? ' · ' : null}
          {to.first ? <Link to={path + listSearch(to.first)}>{say('first-page')}</Link> : null}
        </>
      }
    />
  )
}
