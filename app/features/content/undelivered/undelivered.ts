export type { JobName } from './kind.words.ts'

const things = ['ticket', 'quote', 'lead', 'product', 'access', 'licence', 'erasure', 'signal'] as const
export type Thing = (typeof things)[number]

/** What something was to tell of, and the number by which its page is found. */
export type About = { thing: Thing; id: number }

/** A row's subject begins with it, as in `ticket 10042 7`. People and invitations have no page to lead to. */
export function aboutOf(subject: string): About | undefined {
  const [, name, id] = /^(\w+) (\d{1,15})(?: |$)/.exec(subject) ?? []
  const thing = things.find((one) => one === name)
  return thing && { thing, id: Number(id) }
}
