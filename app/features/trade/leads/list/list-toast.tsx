import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { leadWords } from '../leads.words.ts'
import type { ListNotice } from './list-params.ts'
import { listWords } from './list.words.ts'

/** What was done before the redirect to this page. */
export function ListToast({ notice }: { notice: ListNotice | undefined }) {
  const say = useWords(listWords)
  const sayStage = useWords(leadWords)
  if (!notice) return null
  const title =
    notice.done === 'moved' ? say('notice.moved', { stage: sayStage(`stage.${notice.to}`) }) : say('notice.erased')
  return <DoneToast title={title} />
}
