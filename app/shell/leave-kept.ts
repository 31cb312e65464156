import { redirectDocument } from 'react-router'

/** A page that was kept leads on by whole pages: of those alone the worker has kept others. */
export function leaveKept(request: Request, url: URL): void {
  if (document.documentElement.dataset['asOf'] === undefined) return
  if (request.method === 'GET' && url.pathname !== window.location.pathname) throw redirectDocument(request.url)
}
