/** Whether the browser has what this tag names; a proxy that compresses marks it as weak. `*` names nothing. */
export function isAtHand(request: Request, tag: string): boolean {
  const tags = request.headers.get('if-none-match') ?? ''
  return tags.split(',').some((one) => bare(one.trim()) === bare(tag))
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
