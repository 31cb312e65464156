/** Milliseconds: letters that follow one another as fast as this are typed, not pressed one by one. */
export const typingGap = 350

/** Milliseconds after its last letter in which a text that is typed beside every field may go on. */
export const textPause = 1000

/** Milliseconds that a page has to stand before its keys act, where a key led to it: somebody may have typed on. */
export const pageStands = 500

/** Going along rows is quick work, and these begin next to no word. */
const alongRows = new Set(['j', 'k', 'x'])

/** What leads to another ticket waits whether a text follows. */
const leading = 'n'

/** Tells keys that are pressed from a text that is typed where no field has the caret: of that one no letter acts. */
export function createKeyPace() {
  let last = { sign: '', at: -Infinity }
  let isText = false
  let ledAt = -Infinity
  let restsUntil = -Infinity
  let shown = ''
  let waiting: ReturnType<typeof setTimeout> | undefined

  function isTyped(sign: string, isKey: boolean, now: number): boolean {
    const gap = now - last.at
    if (isText && gap < textPause) return true
    if (!isLetter(sign)) return false
    return !isKey || (gap < typingGap && isLetter(last.sign) && !alongRows.has(last.sign))
  }

  function lead(act: () => void): void {
    ledAt = Date.now()
    act()
  }

  return {
    /** @param act what the sign does as a key, if anything */
    press(sign: string, act: (() => void) | undefined): void {
      clearTimeout(waiting)
      const now = Date.now()
      isText = isTyped(sign, act !== undefined, now)
      last = { sign, at: now }
      if (isText || !act) return
      if (now < restsUntil && /[\p{L}\d]/u.test(sign) && !alongRows.has(sign)) return
      if (sign === leading) waiting = setTimeout(lead, typingGap, act)
      else if (sign === 'j' || sign === 'k') lead(act)
      else act()
    },
    /** Another page has come. @param page its address */
    arrive(page: string): void {
      if (page === shown) return
      shown = page
      if (Date.now() - ledAt < longestWay) restsUntil = Date.now() + pageStands
      ledAt = -Infinity
    },
    /** Something else was done: what waits does not act any more, and what comes next is no part of a text. */
    stop(): void {
      clearTimeout(waiting)
      isText = false
      ledAt = -Infinity
      last = { sign: '', at: -Infinity }
    },
  }
}

/** Milliseconds: a page that comes later than this was not led to by that key. */
const longestWay = 10_000

export function isLetter(sign: string): boolean {
  return sign.toLowerCase() !== sign.toUpperCase()
}
