import { addPackage, packageFields } from '#app/features/trade/packages/packages.fixture.ts'
import { type App, isStaff, type People, type Who } from './people.ts'
import { thing } from './things.ts'

/** The rows of standard packages: sets for anyone who buys, services for everybody, and both for staff. */
export const packageRows = `
GET  /:locale?/packages                                                     | gate                               | 200  200  200  200  200  403  302  302
GET  /:locale?/packages/export.csv                                          | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/packages/export.xlsx                                         | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/packages/:id                             supplyPackage       | gate                               | 404  404  200  200  200  403  200  200
POST   ask                                                                  | gate                               | 404  404  303  303  303  403  404  404
POST   offer                                            servicePackage      | gate                               | 404  404  303  303  303  403  404  404
POST   stop                                             servicePackage      | gate                               | 404  404  303= 303= 303= 403  404  404
POST   offer-at                                         servicePackage      | gate                               | 404  404  303  303  303  403  404  404
POST   stop-at                                          servicePackage      | gate                               | 404  404  303= 303= 303= 403  404  404
GET  /:locale?/packages/:id/picture                     picturedPackage     | gate                               | 404  404  200  200  200  403  200  200
GET  /:locale?/console/packages                                             | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/packages/export.csv                                  | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/packages/export.xlsx                                 | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/packages/new                                         | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/packages/:id                     draftPackage        | gate                               | 404  404  404  404  404  404  200  200
POST   publish                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   end                                              publishedPackage    | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/packages/:id/edit                draftPackage        | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
`

const written = packageFields({ submission: '00000000-0000-4000-8000-000000000198' })

export const packageForms = {
  '/:locale?/packages/:id': {
    ask: { intent: 'ask', submission: '00000000-0000-4000-8000-000000000197', quantity: '1', size_1: '54' },
    offer: { intent: 'offer', amount: '99', currency: 'EUR', minutes: '60' },
    stop: { intent: 'stop' },
    'offer-at': { intent: 'offer-at', shop: '{shop}', amount: '109', currency: 'EUR', minutes: '60' },
    'stop-at': { intent: 'stop-at', shop: '{shop}' },
  },
  '/:locale?/console/packages/new': { save: written },
  '/:locale?/console/packages/:id': {
    publish: { intent: 'publish', revision: '1' },
    discard: { intent: 'discard' },
    end: { intent: 'end' },
  },
  '/:locale?/console/packages/:id/edit': { save: { ...written, revision: '1' } },
}

/** A set and a service for everybody, one that is for another country alone, and a draft. */
export async function addPackages({ portal }: App, people: People, { picture }: { picture: string }) {
  const by = people.admin.accountId
  const pictureId = Number(picture)
  const supply = `${await addPackage(portal, { by, pictureId })}`
  const service = `${await addPackage(portal, { by, kind: 'service' })}`
  const elsewhere = `${await addPackage(portal, { by, audience: { countries: ['JP'] }, pictureId })}`
  const draft = `${await addPackage(portal, { by, state: 'draft', pictureId })}`
  const absent = '999999'
  // Sets are for anyone who buys, services for everybody; drafts are read at the desk alone.
  const foreign = (who: Who) => (isStaff(who) ? [draft] : [draft, elsewhere])
  return {
    supplyPackage: (who: Who) => thing(supply, foreign(who), absent),
    servicePackage: (who: Who) => thing(service, foreign(who), absent),
    // Staff see that of a draft as well.
    picturedPackage: (who: Who) => thing(supply, isStaff(who) ? [] : foreign(who), absent),
    publishedPackage: () => thing(supply, [], absent),
    draftPackage: () => thing(draft, [], absent),
  }
}
