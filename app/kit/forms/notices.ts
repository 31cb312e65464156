/** What was done before the redirect to a page, and the submission of the form that is through. */
export type Notice<Name extends string = string> = { done: Name; submission: string | undefined }

/** @param names those the page has words for */
export function noticeIn<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Notice<Name> | undefined {
  const [name, submission] = (query.get('notice') ?? '').split('.', 2)
  const done = names.find((one) => one === name)
  return done && { done, submission }
}
