import * as z from 'zod/mini'

const answers = z.union([
  z.object({ account: z.number() }),
  z.object({ screen: z.literal('second-factor'), ways: z.object({ totp: z.boolean(), passkeys: z.boolean() }) }),
])

/** `another`: there is a session, but something else is missing that no dialog can ask for. */
export type Who = z.infer<typeof answers> | 'nobody' | 'another'

/** Who is signed in, and how far. */
export async function askWho(address: string): Promise<Who> {
  try {
    const answer = await fetch(address, { headers: { accept: 'application/json' }, cache: 'no-store' })
    if (answer.status === 401) return 'nobody'
    return answers.safeParse(await answer.json()).data ?? 'another'
  } catch {
    return 'nobody'
  }
}
