import type { ComponentType } from 'react'

/** What the bare server has in the place of the portal's `useKept`: it draws everything each time. */
export function useKept<Props extends object>(Part: ComponentType<Props>, props: Props) {
  return { children: <Part {...props} /> }
}
