import { addBulletin, bulletinFields } from '#app/features/content/bulletins/bulletins.fixture.ts'
import { type App, isStaff, type People, type Who } from './people.ts'
import { said } from './remarks.ts'
import { nobodysNumber, thing } from './things.ts'

/** The rows of technical bulletins: for whom they are meant, and for staff. */
export const bulletinRows = `
GET  /:locale?/resources/bulletins                                          | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/bulletins/export.csv                               | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/bulletins/export.xlsx                              | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/resources/bulletins/:id                  bulletin            | gate                               | 200  200  200  200  200  403  200  200
POST   confirm                                                              | gate                               | 403  303  403  303  303  403  403  403
POST   remark                                                               | gate                               | 303  303  303  303  303  403  303  303
GET  /:locale?/console/bulletins                                            | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/bulletins/export.csv                                 | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/bulletins/export.xlsx                                | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/bulletins/new                                        | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/bulletins/:id                    draftBulletin       | gate                               | 404  404  404  404  404  404  200  200
POST   publish                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   files                                                                | gate                               | 404  404  404  404  404  404  400= 400=
POST   remove-file                                                          | gate                               | 404  404  404  404  404  404  303= 303=
POST   remind                                           askingBulletin      | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/bulletins/:id/edit               draftBulletin       | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/bulletins/:id/people             askingBulletin      | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/bulletins/:id/people/export.csv  askingBulletin      | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/bulletins/:id/people/export.xlsx askingBulletin      | gate                               | 404  404  404  404  404  404  200  200
`

const written = bulletinFields({ submission: '00000000-0000-4000-8000-000000000183', number: 'TB-2026-77' })
const noFile = '00000000-0000-4000-8000-000000000184'

export const bulletinForms = {
  '/:locale?/resources/bulletins/:id': { confirm: { intent: 'confirm', version: '1' }, remark: said },
  '/:locale?/console/bulletins/new': { save: written },
  '/:locale?/console/bulletins/:id': {
    publish: { intent: 'publish', revision: '1' },
    discard: { intent: 'discard' },
    remind: { intent: 'remind' },
    files: { intent: 'files', submission: noFile },
    'remove-file': { intent: 'remove-file', file: noFile },
  },
  '/:locale?/console/bulletins/:id/edit': { save: { ...written, revision: '1' } },
}

/** One that everybody reads, one that is for another country alone, and a draft. */
export async function addBulletins({ portal }: App, people: People) {
  const by = people.admin.accountId
  const all = { sides: [] }
  const read = `${await addBulletin(portal, { by, number: 'TB-2026-71', audience: all })}`
  const elsewhere = `${await addBulletin(portal, { by, number: 'TB-2026-72', audience: { countries: ['JP'] } })}`
  const draft = `${await addBulletin(portal, { by, number: 'TB-2026-73', isPublished: false })}`
  return {
    /** Drafts are read at the desk alone; what is for others is nobody else's but staff's. */
    bulletin: (who: Who) => thing(read, isStaff(who) ? [draft] : [draft, elsewhere], nobodysNumber),
    draftBulletin: () => thing(draft, [], nobodysNumber),
    askingBulletin: () => thing(read, [], nobodysNumber),
  }
}
