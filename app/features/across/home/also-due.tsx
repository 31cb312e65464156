import { Card } from '#app/kit/ui/card.tsx'
import { Link } from '#app/kit/ui/link.tsx'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { homeWords } from './home.words.ts'
import { shownOf } from './shown-of.ts'

/** A short list of what runs out, or waits. */
export type DueList = {
  title: string
  /** All there are; where the list shows fewer, `allTo` leads to the rest. */
  count: number
  allTo?: string
  /** `late`: its time has run out already. */
  items: { to: string; title: string; note: string; late?: boolean }[]
}

/** Nothing where all the lists are empty. */
export function AlsoDue({ title, lists }: { title?: string; lists: DueList[] }) {
  const say = useWords(homeWords)
  const shown = lists.filter(({ items }) => items.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="stack-small">
      <h2>{title ?? say('also')}</h2>
      <div className="home-due">
        {shown.map((list) => (
          <DueCard key={list.title} list={list} />
        ))}
      </div>
    </section>
  )
}

function DueCard({ list: { title, count, allTo, items } }: { list: DueList }) {
  const say = useWords(homeWords)
  const locale = useLocale()
  return (
    <Card
      title={title}
      actions={
        allTo && count > items.length ? (
          <span className="home-due-more">
            <span className="muted">{shownOf(locale, items.length, count)}</span>
            <Link to={allTo}>{say('more')}</Link>
          </span>
        ) : null
      }
      flush
    >
      <ul className="home-due-list">
        {items.map(({ to, title: name, note, late }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span className={late ? 'home-late' : undefined}>{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
