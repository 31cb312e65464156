/** The header that says when another page had saved what was just written over. */
export const writtenOver = 'draft-written-over'

export type Saved =
  | { state: 'saved'; over: Date | undefined }
  /** Nobody is signed in, or somebody else. */
  | { state: 'ended' }
  /** No line, or a portal that fails: it is tried again. */
  | { state: 'failed'; problem?: string | undefined }

export async function postDraft(
  url: string,
  body: string,
  options: { keepalive?: boolean; signal?: AbortSignal } = {},
): Promise<Saved> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, ...options })
    const text = await answer.text()
    // Of a second factor that is still to be shown the gate says 403, with its screen.
    if (answer.status === 401 || (answer.status === 403 && text.includes('"screen"'))) return { state: 'ended' }
    const over = answer.headers.get(writtenOver)
    if (answer.ok) return { state: 'saved', over: over === null ? undefined : new Date(over) }
    return { state: 'failed', problem: problemIn(text) }
  } catch {
    return { state: 'failed' }
  }
}

/** The server's own sentence, where it has one. */
function problemIn(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text)
    const problem = typeof read === 'object' && read !== null && 'problem' in read ? read.problem : undefined
    return typeof problem === 'string' ? problem : undefined
  } catch {
    return undefined
  }
}

/** The text fields as they stand; never passwords or files. */
export function textsOf(form: HTMLFormElement, extra: Record<string, string> | undefined): string {
  const texts = new URLSearchParams(extra)
  const secrets = new Set([...form.querySelectorAll('input[type=password]')].map((input) => input.getAttribute('name')))
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && !secrets.has(name) && !(extra && name in extra)) texts.append(name, value)
  }
  return texts.toString()
}

/** Whether somebody has typed before the page's scripts had come: nothing heard those keys. */
export function isTypedIn(form: HTMLFormElement): boolean {
  return [
    ...form.querySelectorAll('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'),
  ].some(
    (field) =>
      (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== field.defaultValue,
  )
}
