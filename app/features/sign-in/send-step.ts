/** `problem`: the sentence the same post shows without a script; undefined where there is none. */
export type Sent = 'done' | { problem: string | undefined }

/**
 * Takes a step from within the page, without leaving it. What went through is answered with a redirect, which is not
 * followed: the page stays. What did not is answered with the page that says why, and only its sentence is wanted.
 */
export async function sendStep(address: string, fields: Record<string, string>): Promise<Sent> {
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    if (answer.type === 'opaqueredirect') return 'done'
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return { problem: page.querySelector('[data-problem]')?.textContent }
  } catch {
    // No connection.
    return { problem: undefined }
  }
}
