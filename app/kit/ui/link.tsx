import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path: the server writes it as it stands, so a relative one would differ in the browser. */
  to: string
  replace?: boolean
  preventScrollReset?: boolean
  /** Lets the browser load the page itself, as for a file. */
  reloadDocument?: boolean
}

/**
 * The same markup on both sides. The router's own link resolves its address against the route tree at every render,
 * which was a quarter of the server's time for a list; the server writes a plain anchor instead.
 */
export const Link = import.meta.env.SSR ? ServerLink : BrowserLink

// What only the router understands stays out of the markup.
function ServerLink({
  to,
  replace: _replace,
  preventScrollReset: _reset,
  reloadDocument: _reload,
  children,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

function BrowserLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}
