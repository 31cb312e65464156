import type { Locale } from '#app/kit/words/locales.ts'

/** A header's values, by its name in small letters. */
export type Headers = (name: string) => string[]

/** What the subject of an absence note begins with. The marks below need no language: programs write them into headers. */
const away: Record<Locale, RegExp> = {
  it: /^(?:risposta automatica|fuori sede|assente)/i,
  en: /^(?:auto(?:matic)?[- ]?reply|out of office)\b/i,
  fr: /^(?:réponse automatique|absence du bureau|message d[’']absence)/i,
}

/** Whether nobody has written it: an absence note, a list, a newsletter, a machine (RFC 3834 and what was common before). */
export function isAutomatic(headers: Headers, subject: string): boolean {
  const first = (name: string) => headers(name)[0]?.trim().toLowerCase() ?? ''
  const submitted = first('auto-submitted').split(';')[0]?.trim()
  if (submitted && submitted !== 'no') return true
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(first('precedence'))) return true
  if (
    first('x-auto-response-suppress')
      .split(',')
      .some((what) => ['all', 'oof', 'autoreply'].includes(what.trim()))
  )
    return true
  const marks = [
    'x-autoreply',
    'x-autorespond',
    'x-autoresponder',
    'list-id',
    'list-unsubscribe',
    'x-loop',
    'feedback-id',
  ]
  if (marks.some((name) => headers(name).length > 0)) return true
  return Object.values(away).some((note) => note.test(subject.trim()))
}
