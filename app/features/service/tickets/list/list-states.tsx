import { href } from 'react-router'
import { NoneYet, NoResult } from '#app/kit/lists/list-states.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { isFiltered, type TicketListView } from './list-params.ts'
import { listWords } from './list.words.ts'

/** No ticket at all, none that fits, or none left on the pages that follow. */
export function NothingFound({ path, view }: { path: string; view: TicketListView }) {
  const say = useWords(listWords)
  const newTicket = href('/:locale?/new-ticket', localePrefix(useLocale()))
  if (!isFiltered(view) && !view.after)
    return (
      <NoneYet title={say('empty')} action={<LinkButton to={newTicket}>{say('new')}</LinkButton>}>
        {say('empty.words')}
      </NoneYet>
    )
  return (
    <NoResult search={view} title={say('no-result')} action={<LinkButton to={path}>{say('show-all')}</LinkButton>}>
      {say('no-result.words')}
    </NoResult>
  )
}
