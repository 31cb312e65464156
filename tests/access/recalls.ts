import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { addDraft, correctionFields, recallFields } from '#app/features/service/recalls/recalls.fixture.ts'
import { type App, canaries, password, type People, type Tenant } from './people.ts'
import { nobodysNumber, type Thing, thing } from './things.ts'

/** The rows of recalls: for anyone who has a bicycle of one, whatever their licence; for staff; and for anybody. */
export const recallRows = `
GET  /:locale?/recalls                                                      | gate                               | 200  200  200  200  200  200  404  404
POST   step                                             recallUnit          | gate                               | 403  303  303  303  303  303  404  404
POST   stock                                            ownRecall           | gate                               | 404  303  303  303  303  303  404  404
GET  /:locale?/recalls/:id/pictures/:picture            draftPicture        | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/recalls                                              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/recalls/export.csv                                   | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/recalls/export.xlsx                                  | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/recalls/new                                          | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/recalls/:id                      draftRecall         | gate                               | 404  404  404  404  404  404  200  200
POST   publish                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   close                                                                | gate                               | 404  404  404  404  404  404  404  409
POST   discard                                                              | gate                               | 404  404  404  404  404  404  404  303
POST   picture                                                              | gate                               | 404  404  404  404  404  404  303  303
POST   picture-remove                                                       | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/recalls/:id/edit                 draftRecall         | gate                               | 404  404  404  404  404  404  200  200
POST   save                                                                 | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/recalls/:id/correct              recall              | gate                               | 404  404  404  404  404  404  404  200
POST   correct                                                              | gate                               | 404  404  404  404  404  404  404  303
GET  /:locale?/console/recalls/:id/units                recall              | gate                               | 404  404  404  404  404  404  200  200
POST   step                                             recallUnit          | gate                               | 404  404  404  404  404  404  303  303
GET  /:locale?/console/recalls/:id/units/export.csv     recall              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/console/recalls/:id/units/export.xlsx    recall              | gate                               | 404  404  404  404  404  404  200  200
GET  /:locale?/safety                                                       | 200                                | 200
POST   check                                                                | 200=                               | 200=
GET  /:locale?/safety/:number                           notice → 404        | 200                                | 200
POST   check                                            notice → 404        | 200=                               | 200=
GET  /:locale?/safety/:number/pictures/:picture         noticePicture → 404 | 200                                | 200
`

const step = { intent: 'step', unit: '{recallUnit}', state: 'done' }
const check = { intent: 'check', serial: 'C68.51S.09999' }
const written = recallFields({ submission: '00000000-0000-4000-8000-000000000175' })

const corrected = { ...correctionFields, phone: '800 123 456' }

export const recallForms = {
  '/:locale?/recalls': { step, stock: { intent: 'stock', recall: '{ownRecall}', found: '1' } },
  '/:locale?/console/recalls/new': { save: written },
  '/:locale?/console/recalls/:id': {
    publish: { intent: 'publish', version: '1', seen: 'on', current: password },
    close: { intent: 'close', current: password },
    discard: { intent: 'discard' },
    picture: { intent: 'picture', picture: '{asset}', alt_it: 'Morsetto', alt_en: 'Clamp', alt_fr: 'Collier' },
    'picture-remove': { intent: 'picture-remove', picture: '{draftPicture.1}' },
  },
  '/:locale?/console/recalls/:id/edit': { save: { ...written, version: '1' } },
  '/:locale?/console/recalls/:id/correct': {
    correct: { ...corrected, version: '1', current: password },
  },
  '/:locale?/console/recalls/:id/units': { step },
  '/:locale?/safety': { check },
  '/:locale?/safety/:number': { check },
}

/** A recall of a tenant's one bicycle. */
export async function addRecallOf(app: App, people: People, tenant: Tenant, checklist = '') {
  const { db } = app.portal
  // Each of the two that a tenant may have is about another bicycle.
  const serial = `C68.51S.0${(checklist ? 7021 : 7001) + Object.keys(canaries).indexOf(tenant)}`
  const recall = await publishedRecall(app, people, serial, checklist)
  const now = app.clock.now()
  const { id } = await db
    .insertInto('recall_unit')
    .values({
      recall_id: recall.id,
      serial_number: serial,
      serial_folded: serial.replaceAll(/\W/g, ''),
      family: 'C68',
      known_from: ['built'],
      state_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { companyId } = people.heads[tenant].viewer
  await db.insertInto('recall_unit_company').values({ unit_id: id, part: 'holder', company_id: companyId }).execute()
  return { recallUnit: `${id}`, ownRecall: `${recall.id}` }
}

/** A draft, and one that anybody reads. */
export async function addRecalls(app: App, people: People) {
  const { id, number } = await publishedRecall(app, people, 'C68.51S.07009')
  const draft = await addDraft(app.portal, { by: people.admin.accountId, number: '2026-61', serials: 'C68.51S.07008' })
  const [shown, drafted] = [await addPictureTo(app, id), await addPictureTo(app, draft)]
  return {
    recall: () => thing(`${id}`, [], nobodysNumber),
    notice: () => thing(number, [], '1999-01'),
    draftRecall: () => thing(`${draft}`, [], nobodysNumber),
    draftPicture: () => pictureOf([`${draft}`, drafted], nobodysNumber),
    noticePicture: () => pictureOf([number, shown], '1999-01'),
  }
}

/** By what its address names it. @param absent a notice that never was */
function pictureOf(own: string[], absent: string): Thing {
  return { own, foreign: [], absent: [absent, nobodysNumber] }
}

/** @returns its number */
async function addPictureTo({ portal, clock }: App, recallId: number): Promise<string> {
  const stored = await portal.files.put(Readable.from([Buffer.from('foto')]), 100)
  if (stored === 'too-large') throw new Error('A picture of a test is small')
  const alt = JSON.stringify({ it: 'Collarino', en: 'Clamp', fr: 'Collier' })
  const { id } = await portal.db
    .insertInto('recall_picture')
    .values({ recall_id: recallId, content_key: stored.key, name: 'collarino.jpg', alt, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return `${id}`
}

/** Its number is none that stands elsewhere on a page. */
async function publishedRecall({ portal, owner, clock }: App, people: People, serials: string, checklist = '') {
  for (const table of ['recall', 'recall_unit', 'recall_picture'])
    await sql`select setval(id, greatest(nextval(id), 850000)) from cast(${`${table}_id_seq`} as regclass) as id`.execute(
      owner,
    )
  const number = `2026-${serials.slice(-4)}`
  const id = await addDraft(portal, { by: people.admin.accountId, number, serials, checklist })
  const published = { state: 'published' as const, published_at: clock.now() }
  await portal.db.updateTable('recall').set(published).where('id', '=', id).execute()
  return { id, number }
}
