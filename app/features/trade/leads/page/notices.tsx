import type { Notice } from '#app/kit/forms/notices.ts'
import type { FormFailure } from '#app/kit/forms/problems.ts'
import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './page.words.ts'
import type { Intent, notices } from './actions.ts'

type ToastProps = { notice: Notice<(typeof notices)[number]> | undefined; refusal: FormFailure<Intent> | undefined }

/** What was done before the redirect to this page, or that the contact or a note could not be saved. */
export function LeadToast({ notice, refusal }: ToastProps) {
  const say = useWords(pageWords)
  if (!refusal) return <DoneToast title={notice && say(`notice.${notice.done}`)} />
  const failed = failures[refusal.intent]
  return <DoneToast title={failed && say(`failed.${failed}`)} color="danger" />
}

const failures: Partial<Record<Intent, 'contact' | 'note'>> = { contact: 'contact', note: 'note', 'note-edit': 'note' }
