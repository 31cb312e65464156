import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ToastOnArrival } from '#app/kit/ui/toasts.tsx'
import { useWords } from '#app/kit/words/use-words.ts'
import { adminWords } from './admin.words.ts'
import type { Notice } from './notices.ts'

/** What was done, once for each arrival: two folders made one after the other are two notices. */
export function DoneToast({ notice }: { notice: Notice | undefined }) {
  const { key } = useLocation()
  return notice ? <OneToast key={key} notice={notice} /> : null
}

function OneToast({ notice }: { notice: Notice }) {
  const say = useWords(adminWords)
  const [toast] = useState({ title: say(`notice.${notice}`), color: 'success' as const })
  useEffect(() => {
    // Not said again when the page is loaded again or sent to somebody.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return <ToastOnArrival toast={toast} />
}
