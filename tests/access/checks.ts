import { insertCheck, type NewCheck, putSignature } from '#app/features/service/checks/store.server.ts'
import { addShop } from '#app/features/people/shops/shops.fixture.ts'
import { addAppointment } from '#app/features/service/appointments/appointments.fixture.ts'
import { addRecallOf } from './recalls.ts'
import { type App, canaries, type People, type Tenant } from './people.ts'

/** The rows of checklists: gone through by a dealer's people, read by staff; kept by administrators. */
export const checkRows = `
GET  /:locale?/checks                                                       | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/checks/export.csv                                            | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/checks/export.xlsx                                           | gate                               | 404  200  200  200  200  403  200  200
GET  /:locale?/checks/new                                                   | gate                               | 404  200  200  200  200  403  404  404
POST   begin                                                                | gate                               | 404  303  303  303  303  403  404  404
GET  /:locale?/products/:id/checks/:kind                bicycleCheck        | gate                               | 404  200  200  200  200  403  404  404
POST   begin                                                                | gate                               | 404  303  303  303  303  403  404  404
GET  /:locale?/checks/at-desk/:id/:kind                 deskCheck           | gate                               | 404  200  200  200  200  403  404  404
POST   begin                                                                | gate                               | 404  303  303  303  303  403  404  404
GET  /:locale?/checks/recalled/:id                      checkedUnit         | gate                               | 404  200  200  200  200  403  404  404
POST   begin                                                                | gate                               | 404  303  303  303  303  403  404  404
GET  /:locale?/checks/:id                               check               | gate                               | 404  200  200  200  200  403  200  200
POST   answer                                                               | gate                               | 404  303  303  303  303  403  404  404
POST   remove-photo                                     checkPhoto          | gate                               | 404  303  303  303  303  403  404  404
POST   sign                                                                 | gate                               | 404  400  400  400  400  403  404  404
POST   correct                                                              | gate                               | 404  409  409  409  409  403  404  404
POST   discard                                                              | gate                               | 404  303  303  303  303  403  404  404
GET  /:locale?/checks/:id/pdf                           signedCheck         | gate                               | 200  200  200  200  200  403  200  200
GET  /:locale?/console/catalogue/checklists                                 | gate                               | 404  404  404  404  404  404  404  200
POST   checklist                                                            | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/checklists/:code       catalogueChecklist  | gate                               | 404  404  404  404  404  404  404  200
POST   step                                                                 | gate                               | 404  404  404  404  404  404  404  409
POST   remove                                                               | gate                               | 404  404  404  404  404  404  404  409
POST   up                                                                   | gate                               | 404  404  404  404  404  404  404  409
GET  /:locale?/console/catalogue/checklists/:code/preview catalogueChecklist | gate                              | 404  404  404  404  404  404  404  200
`

const submission = '00000000-0000-4000-8000-000000000187'
const begin = { intent: 'begin' }
const step = { intent: 'step', revision: '999', was: '', name_it: 'Serra le viti' }

export const checkForms = {
  '/:locale?/checks/new': { begin: { ...begin, frame_model: 'C68', serial_number: 'C68.51S.08888' } },
  '/:locale?/products/:id/checks/:kind': { begin },
  '/:locale?/checks/at-desk/:id/:kind': { begin },
  '/:locale?/checks/recalled/:id': { begin },
  '/:locale?/checks/:id': {
    answer: { submission, intent: 'answer', seen: '0', answer: 'done' },
    'remove-photo': { intent: 'remove-photo', photo: '{checkPhoto}' },
    sign: { submission, intent: 'sign', mechanic_name: 'Ugo' },
    correct: { intent: 'correct' },
    discard: { intent: 'discard' },
  },
  '/:locale?/console/catalogue/checklists': {
    checklist: { intent: 'checklist', revision: '999', code: 'mine', name_it: 'Mia', kind: 'other', rider: 'none' },
    remove: { intent: 'remove', revision: '999', code: 'yearly' },
    up: { intent: 'up', revision: '999', code: 'yearly' },
  },
  '/:locale?/console/catalogue/checklists/:code': {
    step,
    remove: { intent: 'remove', revision: '999', code: 'step-1' },
    up: { intent: 'up', revision: '999', code: 'step-1' },
  },
}

type Made = { product: { id: string }; photo: (checkId: number) => Promise<string> }

/** On a tenant's bicycle: one that is begun, one that is signed, one that an appointment and a recall ask for. */
export async function addChecksOf(app: App, people: People, tenant: Tenant, { product, photo }: Made) {
  const { db } = app.portal
  const { accountId, companyId } = people.heads[tenant].viewer
  const now = app.clock.now()
  const mark = canaries[tenant]
  const check: NewCheck = {
    checklist: 'yearly',
    names: { it: `Tagliando di ${mark}` },
    kind: 'yearly',
    catalogueVersion: 0,
    companyId,
    begunBy: accountId,
    productId: Number(product.id),
    serialNumber: `C68.51S.0${mark.length}`,
    serialFolded: `C6851S0${mark}`,
    family: 'C68',
    appointmentId: null,
    unitId: null,
    correctsId: null,
  }
  const open = await insertCheck(db, check, now)
  const signed = await insertCheck(db, { ...check, checklist: 'first-check', kind: 'first_check' }, now)
  const signature = { signedOn: '2026-11-21', signedBy: accountId, mechanicName: `Meccanico ${mark}`, riderName: '' }
  await putSignature(db, signed, { ...signature, productId: Number(product.id) }, now)
  // A shop with somebody still to come is not deleted: it is none of those that the matrix deletes.
  const shop = await addShop(db, companyId)
  const desk = { portal: app.portal, shopId: Number(shop.id), bookedBy: accountId }
  const recalled = await addRecallOf(app, people, tenant, 'recall-remedy')
  return {
    check: `${open}`,
    checkPhoto: await photo(open),
    signedCheck: `${signed}`,
    checkedUnit: recalled.recallUnit,
    bookedCheck: `${await addAppointment(desk, { productId: Number(product.id), message: `Cigolio di ${mark}` })}`,
  }
}
