import { LinkButton } from '#app/kit/ui/button.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { useWords } from '#app/kit/words/use-words.ts'
import { isNarrowed, type TicketListView } from '../list/list-params.ts'
import { listWords } from '../list/list.words.ts'
import { queueWords } from './queue.words.ts'

/** Why a view of the queue is empty. */
export function NoTickets({ path, view }: { path: string; view: TicketListView }) {
  const { awaiting, overdue, assignee, unread, appeals, company, after } = view
  const say = useWords(queueWords)
  const list = useWords(listWords)
  const lists = useWords(listsWords)
  const all = <LinkButton to={path}>{list('show-all')}</LinkButton>
  const isView = Boolean(awaiting || overdue || assignee || unread || appeals)
  if (isNarrowed(view) || after || (company && !isView))
    return (
      <EmptyState picture={<NoResultPicture />} title={list('no-result')} action={all}>
        {lists('no-result.words', { fields: say('search.fields') })}
      </EmptyState>
    )
  if (isView)
    return (
      <EmptyState title={say('clear')} action={all}>
        {say(overdue ? 'clear.overdue' : 'clear.words')}
      </EmptyState>
    )
  return <EmptyState title={say('empty')}>{say('empty.words')}</EmptyState>
}
