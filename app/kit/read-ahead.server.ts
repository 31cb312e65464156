/**
 * For a kept page whose tag is made of everything it reads: it is read once, for the tag, and handed to the page. The
 * viewer is an object of one request, so nobody else is handed it.
 * @param tagged the part that goes into the tag, where that is not all of it
 */
export function readingAhead<Portal, Viewer extends object, Asked extends unknown[], Read>(
  read: (portal: Portal, viewer: Viewer, ...asked: Asked) => Promise<Read>,
  tagged: (read: Read) => unknown = (all) => all,
) {
  const kept = new WeakMap<Viewer, Promise<Read>>()
  return {
    /** Asked before the page, which is then handed what was read. */
    async digest(portal: Portal, viewer: Viewer, ...asked: Asked): Promise<string> {
      const reading = read(portal, viewer, ...asked)
      // Also one that fails: the page, which says so, does not try it a second time.
      kept.set(viewer, reading)
      return JSON.stringify(tagged(await reading))
    },
    /** For the page, once for each time that it was read ahead. */
    async read(portal: Portal, viewer: Viewer, ...asked: Asked): Promise<Read> {
      const reading = kept.get(viewer)
      kept.delete(viewer)
      return reading ?? read(portal, viewer, ...asked)
    },
  }
}
