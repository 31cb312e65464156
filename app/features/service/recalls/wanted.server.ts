import type { Portal } from '#app/portal.server.ts'
import { patternsOf } from './families.ts'
import type { Wanted } from './found.store.server.ts'

/** What a recall is looked for by. */
export function wantedFor({ catalogues }: Pick<Portal, 'catalogues'>, recallId: number): Omit<Wanted, 'only'> {
  return { recallId, patterns: patternsOf(catalogues.current().families) }
}
