/** One of the things a browser would take, and how gladly: 0 is a refusal. */
type Wish = { name: string; quality: number }

/**
 * What an `Accept-…` header says, in its own order. It is cut and not matched: a pattern that allows spaces before the
 * semicolon takes half a second for a header that is full of them.
 */
export function wishesIn(header: string): Wish[] {
  return header.split(',').map((wish) => {
    const [name = '', ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { name, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
}
