import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { VisuallyHidden } from './hidden.tsx'
import { Link, type LinkProps } from './link.tsx'
import './menu.css'

type MenuProps = {
  /** What the button is for, where its content does not say it in words. */
  label?: string
  button: ReactNode
  align?: 'start' | 'end'
  /** Something in it was refused: it is in sight at once. */
  open?: boolean
  children: ReactNode
}

/** A native `details`: it opens without a script; with one, Escape, a press elsewhere and a choice close it. */
export function Menu({ label, button, align = 'end', open, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? closeByItself(details.current) : undefined), [])
  return (
    <details ref={details} className={`menu menu-${align}`} open={open}>
      <summary className="button button-ghost">
        {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
        <span className="menu-button" aria-hidden={label !== undefined}>
          {button}
        </span>
      </summary>
      <div className="menu-panel">{children}</div>
    </details>
  )
}

function closeByItself(details: HTMLDetailsElement) {
  const stop = new AbortController()
  const close = () => details.removeAttribute('open')
  const giveBack = () => {
    close()
    details.querySelector('summary')?.focus()
  }
  const outside = (event: Event) => !(event.target instanceof Node && details.contains(event.target))
  const listen = (type: string, react: (event: Event) => void, target: EventTarget = document) =>
    target.addEventListener(type, react, { signal: stop.signal })
  listen('pointerdown', (event) => outside(event) && close())
  listen('focusin', (event) => outside(event) && close())
  listen(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      // What was pressed is out of sight; a link leads elsewhere.
      if (target.closest('.menu-panel button')) giveBack()
      else if (target.closest('a')) close()
    },
    details,
  )
  listen(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape' && details.open) giveBack()
    },
    details,
  )
  return () => stop.abort()
}

export function MenuLink({ current, icon, children, ...rest }: LinkProps & { current?: boolean; icon?: ReactNode }) {
  return (
    <Link {...rest} className="menu-item" aria-current={current ? 'true' : undefined}>
      {icon}
      {children}
    </Link>
  )
}

export function MenuButton({ icon, children, ...rest }: ComponentProps<'button'> & { icon?: ReactNode }) {
  return (
    <button type="button" {...rest} className="menu-item">
      {icon}
      {children}
    </button>
  )
}

/** Words at the head of a menu: who is signed in. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="menu-note">{children}</div>
}

export function MenuLine() {
  return <hr className="menu-line" />
}
