import { Problem } from '../problem.ts'

/** Which of a page's forms was sent; empty where it does not say. @throws Problem body-malformed for one that says so twice */
export function intentIn(fields: URLSearchParams): string {
  const [intent = '', ...more] = fields.getAll('intent')
  if (more.length > 0) throw new Problem('body-malformed')
  return intent
}
