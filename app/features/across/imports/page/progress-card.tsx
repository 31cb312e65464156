import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { ButtonForm } from '#app/kit/forms/button-form.tsx'
import { LinkButton } from '#app/kit/ui/button.tsx'
import { Card } from '#app/kit/ui/card.tsx'
import { Progress } from '#app/kit/ui/progress.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { ImportState } from '../imports.ts'
import { pageWords } from './page.words.ts'

type ProgressCardProps = { state: ImportState; progress: { done: number; total: number; isCancelled: boolean } }

const askedEveryMs = 1500

/** How far the work has come: asked again and again, or by pressing where there are no scripts. */
export function ProgressCard({ state, progress: { done, total, isCancelled } }: ProgressCardProps) {
  const say = useWords(pageWords)
  const { pathname } = useLocation()
  const { revalidate, state: reading } = useRevalidator()
  useEffect(() => {
    if (reading !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), askedEveryMs)
    return () => clearTimeout(timer)
  }, [reading, revalidate])
  return (
    <Card title={say(`state.${state}`)}>
      <div className="stack-small">
        <Progress label={say(`state.${state}`)} value={total > 0 ? done : undefined} max={total > 0 ? total : 1} />
        <p className="muted">{say('refresh.words')}</p>
        <div className="cluster">
          <noscript>
            <LinkButton to={pathname} size="small">
              {say('refresh')}
            </LinkButton>
          </noscript>
          <ButtonForm intent="cancel" loading={isCancelled} action={pathname} size="small">
            {say('cancel')}
          </ButtonForm>
        </div>
      </div>
    </Card>
  )
}
