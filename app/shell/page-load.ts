import { createContext, use } from 'react'

/** What belongs to the one document the browser loaded. */
export type PageLoad = {
  /** Allows this document's inline scripts and styles. */
  nonce: string
  /** The build whose files it runs. */
  build: string
  /** Set where the document itself is an error page: what to tell the operator. */
  requestId?: string | undefined
}

export const PageLoadContext = createContext<PageLoad>({ nonce: '', build: '' })

export function usePageLoad(): PageLoad {
  return use(PageLoadContext)
}
