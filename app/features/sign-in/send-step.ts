/**
 * Takes a step from within the page, without leaving it. What went through is answered with a redirect, which is not
 * followed: the page stays.
 */
export async function sendStep(
  address: string,
  fields: Record<string, string>,
): Promise<'done' | 'too-many' | 'failed'> {
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    if (answer.type === 'opaqueredirect') return 'done'
    return answer.status === 429 ? 'too-many' : 'failed'
  } catch {
    // No connection.
    return 'failed'
  }
}
