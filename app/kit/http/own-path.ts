/** Only a path of this portal: `//evil.example`, also as `/.//evil.example`, and the like lead home. */
export function ownPath(to: string | null): string {
  const base = 'http://portal.invalid'
  if (!to?.startsWith('/') || !URL.canParse(to, base)) return '/'
  const { origin, pathname, search } = new URL(to, base)
  return origin === base && !pathname.startsWith('//') ? pathname + search : '/'
}
