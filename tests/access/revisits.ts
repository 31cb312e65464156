import { as } from '#tests/app.ts'
import type { Answer } from './answers.ts'
import type { World } from './check.ts'
import { everybody, type Who } from './people.ts'

type Asked = { who: Who; address: string }

/**
 * Everybody asks again for the pages that browsers may keep, by the tags that those got who may see them: its own tag brings
 * a person no page, and those of all others bring what there is without one.
 */
export async function checkTags(world: World, reads: Iterable<[Asked, Answer]>): Promise<string[]> {
  const answers = [...reads]
  const told = new Map(answers.map(([{ who, address }, { status }]) => [`${who} ${address}`, status]))
  const kept = answers.filter(([, { headers }]) => headers.some((header) => header.startsWith('etag: W/')))
  const complaints: string[] = []
  for (const [address, holders] of Map.groupBy(kept, ([asked]) => asked.address)) {
    const ask = (by: Who, tag: string) =>
      world.ask(address, as(world.people[by], { headers: { 'if-none-match': tag } }))
    const tags = new Map<Who, string>()
    for (const [{ who }] of holders) {
      const tag = (await ask(who, '')).headers.get('etag') ?? ''
      const { status } = await ask(who, tag)
      if (status !== 304) complaints.push(`${who} asks ${address} by their own tag and gets ${status}, not 304`)
      tags.set(who, tag)
    }
    const found = everybody.map(async (who) => {
      const others = [...tags].filter(([holder]) => world.people[holder].cookie !== world.people[who].cookie)
      const without = told.get(`${who} ${address}`) ?? (await ask(who, '')).status
      const says = (of: string, by: number) =>
        `${who} asks ${address} by the tag of ${of} and gets ${by}, not ${without}`
      const { status: byAny } = await ask(who, others.map(([, tag]) => tag).join(', '))
      if (byAny === without) return []
      // Only now is it looked up whose it was.
      const byEach = others.map(async ([of, tag]) => ({ of, by: (await ask(who, tag)).status }))
      const wrong = (await Promise.all(byEach)).filter(({ by }) => by !== without)
      return wrong.length > 0 ? wrong.map(({ of, by }) => says(of, by)) : [says('somebody', byAny)]
    })
    complaints.push(...(await Promise.all(found)).flat())
  }
  return complaints
}
