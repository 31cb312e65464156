import type { Db } from '#app/kit/db/db.server.ts'
import type { CompanyViewer } from '#app/features/people/account/account.ts'
import { isOpenTicket } from '#app/features/service/tickets/tickets.stages.server.ts'
import { companyWith } from '#app/features/people/licence/licence.ts'

/** Every read of tickets here starts with the viewer's own company. */
function ticketsOf(db: Db, viewer: CompanyViewer) {
  return db.selectFrom('ticket').where('company_id', '=', companyWith(viewer, 'tickets'))
}

/** An open ticket about what may be the same bicycle, and the parts it is about. */
export type SameBike = { id: number; createdAt: Date; parts: string[] }

/** The latest open tickets about what may be the same bicycle, look-alike characters folded. */
export function findOpenAbout(db: Db, viewer: CompanyViewer, serialFolded: string): Promise<SameBike[]> {
  return ticketsOf(db, viewer)
    .select(['id', 'created_at as createdAt', 'part_involved as parts'])
    .where('serial_folded', '=', serialFolded)
    .where(isOpenTicket)
    .orderBy('id', 'desc')
    .limit(mostOpen)
    .execute()
}

/** Nobody has more at once about one bicycle; a number that many share, as a word typed for want of one, has no end. */
const mostOpen = 8

/** The ticket a form was sent as, if it was. */
export async function sentAs(db: Db, viewer: CompanyViewer, submission: string): Promise<number | undefined> {
  const found = await ticketsOf(db, viewer)
    .select('id')
    .where('author_id', '=', viewer.accountId)
    .where('submission', '=', submission)
    .executeTakeFirst()
  return found?.id
}

export async function countryOf(db: Db, viewer: CompanyViewer): Promise<string> {
  const { country } = await db
    .selectFrom('company')
    .select('country')
    .where('id', '=', viewer.companyId)
    .executeTakeFirstOrThrow()
  return country
}
