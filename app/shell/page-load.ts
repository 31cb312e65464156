import { createContext, use } from 'react'
import type { Carried } from '#app/kit/drafts/carried.tsx'

/** What belongs to the one document the browser loaded. */
export type PageLoad = {
  /** Allows this document's inline scripts and styles. */
  nonce: string
  /** The build whose files it runs. */
  build: string
  /** The addresses of the scripts that those of its routes import, to be written into it. */
  imports?: readonly string[]
  /** Set where the document itself is an error page: what to tell the operator. */
  requestId?: string | undefined
  /** The form that could not be carried out just now: it stands in the document, to be sent again. */
  unsent?: UnsentForm | undefined
  /** The browser may keep it. */
  isKept?: boolean
}

export type UnsentForm = { fields: Carried; hasFiles: boolean }

export const PageLoadContext = createContext<PageLoad>({ nonce: '', build: '' })

export function usePageLoad(): PageLoad {
  return use(PageLoadContext)
}

/**
 * Runs in the page: where the browser kept it as a whole to come back to, somebody else may sit there, and what it shows
 * may be old. Not so those that no browser keeps: there something may be typed.
 */
export const comeBackScript =
  "addEventListener('pageshow',e=>{if(e.persisted&&'kept'in document.documentElement.dataset)location.reload()})"
