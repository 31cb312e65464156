import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type ArrivalToast, ToastOnArrival } from './toasts.tsx'

type DoneToastProps = Omit<ArrivalToast, 'title' | 'id'> & { title: string | undefined; id?: string | undefined }

/** Says what was done before the redirect, once for each arrival: doing the same thing twice is noticed twice. */
export function DoneToast({ title, ...rest }: DoneToastProps) {
  const { key } = useLocation()
  return title ? <OneToast key={key} toast={{ color: 'success', ...rest, title }} /> : null
}

function OneToast({ toast: given }: { toast: ArrivalToast }) {
  const [toast] = useState(given)
  useEffect(() => {
    // Not said again when the page is loaded again or its address is sent to somebody.
    const { pathname, search } = window.location
    const kept = new URLSearchParams(search)
    kept.delete('notice')
    window.history.replaceState(window.history.state, '', kept.size > 0 ? `${pathname}?${kept}` : pathname)
  }, [])
  return <ToastOnArrival toast={toast} />
}
