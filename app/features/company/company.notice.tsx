import { useEffect, useMemo } from 'react'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import type { Notice } from './company.forms.ts'
import { companyWords } from './company.words.ts'

/** What was done before the redirect to this page. */
export function GroupNotice({ notice }: { notice: Notice | undefined }) {
  const locale = useLocale()
  const toast = useMemo(
    () => notice && { title: sayIn(companyWords, locale)(`notice.${notice}`), color: 'success' as const },
    [notice, locale],
  )
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}
