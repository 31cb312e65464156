import { createContext, data, type DataStrategyResult, type RouterContextProvider } from 'react-router'

declare global {
  interface WindowEventMap {
    /** What was sent did not get through. Whoever prevents the default keeps the page as it stands. */
    unsent: CustomEvent<Unsent>
  }
}

type Unsent = {
  /** What came in the place of an answer. */
  thrown: unknown
  /** What the page's action had answered before, to be shown on. */
  answer?: unknown
}

type Arguments = { request: Request; url: URL; context: Readonly<RouterContextProvider> }
type Results = Record<string, DataStrategyResult>

const stays = createContext(false)

/** Offers the page to stay before the error page takes its place, and what was typed with it. */
export async function offerToStay({ request, url, context }: Arguments, next: () => Promise<Results>) {
  if (url.pathname !== window.location.pathname) return undefined
  // Some pages are read again after every action, whatever came of it.
  if (request.method === 'GET') return context.get(stays) ? {} : undefined
  const results = await next()
  for (const [route, { type, result: thrown }] of Object.entries(results)) {
    const detail: Unsent = { thrown }
    const unsent = new CustomEvent('unsent', { cancelable: true, detail })
    if (type !== 'error' || request.signal.aborted || window.dispatchEvent(unsent)) continue
    context.set(stays, true)
    results[route] = { type: 'data', result: data(detail.answer, { status: 503 }) }
  }
  return results
}
