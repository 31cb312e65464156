import { as } from '#tests/app.ts'
import type { Answer } from './answers.ts'
import type { World } from './check.ts'
import { everybody, type Who } from './people.ts'

type Asked = { who: Who; address: string }

/**
 * Everybody asks again for the pages that browsers may keep, by the tag that somebody got who may see them: it brings
 * that person no page, and everybody else what they get without it.
 */
export async function checkTags(world: World, reads: Iterable<[Asked, Answer]>): Promise<string[]> {
  const kept = [...reads].filter(([, { headers }]) => headers.some((header) => header.startsWith('etag: W/')))
  const complaints: string[] = []
  for (const [{ who, address }] of kept) {
    const ask = (by: Who, tag: string) =>
      world.ask(address, as(world.people[by], { headers: { 'if-none-match': tag } }))
    const tag = (await ask(who, '')).headers.get('etag') ?? ''
    const { status } = await ask(who, tag)
    if (status !== 304) complaints.push(`${who} asks ${address} by their own tag and gets ${status}, not 304`)
    const others = everybody.filter((other) => world.people[other].cookie !== world.people[who].cookie)
    const found = await Promise.all(
      others.map(async (other) => [other, (await ask(other, '')).status, (await ask(other, tag)).status] as const),
    )
    for (const [other, without, by] of found)
      if (by !== without)
        complaints.push(`${other} asks ${address} by the tag of ${who} and gets ${by}, not ${without}`)
  }
  return complaints
}
