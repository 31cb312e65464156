/** Whether the browser has what this tag names; a proxy that compresses marks it as weak. `*` names nothing. */
export function isAtHand(request: Request, tag: string): boolean {
  return tagsAtHand(request).includes(bare(tag))
}

/** The tags of the copies that the browser has, in their quotation marks and without the mark of a weak one. */
export function tagsAtHand(request: Request): string[] {
  const tags = request.headers.get('if-none-match')
  return tags === null ? [] : tags.split(',').map((one) => bare(one.trim()))
}

function bare(tag: string): string {
  return tag.replace(/^W\//, '')
}

/**
 * What an answer says that the browser may keep and has to ask for each time. `Vary: *` has it ask where it goes back as
 * well, and where it has fetched ahead: there browsers show what they kept without asking, whatever `no-cache` says.
 */
export function askedEachTime(tag: string): Record<string, string> {
  return { etag: tag, 'cache-control': 'private, no-cache', vary: '*' }
}
