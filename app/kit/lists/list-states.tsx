import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { EmptyState, ErrorState } from '#app/kit/ui/empty-state.tsx'
import { NoResultPicture } from '#app/kit/ui/pictures.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Searched } from './lists.ts'
import { listsWords } from './lists.words.ts'

type NoneProps = { title: string; action?: ReactNode; children: ReactNode }

/** Nothing is in the list yet; the words say what will be. */
export function NoneYet({ title, action, children }: NoneProps) {
  return (
    <Card as="div">
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    </Card>
  )
}

/** Nothing fits what was asked for; the action leads back to all. */
export function NoResult({ search: { q, tooShort }, title, action, children }: NoneProps & { search: Searched }) {
  const say = useWords(listsWords)
  return (
    <Card as="div">
      <EmptyState
        picture={<NoResultPicture />}
        title={q && !tooShort ? say('no-result.for', { query: q }) : title}
        action={action}
      >
        {children}
      </EmptyState>
    </Card>
  )
}

/** The list alone is missing: search, menu and all the rest are there, and trying again may help. */
export function ListError({ title, retryTo }: { title: string; retryTo: string }) {
  const say = useWords(listsWords)
  return (
    <Card as="div">
      <ErrorState
        title={title}
        action={
          // Loaded again as a whole: whatever went wrong, nothing of it is left.
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
