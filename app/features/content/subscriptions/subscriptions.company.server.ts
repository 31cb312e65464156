import { hasLicence } from '#app/features/people/account/account.readers.server.ts'
import type { Module } from '#app/features/people/account/account.ts'
import type { Db } from '#app/kit/db/db.server.ts'
import * as store from './store.server.ts'
import type { EqualTopic } from './subscriptions.ts'

type About = { topic: EqualTopic; module: Module; companyId: number }

/** Those of a dealer's people who are to be written to, as long as the licence has the module. */
export function listCompanyReaders(db: Db, about: About) {
  return readers(db, about).execute()
}

/** Asked at the moment of sending. @returns undefined for anyone who no longer wants any */
export function findCompanyReader(db: Db, about: About, id: number) {
  return readers(db, about).where('account.id', '=', id).executeTakeFirst()
}

function readers(db: Db, { topic, module, companyId }: About) {
  return store.companySubscribersTo(db, topic, companyId).where((row) => hasLicence(row, module))
}
