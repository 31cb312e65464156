import { data, redirect } from 'react-router'
import { Problem } from '#app/kit/problem.ts'
import { readFields } from './forms.server.ts'

/** Answers what a mail provider's server posts to a mail's link (RFC 8058), and the button of that link's page. */
export async function oneClick(request: Request, leave: () => Promise<unknown>, page: string) {
  const fields = await readFields(request)
  if (fields.get('List-Unsubscribe') !== 'One-Click') throw new Problem('body-malformed')
  await leave()
  // A provider's server must not be sent elsewhere; a browser must not send the form again.
  return request.headers.has('origin') ? redirect(page, 303) : data(null)
}
