import type { Transaction } from 'kysely'
import { addUnits } from '#app/features/service/recalls/found.store.server.ts'
import type { RecallFacts, Step } from '#app/features/service/recalls/recalls.ts'
import { readSerials } from '#app/features/bicycles/models/models.ranges.ts'
import * as store from '#app/features/service/recalls/store.server.ts'
import { step } from '#app/features/service/recalls/units.server.ts'
import { insertPicture } from '#app/features/service/recalls/pictures.store.server.ts'
import { wantedFor } from '#app/features/service/recalls/wanted.server.ts'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { putCheck } from './checks.server.ts'
import { idOf } from './claims.ts'
import { portalAt } from './past.server.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

const none = { it: '', en: '', fr: '' }

const seatpost: Omit<RecallFacts, 'number' | 'serials'> = {
  kind: 'recall',
  texts: {
    product: {
      it: 'V3, cuneo del reggisella',
      en: 'V3, seatpost wedge',
      fr: 'V3, cale de serrage de la tige de selle',
    },
    risk: {
      it: 'La vite del cuneo può rompersi durante l’uso: la sella scende di colpo, con pericolo di caduta.',
      en: 'The wedge bolt can break while riding: the saddle drops suddenly, and the rider may fall.',
      fr: 'La vis de la cale peut casser à l’usage\u00a0: la selle descend brusquement, avec un risque de chute.',
    },
    action: {
      it: 'Non usare la bici finché un’officina non ha sostituito la vite.',
      en: 'Do not ride the bike until a workshop has replaced the bolt.',
      fr: 'N’utilisez pas le vélo tant qu’un atelier n’a pas remplacé la vis.',
    },
    reason: none,
  },
  remedies: ['repair', 'refund'],
  families: ['V3'],
  boughtFrom: null,
  boughtUntil: null,
  minutes: 25,
  phone: '800 123 456',
  email: '',
  checklist: 'recall-remedy',
}

const hanger: Omit<RecallFacts, 'number' | 'serials'> = {
  ...seatpost,
  checklist: '',
  kind: 'service_action',
  texts: {
    product: { it: 'TT1, forcellino del cambio', en: 'TT1, derailleur hanger', fr: 'TT1, patte de dérailleur' },
    risk: {
      it: 'Il forcellino può piegarsi e portare il cambio nei raggi.',
      en: 'The hanger can bend and bring the derailleur into the spokes.',
      fr: 'La patte peut plier et amener le dérailleur dans les rayons.',
    },
    action: {
      it: 'Fai montare il forcellino nuovo al prossimo passaggio in officina.',
      en: 'Have the new hanger fitted at the next visit to the workshop.',
      fr: 'Faites monter la nouvelle patte lors du prochain passage à l’atelier.',
    },
    reason: none,
  },
  remedies: ['repair'],
  families: ['TT1'],
  minutes: 15,
}

/** What workshops have said of the first ones so far. */
const said: readonly Step[] = ['done', 'inspected']

/** A recall of three weeks ago, of which some bicycles are seen to, and a service action that is still being written. */
export async function addRecalls(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const now = portal.clock.now()
  const at = new Date(now.getTime() - 21 * dayMs)
  const [admin, dealer] = [cast.staff.get('admin@demo.example'), cast.members.get('dealer@demo.example')]
  if (!admin || !dealer) throw new Error('The demonstration lacks its administrator or its dealer')
  const by = (name: string) => ({ submission: idOf(`recall ${name}`), accountId: admin.accountId })
  const id = await store.insertRecall(tx, { ...seatpost, number: numberOf(at, 1), serials: [] }, by('published'), at)
  const read = readSerials('TT1M01000 – TT1M02999')
  const serials = 'ranges' in read ? read.ranges : []
  await store.insertRecall(tx, { ...hanger, number: numberOf(now, 2), serials }, by('draft'), now)
  if (id === undefined) return
  await store.setPublished(tx, id, at)
  const units = await addUnits(tx, wantedFor(portal, id), at)
  const published = { recallId: id, kind: 'published', actor: admin.accountId, detail: { units } } as const
  await store.insertEvent(tx, published, at)
  // Their mails have long left.
  await tx.updateTable('recall_unit').set({ state: 'notified', told_at: at, reminded: 1 }).execute()
  const own = await tx
    .selectFrom('recall_unit_company')
    .innerJoin('recall_unit as unit', 'unit.id', 'recall_unit_company.unit_id')
    .select(['unit.id as unitId', 'unit.serial_number as serialNumber', 'unit.family'])
    .select((row) =>
      row
        .selectFrom('product')
        .select('product.id')
        .whereRef('product.serial_folded', '=', 'unit.serial_folded')
        .limit(1)
        .as('productId'),
    )
    .distinct()
    .where('company_id', '=', dealer.companyId)
    .orderBy('unit.id')
    .execute()
  for (const [index, state] of said.entries()) {
    const day = new Date(at.getTime() + (4 + 3 * index) * dayMs)
    const unit = own[index]
    if (!unit) continue
    if (state === 'done')
      await putCheck(tx, { ...unit, by: dealer, checklist: seatpost.checklist, at: day, mechanic: dealer.name })
    await step(portalAt(portal, tx, day), dealer, unit.unitId, state)
  }
}

/** It bears the year in which it was written. */
function numberOf(at: Date, place: number): string {
  return `${at.getUTCFullYear()}-0${place}`
}

/** What the part of the published recall looks like, from the library. */
export async function addRecallPictures({ clock }: Portal, tx: Transaction<Tables>): Promise<void> {
  const now = clock.now()
  const recall = await tx.selectFrom('recall').select('id').where('state', '=', 'published').executeTakeFirst()
  const picture = await tx
    .selectFrom('resource_version')
    .select(['preview_key as contentKey', 'name', 'width', 'height'])
    .where('name', '=', 'v3-saddle.jpg')
    .executeTakeFirst()
  if (!recall || !picture?.contentKey) return
  const alt = {
    it: 'La sella di una V3 con il reggisella: il cuneo è dove il reggisella entra nel telaio.',
    en: 'The saddle of a V3 with its seatpost: the wedge is where the seatpost goes into the frame.',
    fr: 'La selle d’un V3 avec sa tige\u00a0: la cale de serrage se trouve là où la tige entre dans le cadre.',
  }
  await insertPicture(tx, { recallId: recall.id, ...picture, contentKey: picture.contentKey, alt }, now)
}
