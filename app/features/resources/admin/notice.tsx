import { useEffect, useMemo } from 'react'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { adminWords } from './admin.words.ts'
import type { Notice } from './notices.ts'

export function DoneToast({ notice }: { notice: Notice | undefined }) {
  const locale = useLocale()
  const toast = useMemo(
    () => notice && { title: sayIn(adminWords, locale)(`notice.${notice}`), color: 'success' as const },
    [notice, locale],
  )
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}
