/** What was done before the redirect to a page. */
export const notices = [
  'added',
  'facts',
  'version',
  'withdraw',
  'restore',
  'folder',
  'folder-renamed',
  'folder-deleted',
] as const
export type Notice = (typeof notices)[number]
