import { DoneToast } from '#app/kit/ui/done-toast.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import type { Notice } from './profile.ts'
import { profileWords } from './profile.words.ts'

/** What was done before the redirect to this page. */
export function ProfileNotice({ notice }: { notice: Notice | undefined }) {
  const say = useWords(profileWords)
  if (!notice) return null
  const hasText = notice === 'password-changed' || notice === 'email-asked' || notice === 'export-limit'
  return (
    <DoneToast
      title={say(`notice.${notice}`)}
      description={hasText ? say(`notice.${notice}.text`) : undefined}
      color={notice === 'export-limit' ? 'warning' : 'success'}
    />
  )
}
