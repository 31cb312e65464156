import { useEffect, useMemo } from 'react'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useLocale } from '#app/kit/words/use-words.ts'
import { sayIn } from '#app/kit/words/words.ts'
import { leadWords } from '../leads.words.ts'
import type { ListNotice } from './list.ts'
import { listWords } from './list.words.ts'

/** What was done before the redirect to this page. */
export function ListToast({ notice }: { notice: ListNotice | undefined }) {
  const locale = useLocale()
  const toast = useMemo(() => {
    if (!notice) return undefined
    const say = sayIn(listWords, locale)
    const title =
      notice.done === 'moved'
        ? say('notice.moved', { place: sayIn(leadWords, locale)(`place.${notice.to}`) })
        : say('notice.erased')
    return { title, color: 'success' as const }
  }, [notice, locale])
  useEffect(() => {
    // Said once: not again when the page is loaded anew or sent to somebody.
    if (notice) window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  return <ToastOnArrival toast={toast} />
}
