import { sql } from 'kysely'
import { isBlocked } from '#app/features/people/bounces/bounces.server.ts'
import type { Locale } from '#app/kit/words/locales.ts'

// What the desk alone asks of a row of `ticket`.

/** How staff reach the author; what they gave themselves goes before their company's. */
export const reach = sql<{ locale: Locale; email: string; phone: string; comesBack: boolean }>`jsonb_build_object(
  'locale', author.locale, 'email', author.email, 'comesBack', ${isBlocked(sql.ref('author.email'))}, 'phone', coalesce(
    (select nullif(contact.phone, '') from contact where contact.id = author.contact_id), company.phone))`

/** How often standard answers were used for this kind of damage, by their codes. */
export const uses = sql<Record<string, number>>`coalesce((select jsonb_object_agg(code, answer_use.uses) from answer_use
  where kind_of_damage = ticket.kind_of_damage), '{}')`
