import { Link } from '#app/kit/ui/link.tsx'
import { Pager } from '#app/kit/ui/pager.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { type Cursor, neighbours, type PageCursor } from './lists.ts'
import { listsWords } from './lists.words.ts'

type ListPagerProps<View extends PageCursor> = {
  view: View
  /** Where the next page begins: an id, where the list is read by ids. */
  next: Cursor | number | undefined
  /** How many there are, in words; left out where the page says it elsewhere. */
  count?: string
  /** The address of a view. */
  toView: (view: View) => string
}

export function ListPager<View extends PageCursor>({ view, next, count, toView }: ListPagerProps<View>) {
  const say = useWords(listsWords)
  const to = neighbours(view, next)
  return (
    <Pager
      previousTo={to.previous && toView(to.previous)}
      nextTo={to.next && toView(to.next)}
      count={
        <>
          {count}
          {count && to.first ? ' · ' : null}
          {to.first ? <Link to={toView(to.first)}>{say('first-page')}</Link> : null}
        </>
      }
    />
  )
}
