import { isLocale, type Locale } from '#app/kit/words/locales.ts'

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

/** The language a browser or program asks for; undefined where it is none of ours. */
export function preferredLocale({ headers }: Request): Locale | undefined {
  const accepted = parseAccept(headers.get('accept-language') ?? '').flatMap(({ name, quality }) => {
    const language = name.slice(0, 2)
    return quality > 0 && isLocale(language) ? [{ language, quality }] : []
  })
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.language
}
