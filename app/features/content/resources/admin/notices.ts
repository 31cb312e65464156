export const intents = ['add', 'facts', 'version', 'withdraw', 'restore'] as const
export type Intent = (typeof intents)[number]

const notices = [
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

/** What was done before the redirect here. */
export function noticeIn(query: URLSearchParams): Notice | undefined {
  return notices.find((one) => one === query.get('notice'))
}
