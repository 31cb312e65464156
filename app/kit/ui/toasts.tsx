import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Alert } from './alert.tsx'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { createToastQueue, type Toast, type ToastColor, type ToastQueue } from './toast-queue.ts'
import { uiWords } from './ui.words.ts'
import './toasts.css'

export type { ToastColor } from './toast-queue.ts'

const ToastContext = createContext<ToastQueue | null>(null)

const nothing: readonly Toast[] = []

/** Stands once, in the body, around the pages; the region of the notifications is its own. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue)
  return (
    <ToastContext value={queue}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext>
  )
}

export function useToasts(): Pick<ToastQueue, 'add' | 'update' | 'remove' | 'clear'> {
  const queue = use(ToastContext)
  if (!queue) throw new Error('useToasts needs a ToastProvider above it')
  return queue
}

/** What the server says after a redirect: a notification in the browser, a plain message without a script. */
export function ToastOnArrival({ toast }: { toast: ArrivalToast | null | undefined }) {
  const { add } = useToasts()
  const own = useId()
  useEffect(() => {
    if (toast) add({ ...toast, id: toast.id ?? own })
  }, [toast, add, own])
  if (!toast) return null
  return (
    <noscript>
      <Alert tone={alertTones[toast.color ?? 'neutral']} title={toast.title}>
        {toast.description}
      </Alert>
    </noscript>
  )
}

export type ArrivalToast = {
  id?: string | undefined
  title: string
  description?: string | undefined
  color?: ToastColor
}

const alertTones = {
  neutral: 'info',
  primary: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const satisfies Record<ToastColor, string>

function ToastRegion({ queue }: { queue: ToastQueue }) {
  const words = useWords(uiWords)
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => nothing)
  const held = useHold(queue, toasts.length === 0)
  return (
    <section className="toasts" aria-label={words('notifications')} {...held}>
      <ol className="toasts-list" aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            onClose={() => queue.close(toast.id)}
            onAnswered={() => queue.remove(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}

/** Time stands still while the pointer or the focus is on them, and runs again when both have left. */
function useHold(queue: ToastQueue, empty: boolean) {
  const hold = useRef({ hover: false, focus: false })
  function set(part: { hover?: boolean; focus?: boolean }) {
    Object.assign(hold.current, part)
    if (hold.current.hover || hold.current.focus) queue.pause()
    else queue.resume()
  }
  // The last one closed under the pointer leaves no event behind.
  useEffect(() => {
    if (!empty) return
    hold.current = { hover: false, focus: false }
    queue.resume()
  }, [empty, queue])
  return {
    onMouseEnter: () => set({ hover: true }),
    onMouseLeave: () => set({ hover: false }),
    onFocus: () => set({ focus: true }),
    onBlur: () => set({ focus: false }),
  }
}

const icons: Partial<Record<ToastColor, ReactNode>> = {
  success: <CircleCheck size={20} />,
  warning: <TriangleAlert size={20} />,
  danger: <CircleAlert size={20} />,
}

type ToastCardProps = { toast: Toast; onClose: () => void; onAnswered: () => void }

function ToastCard({ toast, onClose, onAnswered }: ToastCardProps) {
  const words = useWords(uiWords)
  const { title, description, color = 'neutral', avatar, actions, closeButton = true } = toast
  const icon = avatar ? <Avatar name={avatar} size="small" /> : (toast.icon ?? icons[color])
  return (
    <li className={`toast toast-${color}`} role={color === 'danger' ? 'alert' : undefined}>
      {icon && <span className="toast-icon">{icon}</span>}
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description && <div className="toast-description">{description}</div>}
        {actions && (
          <div className="cluster toast-actions">
            {actions.map((action) => (
              <Button
                key={action.label}
                size="small"
                onClick={() => {
                  action.onClick()
                  onAnswered()
                }}
              >
                {action.label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {closeButton && (
        <Button size="small" variant="ghost" icon={<X size={16} />} aria-label={words('close')} onClick={onClose} />
      )}
    </li>
  )
}
