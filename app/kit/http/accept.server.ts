/** What a browser accepts, and how much it prefers it: 0 is a refusal. */
type Accepted = { name: string; quality: number }

/**
 * What an `Accept-…` header says, in its own order. Split, not matched by a pattern: one that allows spaces before the
 * semicolon takes half a second for a header that is full of them.
 */
export function parseAccept(header: string): Accepted[] {
  return header.split(',').map((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { name, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
}
