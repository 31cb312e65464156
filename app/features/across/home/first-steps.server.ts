import { sql } from 'kysely'
import { publishedTexts } from '#app/brand/brand.ts'
import { legalTexts } from '#app/kit/legal-texts.ts'
import type { Portal } from '#app/portal.server.ts'

/** What a maker does once, before dealers and riders can use the portal. */
export type FirstSteps = Record<
  'brand' | 'texts' | 'mail' | 'families' | 'coverage' | 'dealers' | 'colleagues',
  boolean
>

type Known = Pick<FirstSteps, 'dealers' | 'colleagues'> & { hasSent: boolean }

/** What the data tells of it, as a value that any query can select. */
export const knownSteps = sql<Known>`(select json_build_object(
  'dealers', exists (select from company where kind = 'dealer'),
  'colleagues', (select count(*) > 1 from (
    (select from account where role in ('agent', 'admin') limit 2)
    union all (select from invite
      where role in ('agent', 'admin') and accepted_at is null and revoked_at is null limit 1)) staff),
  'hasSent', exists (select from outbox where done_at is not null and kind like any (array['mail.%', 'account.%', 'company.%']))
    or exists (select from invite where accepted_at is not null)))`

/** What is done of it; undefined when all is, and in the demonstration. */
export function firstStepsOf({ settings, catalogues, brands }: Portal, known: Known): FirstSteps | undefined {
  const { families, rules } = catalogues.current()
  const steps = {
    brand: brands.current().version > 0,
    texts: publishedTexts(brands.current()).length === legalTexts.length,
    mail: settings.sender !== undefined && known.hasSent,
    families: families.some(({ active }) => active),
    coverage: rules.length > 0,
    dealers: known.dealers,
    colleagues: known.colleagues,
  }
  return settings.demo || Object.values(steps).every(Boolean) ? undefined : steps
}
