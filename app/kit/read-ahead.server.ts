/**
 * Of a page whose tag is made of all that it reads: it is read once, for the tag, and handed on to the page. Whom it is
 * for is an object of one request alone, so that nobody else is ever handed it.
 */
export function readingAhead<Whom extends object, Read>() {
  const kept = new WeakMap<Whom, Read>()
  return {
    keep(whom: Whom, read: Read): void {
      kept.set(whom, read)
    },
    /** Once; undefined where it was not read ahead. */
    take(whom: Whom): Read | undefined {
      const read = kept.get(whom)
      kept.delete(whom)
      return read
    },
  }
}
