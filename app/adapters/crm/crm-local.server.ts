import { sql } from 'kysely'
import type { Clock } from '#app/kit/clock.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import type { Contact, Crm, RegistrationContext } from './crm.ts'

const columns = [
  'id',
  'email',
  'name',
  'company_name as companyName',
  'country',
  'phone',
  'vat_number as vatNumber',
] as const

/** What is left of a contact that is forgotten. */
const nothing = { name: '', company_name: '', country: '', phone: '', vat_number: '', context: null }

/** The portal's own contacts, for a maker without a CRM. */
export function createLocalCrm({ db, clock }: { db: Db; clock: Clock }): Crm {
  return {
    findContact(email) {
      return db.selectFrom('contact').select(columns).where('email', '=', email).executeTakeFirst()
    },

    getContact(id) {
      return db.selectFrom('contact').select(columns).where('id', '=', id).executeTakeFirst()
    },

    findRegistration: (id) => readContext(db, id),

    async noteRegistration({ email, context }) {
      await db
        .insertInto('contact')
        .values({ email, name: '', context: JSON.stringify(context), created_at: clock.now() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
    },

    saveContact({ email, ...known }) {
      const values = {
        name: known.name,
        company_name: known.companyName,
        country: known.country,
        phone: known.phone,
        vat_number: known.vatNumber,
      }
      return db
        .insertInto('contact')
        .values({ email, ...values, created_at: clock.now() })
        .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
        .returning(columns)
        .executeTakeFirstOrThrow() satisfies Promise<Contact>
    },

    async moveContact(id, email) {
      await db.transaction().execute(async (tx) => {
        // What a registration left under the new address gives way.
        await tx
          .updateTable('contact')
          .set((row) => ({ email: sql<string>`'replaced-' || ${row.ref('id')} || '@invalid'` }))
          .where('email', '=', email)
          .where('id', '<>', id)
          .execute()
        await tx.updateTable('contact').set({ email }).where('id', '=', id).execute()
      })
    },

    async renameContact(id, name) {
      await db.updateTable('contact').set({ name }).where('id', '=', id).execute()
    },

    eraseContact: (id) => forget(db, id),
  }
}

async function readContext(db: Db, id: string): Promise<RegistrationContext | undefined> {
  const found = await db
    .selectFrom('contact')
    .select((row) => row.ref('context').$castTo<RegistrationContext | null>().as('context'))
    .where('id', '=', id)
    .executeTakeFirst()
  return found?.context ?? undefined
}

async function forget(db: Db, id: string): Promise<void> {
  await db
    .updateTable('contact')
    .set({ ...nothing, email: `erased-${id}@invalid` })
    .where('id', '=', id)
    .execute()
}
