/*
 * What the bare server has in the router's place: hooks that answer from a fixed page, and the router's parts as the
 * elements they come to. Whatever reads nothing of the router (href and the like) stays the router's own.
 */
import { type ComponentProps, createContext, type ReactNode, use } from 'react'

export * from 'react-router'

export type FixedPage = { pathname: string; search: string; nonce: string; stylesheets: string[]; content: ReactNode }

export const FixedPageContext = createContext<FixedPage>({
  pathname: '/',
  search: '',
  nonce: '',
  stylesheets: [],
  content: null,
})

const idle = { state: 'idle' } as const

export function useNavigation() {
  return idle
}

export function useRevalidator() {
  return idle
}

export function useBlocker() {
  return { state: 'unblocked' } as const
}

export function useLocation() {
  return use(FixedPageContext)
}

export function useActionData() {
  return undefined
}

export function useFetcher() {
  return { ...idle, Form, submit: useNothing, load: useNothing }
}

export function useSubmit() {
  return useNothing
}

export function Outlet() {
  return use(FixedPageContext).content
}

export function Links() {
  const { stylesheets, nonce } = use(FixedPageContext)
  return stylesheets.map((href) => <link key={href} nonce={nonce} rel="stylesheet" href={href} />)
}

export function Scripts() {
  return null
}

export function ScrollRestoration() {
  return null
}

type RouterOnly = {
  discover?: 'render' | 'none'
  navigate?: boolean
  replace?: boolean
  reloadDocument?: boolean
  preventScrollReset?: boolean
}

/** The router's form, without what only it understands. */
export function Form({
  discover = 'render',
  navigate: _navigate,
  replace: _replace,
  reloadDocument: _reload,
  preventScrollReset: _reset,
  ...rest
}: ComponentProps<'form'> & RouterOnly) {
  return <form {...rest} data-discover={discover === 'render' ? 'true' : undefined} />
}

function useNothing(): void {}
