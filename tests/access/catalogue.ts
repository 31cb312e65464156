import { template } from '#db/template/template.ts'
import type { App } from './people.ts'

/** The number of a version that no page holds by chance. */
export const addedVersion = '730001'

export async function addVersion({ owner, clock }: App): Promise<void> {
  const version = { number: Number(addedVersion), content: JSON.stringify(template), published_at: clock.now() }
  await owner.insertInto('catalogue_version').values(version).execute()
}
