import { as, type openApp } from '#tests/app.ts'
import { readAnswered } from './answered.ts'

/** What the palette is answered. */
export async function askFor(
  app: Awaited<ReturnType<typeof openApp>>,
  person: { cookie: string },
  query: string,
  prefix = '/en',
) {
  const answer = await app.fetch(`${prefix}/search/hits?${query}`, as(person))
  return readAnswered(await answer.json()).hits
}
