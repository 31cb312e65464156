import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useWords } from '#app/kit/words/use-words.ts'
import { Button } from './button.tsx'
import { uiWords } from './ui.words.ts'
import './modal.css'

type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** Escape, a press outside and the close button then only report to `onClosePrevented`. */
  preventClose?: boolean | undefined
  onClosePrevented?: (() => void) | undefined
  /** `photo`: as `large`, and on a phone the whole screen. */
  size?: 'small' | 'normal' | 'large' | 'photo'
  /** Hears the arrow keys, for a dialog without fields: -1 to the left, 1 to the right. */
  onArrow?: ((by: 1 | -1) => void) | undefined
}

/** A native dialog: the browser keeps the focus inside, the page behind still, and gives the focus back. */
export function Modal(props: ModalProps) {
  return props.open ? <Dialog {...props} /> : null
}

function Dialog({ size = 'normal', title, children, footer, ...props }: ModalProps) {
  const words = useWords(uiWords)
  const titleId = useId()
  const dialog = useShownDialog()

  function close() {
    if (props.preventClose) props.onClosePrevented?.()
    else props.onClose()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') props.onArrow?.(-1)
    if (event.key === 'ArrowRight') props.onArrow?.(1)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Prevented on the key as well: the browser lets a second Escape through whatever `cancel` answers.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  function onCancel(event: SyntheticEvent) {
    // A file picker inside the dialog sends a `cancel` of its own.
    if (event.target !== dialog.current) return
    event.preventDefault()
    close()
  }
  function onMouseDown(event: MouseEvent) {
    if (event.target === dialog.current) close()
  }

  return (
    // The dialog hears what is meant for the whole of it: Escape and a press on the veil.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`modal modal-${size}`}
      aria-labelledby={titleId}
      {...{ onKeyDown, onCancel, onMouseDown }}
    >
      <div className="modal-inside">
        <div className="modal-header">
          <h2 id={titleId} tabIndex={-1} data-title>
            {title}
          </h2>
          <Button variant="ghost" size="small" icon={<X size={20} />} aria-label={words('close')} onClick={close} />
        </div>
        <div className="modal-body">{children}</div>
        {footer && <div className="modal-footer">{footer}</div>}
      </div>
    </dialog>
  )
}

function useShownDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    // The room of a scrollbar is kept where there is one, and nowhere else: the page does not move.
    const { documentElement: page } = document
    page.toggleAttribute('data-scrolls', window.innerWidth > page.clientWidth)
    dialog.showModal()
    firstStop(dialog)?.focus()
    // Closed before it leaves the page, or the focus would not go back to where it was.
    return () => dialog.close()
  }, [])
  return ref
}

/** The field the page asks for, else the first one, else the title: never the close button. */
function firstStop(dialog: HTMLDialogElement) {
  const wanted = ['[data-autofocus]', '.modal-body :is(input, select, textarea)', '[data-title]']
  for (const selector of wanted) {
    const found = dialog.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}
