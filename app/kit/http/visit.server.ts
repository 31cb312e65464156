import { createContext } from 'react-router'

/** What belongs to one request and to nothing else. */
export type Visit = {
  requestId: string
  /** Of the person's own machine, past trusted proxies. */
  address: string
  https: boolean
  /** Allows this page's own inline scripts and styles. */
  nonce: string
  /** Headers to send with whatever the answer turns out to be, an error page too. */
  headers: Headers
  /** The rendered page: handed past the Response, whose stream would cost as much again as the rendering. */
  html?: Buffer
  /** Refused before routing; the root turns it into the page that says so. */
  refused?: 'foreign-origin' | 'body-too-large'
}

export const visitContext = createContext<Visit>()
