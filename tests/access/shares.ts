import { randomUUID } from 'node:crypto'
import { shareFields } from '#app/features/content/shares/shares.fixture.ts'
import { hashOfToken } from '#app/kit/secret.server.ts'
import { tokenOf } from '#app/features/content/shares/shares.links.server.ts'
import { type App, canaries, type People, type Tenant } from './people.ts'

/** The rows of shares: what dealers hand to others, which riders do not, and what its link opens to anybody: before that of a file. */
export const shareRows = `
GET  /:locale?/resources/media/shares                                       | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/resources/media/shares/export.csv                            | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/resources/media/shares/export.xlsx                           | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/resources/media/shares/new                                   | gate                               | 404  200  200  200  200  403  404  404
POST   share                                                                | gate                               | 404  400  400  400  400  403  404  404
GET  /:locale?/resources/media/shares/:id               share               | gate                               | 404  200  200  200  200  403  200  200
POST   revoke                                                               | gate                               | 404  303  303  303  303  403  303  303
GET  /:locale?/f/:token                                 shareLink → 404     | 200                                | 200
POST   accept                                           shareLink → 404     | 303                                | 303
GET  /:locale?/f/:token/zip                             shareLink → 303     | 303                                | 303
GET  /:locale?/f/:token/:id/:look                       shareFile → 303     | 303                                | 303
`

export const shareForms = {
  '/:locale?/resources/media/shares/new': {
    share: shareFields({ submission: '00000000-0000-4000-8000-000000000199' }),
  },
  '/:locale?/resources/media/shares/:id': { revoke: { intent: 'revoke' } },
  '/:locale?/f/:token': { accept: { intent: 'accept', accepted: 'on' } },
}

/** One that a tenant has made, whose files have all been withdrawn by now. */
export async function addShareOf({ portal, clock }: App, people: People, tenant: Tenant) {
  const { accountId, companyId } = people.heads[tenant].viewer
  const submission = randomUUID()
  const token = tokenOf(portal.secret, submission)
  const { id } = await portal.db
    .insertInto('media_share')
    .values({
      company_id: companyId,
      made_by: accountId,
      recipient: `Studio di ${canaries[tenant]}`,
      made_at: clock.now(),
      last_day: '2026-12-21',
      token_hash: hashOfToken(token),
      submission,
      search: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { share: `${id}`, shareLink: token }
}
