import type { ReactNode } from 'react'
import { createCountdowns } from './countdowns.ts'

export type ToastColor = 'neutral' | 'primary' | 'success' | 'warning' | 'danger'

export type ToastInput = {
  title: ReactNode
  description?: ReactNode
  color?: ToastColor | undefined
  icon?: ReactNode
  /** Somebody's name, shown as initials. */
  avatar?: string
  /** Milliseconds; 0 stays until it is closed. */
  timeout?: number
  closeButton?: boolean
  actions?: readonly { label: string; onClick: () => void }[]
  /** Called when its time is up or its reader closes it; not where an action has answered it, or the page takes it away. */
  callback?: () => void
  /** Raised again under the same id, a notification replaces itself. */
  id?: string | undefined
}

export type Toast = ToastInput & { id: string }

export type ToastQueue = ReturnType<typeof createToastQueue>

const toastTimeout = 5000

/** The notifications on show and the time each has left. */
export function createToastQueue() {
  let toasts: readonly Toast[] = []
  const listeners = new Set<() => void>()
  const countdowns = createCountdowns(close)

  function show(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function add(input: ToastInput): string {
    const toast = { ...input, id: input.id ?? freshId(toasts) }
    show([...toasts.filter(({ id }) => id !== toast.id), toast])
    time(toast)
    return toast.id
  }

  function update(id: string, patch: Partial<ToastInput>) {
    const known = toasts.find((toast) => toast.id === id)
    if (!known) return
    const changed = { ...known, ...patch, id }
    show(toasts.map((toast) => (toast.id === id ? changed : toast)))
    time(changed)
  }

  function remove(id: string) {
    countdowns.stop(id)
    show(toasts.filter((toast) => toast.id !== id))
  }

  function close(id: string) {
    const closed = toasts.find((toast) => toast.id === id)
    remove(id)
    closed?.callback?.()
  }

  function clear() {
    for (const { id } of toasts) countdowns.stop(id)
    show([])
  }

  function time({ id, timeout = toastTimeout }: Toast) {
    if (timeout > 0) countdowns.start(id, timeout)
    else countdowns.stop(id)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  // Held while somebody reads: no time passes for any of them.
  const { pause, resume } = countdowns
  return { add, update, remove, close, clear, pause, resume, subscribe, current: () => toasts }
}

/** The moment it was raised; the next free one for those raised in the same millisecond. */
function freshId(toasts: readonly Toast[]): string {
  let moment = Date.now()
  while (toasts.some((toast) => toast.id === String(moment))) moment += 1
  return String(moment)
}
