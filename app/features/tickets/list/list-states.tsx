import { RotateCw } from 'lucide-react'
import { href } from 'react-router'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState, ErrorState } from '#app/kit/ui/empty-state.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import type { ListView } from './tickets.list.ts'
import { listWords } from './tickets.list.words.ts'

/** No ticket at all, none that fits, or none left on the pages that follow. */
export function NothingFound({ path, view }: { path: string; view: ListView }) {
  const say = useWords(listWords)
  const newTicket = href('/:locale?/new-ticket', localePrefix(useLocale()))
  if (!isFiltered(view) && !view.after)
    return (
      <Card as="div">
        <EmptyState
          title={say('empty')}
          action={
            <LinkButton to={newTicket} variant="primary">
              {say('new')}
            </LinkButton>
          }
        >
          {say('empty.words')}
        </EmptyState>
      </Card>
    )
  return (
    <Card as="div">
      <EmptyState
        picture={<NoResultPicture />}
        title={view.q && !view.tooShort ? say('no-result.for', { query: view.q }) : say('no-result')}
        action={<LinkButton to={path}>{say('show-all')}</LinkButton>}
      >
        {say('no-result.words')}
      </EmptyState>
    </Card>
  )
}

export function ListError({ retryTo }: { retryTo: string }) {
  const say = useWords(listWords)
  return (
    <Card as="div">
      <ErrorState
        title={say('error')}
        action={
          // Loaded anew as a whole: whatever went wrong, nothing of it is left.
          <LinkButton to={retryTo} reloadDocument icon={<RotateCw size={16} aria-hidden />}>
            {say('retry')}
          </LinkButton>
        }
      >
        {say('error.words')}
      </ErrorState>
    </Card>
  )
}

export function isFiltered({ q, stage, awaiting, overdue }: ListView): boolean {
  return Boolean(q || stage || awaiting || overdue)
}
