import { sql } from 'kysely'
import { publishedTexts } from '#app/brand/brand.ts'
import { legalTexts } from '#app/kit/legal-texts.ts'
import type { Portal } from '#app/portal.server.ts'

/** What a maker does once, before dealers and riders can use the portal. */
export type FirstSteps = Record<
  'brand' | 'texts' | 'mail' | 'families' | 'coverage' | 'dealers' | 'colleagues' | 'backups',
  boolean
>

type Known = Pick<FirstSteps, 'mail' | 'dealers' | 'colleagues'>

/**
 * Whether an email has left: its row is done and was not discarded, and it is none of those that MAIL=log has kept, which
 * are forgotten after the same month.
 */
const hasSent = sql`exists (select from outbox where done_at is not null and dead_at is null
  and kind like any (array['mail.%', 'account.%'])
  and not exists (select from sent_mail where sent_mail.outbox_id = outbox.id))`

/** What the data tells of it, as a value that any query can select. */
export function knownSteps({ settings }: Portal) {
  return sql<Known>`(select json_build_object(
    'mail', ${settings.sender ? hasSent : sql`false`},
    'dealers', exists (select from company where kind = 'dealer'),
    'colleagues', (select count(*) > 1 from (
      (select from account where role in ('agent', 'admin') limit 2)
      union all (select from invite
        where role in ('agent', 'admin') and accepted_at is null and revoked_at is null limit 1)) staff)))`
}

/** What is done of it; undefined when all is, and in the demonstration. */
export function firstStepsOf({ settings, catalogues, brands }: Portal, known: Known): FirstSteps | undefined {
  const { families, rules } = catalogues.current()
  const steps = {
    ...known,
    brand: brands.current().version > 0,
    texts: publishedTexts(brands.current()).length === legalTexts.length,
    families: families.some(({ active }) => active),
    coverage: rules.length > 0,
    // Who runs a PostgreSQL of their own may copy it by other means.
    backups: settings.backup !== undefined || settings.databaseUrl !== undefined,
  }
  return settings.demo || Object.values(steps).every(Boolean) ? undefined : steps
}
