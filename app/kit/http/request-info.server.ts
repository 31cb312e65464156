import { createContext } from 'react-router'
import type { Answer, Caller } from './listener.server.ts'

/** What belongs to one request and to nothing else. */
export type RequestInfo = Caller & {
  requestId: string
  https: boolean
  /** Allows this page's own inline scripts and styles. */
  nonce: string
  /** Headers to send with whatever the answer turns out to be, an error page too. */
  headers: Headers
  /** The rendered page: handed past the Response, whose stream would cost as much again as the rendering. */
  html?: Buffer
  /** What goes on with the answer once its headers have been sent. */
  stream?: Answer['stream']
  /** The template of the address, as in `/:locale?/tickets/:id`; undefined where no route was asked. */
  route?: string | undefined
  /** The address names nothing: no guard has refused it. */
  isUnknownAddress?: true
  /** Names what this page shows, where the browser may keep it. */
  tag?: string | undefined
  /** Refused before routing; the root turns it into the page that says so. */
  refused?: 'foreign-origin' | 'body-too-large' | 'query-repeated'
}

export const requestContext = createContext<RequestInfo>()
