import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { notices } from './company.forms.ts'
import { companyWords } from './company.words.ts'

/** What was done before the redirect to this page. */
export function GroupNotice({ notice }: { notice: (typeof notices)[number] | undefined }) {
  const say = useWords(companyWords)
  return <DoneToast title={notice && say(`notice.${notice}`)} />
}
