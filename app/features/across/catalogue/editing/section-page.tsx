import type { ReactNode } from 'react'
import { href } from 'react-router'
import { PageTitle } from '#app/kit/brand.tsx'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { PageHeader } from '#app/kit/ui/page-header.tsx'
import { localePrefix } from '#app/kit/words/locales.ts'
import { useLocale, useWords } from '#app/kit/words/use-words.ts'
import { DraftBar } from '#app/features/across/versions/versions.bar.tsx'
import type { DraftState } from '#app/features/across/versions/versions.ts'
import { Refused } from './notice.tsx'
import { editingWords } from './editing.words.ts'

type SectionProps = {
  title: string
  intro: string
  draft: DraftState
  /** What was done, in words. */
  done: string | undefined
  /** What came back; that of a button beside an entry is said above. */
  refusal: FormFailure | undefined
  children: ReactNode
}

/** A page of the catalogue: what is typed on it goes into the draft. */
export function SectionPage({ title, intro, draft, done, refusal, children }: SectionProps) {
  const say = useWords(editingWords)
  const back = { to: href('/:locale?/console/catalogue', localePrefix(useLocale())), label: say('catalogue') }
  const isButton = refusal?.intent === 'remove' || refusal?.intent === 'up'
  return (
    <div className="stack">
      <PageTitle title={title} />
      <DoneToast title={refusal ? undefined : done} />
      <PageHeader back={back} title={title} />
      <p className="muted">{intro}</p>
      <DraftBar draft={draft} page="catalogue" />
      <Refused refusal={isButton ? refusal : undefined} />
      {children}
    </div>
  )
}
