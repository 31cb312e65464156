import type { ReactNode } from 'react'
import { countMost, type Cursor, neighbours } from '#app/kit/lists/lists.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { uiWords } from '#app/kit/ui/ui.words.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { librarySearch, type LibraryView } from './list-params.ts'
import { mediaWords } from './media.words.ts'
import '#app/kit/ui/pager.css'

type PagerProps = { view: LibraryView; next: Cursor | undefined; count: number }

/** As the pager of every list, with buttons in the place of links: they send along what is ticked. */
export function LibraryPager({ view, next, count }: PagerProps) {
  const say = useWords(mediaWords)
  const lists = useWords(listsWords)
  const words = useWords(uiWords)
  const to = neighbours(view, next)
  return (
    <div className="pager">
      <p className="pager-count">
        {count > countMost ? say('count.many', { count: countMost }) : say('count', { count })}
      </p>
      {(to.previous || to.next) && (
        <nav className="pager-links" aria-label={words('pages')}>
          {to.first && to.previous?.after && <Turn to={to.first}>{lists('first-page')}</Turn>}
          <Turn to={to.previous}>
            <span aria-hidden="true">← </span>
            {words('previous')}
          </Turn>
          <Turn to={to.next}>
            {words('next')}
            <span aria-hidden="true"> →</span>
          </Turn>
        </nav>
      )}
    </div>
  )
}

function Turn({ to, children }: { to: LibraryView | undefined; children: ReactNode }) {
  if (!to) return <span className="button button-small pager-none">{children}</span>
  return (
    // What is ticked is asked of the form itself.
    <Button type="submit" size="small" name="page" value={librarySearch({ ...to, chosen: [] })}>
      {children}
    </Button>
  )
}
