import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { pageWords } from './page.words.ts'
import type { Intent, Notice, Refusal } from './sent.ts'

type ToastProps = { notice: Notice | undefined; refusal: Refusal | undefined }

/** What was done before the redirect to this page, or that the contact or a note could not be saved. */
export function LeadToast({ notice, refusal }: ToastProps) {
  const say = useWords(pageWords)
  if (!refusal) return <DoneToast title={notice && say(`notice.${notice.done}`)} />
  const failed = failures[refusal.intent]
  return <DoneToast title={failed && say(`failed.${failed}`)} color="danger" />
}

const failures: Partial<Record<Intent, 'contact' | 'note'>> = { contact: 'contact', note: 'note', 'note-edit': 'note' }
