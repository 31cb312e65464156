import { useEffect, useMemo } from 'react'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Notice } from './profile.ts'
import { profileWords } from './profile.words.ts'

/** What was done before the redirect to this page. */
export function ProfileNotice({ notice }: { notice: Notice | undefined }) {
  const locale = useLocale()
  const toast = useMemo(() => {
    if (!notice) return undefined
    const say = sayIn(profileWords, locale)
    const color = notice === 'export-limit' ? ('warning' as const) : ('success' as const)
    const hasText = notice === 'password-changed' || notice === 'email-asked' || notice === 'export-limit'
    return { title: say(`notice.${notice}`), color, ...(hasText && { description: say(`notice.${notice}.text`) }) }
  }, [notice, locale])
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}
