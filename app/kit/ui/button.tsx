import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './spinner.tsx'
import './button.css'

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'normal' | 'small'
  /** 16 px beside words; alone it needs an `aria-label`. */
  icon?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> & Look & { loading?: boolean | undefined }

/** A loading button keeps its place in the focus order, so it is not disabled: it only ignores the press. */
export function Button({ variant, size, icon, loading, className, children, onClick, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, !children, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      {loading ? <Spinner size={16} /> : icon}
      {children && <span className="button-text">{children}</span>}
    </button>
  )
}

export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, !children, className)}>
      {icon}
      {children && <span className="button-text">{children}</span>}
    </Link>
  )
}

function buttonClass(
  look: { variant: Look['variant'] | undefined; size: Look['size'] | undefined },
  alone: boolean,
  more?: string,
): string {
  let name = `button button-${look.variant ?? 'secondary'}`
  if (look.size === 'small') name += ' button-small'
  if (alone) name += ' button-alone'
  return more ? `${name} ${more}` : name
}
