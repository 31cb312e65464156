/**
 * `problem`: the sentence the same post shows without a script; undefined where there is none. `status`: the answer's;
 * undefined without a connection.
 */
export type Sent = 'done' | { problem: string | undefined; status: number | undefined }

/**
 * Takes a step from within the page, without leaving it. What went through is answered with a redirect, which is not
 * followed: the page stays. What did not is answered with the page that says why, and only its sentence is wanted.
 */
export async function sendStep(address: string, fields: Record<string, string>): Promise<Sent> {
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    if (answer.type === 'opaqueredirect') return 'done'
    return { problem: problemIn(await answer.text()), status: answer.status }
  } catch {
    // No connection.
    return { problem: undefined, status: undefined }
  }
}

/**
 * The page is read as text: a parser would meet its styles, and the browser would report each as a breach of this
 * page's policy.
 */
export function problemIn(page: string): string | undefined {
  const [, sentence] = /<span data-problem[^>]*>([^<]*)</.exec(page) ?? []
  return sentence?.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name)
}

/** What React writes for the characters that mean something in HTML. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
