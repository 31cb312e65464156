/** A header's values, by its name in small letters. */
export type Headers = (name: string) => string[]

const away =
  /^(?:(?:auto(?:matic)?[- ]?reply|automatic reply|out of office|autoreply)\b|risposta automatica|fuori sede|assente|réponse automatique|absence du bureau|message d[’']absence)/i

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
  return marks.some((name) => headers(name).length > 0) || away.test(subject.trim())
}
