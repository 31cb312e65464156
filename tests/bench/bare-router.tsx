/*
 * What the bare server has in the router's place: hooks that answer from a fixed page, and the router's parts as the
 * elements they come to. Whatever reads nothing of the router (href and the like) stays the router's own.
 */
import { type ComponentProps, createContext, type ReactNode, use } from 'react'

export * from 'react-router'

export type FixedPage = { pathname: string; search: string; stylesheets: string[]; content: ReactNode }

export const FixedPageContext = createContext<FixedPage>({ pathname: '/', search: '', stylesheets: [], content: null })

const idle = { state: 'idle' } as const

export function useNavigation() {
  return idle
}

export function useRevalidator() {
  return idle
}

export function useLocation() {
  return use(FixedPageContext)
}

export function useSubmit() {
  return useNothing
}

export function Outlet() {
  return use(FixedPageContext).content
}

export function Links() {
  return use(FixedPageContext).stylesheets.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

export function Scripts() {
  return null
}

export function ScrollRestoration() {
  return null
}

/** The router's form without what only it understands; it marks the element for itself. */
export function Form({ action, method = 'get', children, className, role, id, ...rest }: ComponentProps<'form'>) {
  void rest
  return (
    <form id={id} className={className} role={role} method={method} action={String(action)} data-discover="true">
      {children}
    </form>
  )
}

function useNothing(): void {}
