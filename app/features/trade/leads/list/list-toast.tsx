import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { leadWords } from '../leads.words.ts'
import type { ListNotice } from './list-params.ts'
import { listWords } from './list.words.ts'

/** What was done before the redirect to this page. */
export function ListToast({ notice }: { notice: ListNotice | undefined }) {
  const say = useWords(listWords)
  const sayPlace = useWords(leadWords)
  if (!notice) return null
  const title =
    notice.done === 'moved' ? say('notice.moved', { place: sayPlace(`place.${notice.to}`) }) : say('notice.erased')
  return <DoneToast title={title} />
}
