import { redirectDocument } from 'react-router'
import { localeOf } from '#app/kit/words/locales.ts'

/** A document's scripts hold the sentences of its own language: a page in another language is another document. */
export function leaveLanguage(request: Request, url: URL): void {
  const isOther = localeOf(url.pathname) !== document.documentElement.lang
  if (isOther && request.method === 'GET') throw redirectDocument(request.url)
}
