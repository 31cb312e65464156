import type { Transaction } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { readSerials } from '#app/features/bicycles/models/models.ranges.ts'
import { insertAudience } from '#app/features/people/audience/audience.server.ts'
import type { BulletinFacts } from '#app/features/content/bulletins/bulletins.ts'
import { insertConfirmation } from '#app/features/content/bulletins/reading.store.server.ts'
import * as store from '#app/features/content/bulletins/store.server.ts'
import { idOf } from './claims.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

type Sample = Omit<BulletinFacts, 'number' | 'replacesId'> & { number: string; serials?: string; daysAgo: number }

const clamp: Sample = {
  number: '03',
  daysAgo: 9,
  titles: {
    it: 'Cuneo reggisella V3: coppia ridotta a 5 Nm',
    en: 'V3 seatpost wedge: torque lowered to 5 Nm',
    fr: 'Coin de tige de selle V3\u00a0: couple réduit à 5 Nm',
  },
  bodies: {
    it: '## Che cosa cambia\n\nLa coppia del cuneo reggisella scende da 6 a **5 Nm**. Oltre, il carbonio del piantone si segna.\n\n## Che cosa fare\n\n1. Allentare la vite e pulire la sede.\n2. Pasta di montaggio per carbonio sul reggisella, mai grasso.\n3. Serrare a **5 Nm** con chiave dinamometrica.\n4. Ricontrollare dopo la prima uscita.',
    en: '## What changes\n\nThe torque of the seatpost wedge goes down from 6 to **5 Nm**. Above that the carbon of the seat tube is marked.\n\n## What to do\n\n1. Loosen the bolt and clean its seat.\n2. Carbon assembly paste on the seatpost, never grease.\n3. Tighten to **5 Nm** with a torque wrench.\n4. Check it again after the first ride.',
    fr: '## Ce qui change\n\nLe couple de la cale de serrage de la tige de selle passe de 6 à **5 Nm**. Au-delà, le carbone du tube de selle se marque.\n\n## Que faire\n\n1. Desserrer la vis et nettoyer son logement.\n2. Pâte de montage carbone sur la tige, jamais de graisse.\n3. Serrer à **5 Nm** à la clé dynamométrique.\n4. Contrôler de nouveau après la première sortie.',
  },
  families: ['V3'],
  asks: true,
}

const hoseBefore: Sample = {
  number: '01',
  daysAgo: 200,
  titles: { it: 'V4R: passaggio della guaina del freno posteriore', en: 'V4R: routing of the rear brake hose', fr: '' },
  bodies: {
    it: 'La guaina del freno posteriore passa **a sinistra** del cavo del cambio.',
    en: 'The rear brake hose goes **left** of the gear cable.',
    fr: '',
  },
  families: ['V4R'],
  asks: true,
}

const hose: Sample = {
  number: '02',
  daysAgo: 40,
  titles: {
    it: 'V4R: nuovo passaggio della guaina del freno posteriore',
    en: 'V4R: new routing of the rear brake hose',
    fr: '',
  },
  bodies: {
    it: 'La guaina del freno posteriore passa ora **a destra** del cavo del cambio, dietro il distanziale: nelle sterzate strette non tocca più la serie sterzo.\n\n- Lasciare 40 mm di gioco al manubrio.\n- Controllare con lo sterzo a fine corsa da entrambi i lati.',
    en: 'The rear brake hose now goes **right** of the gear cable, behind the spacer: in tight turns it no longer touches the headset.\n\n- Leave 40 mm of slack at the handlebar.\n- Check with the steering at its stop on both sides.',
    fr: '',
  },
  families: ['V4R'],
  asks: true,
}

const firmware: Sample = {
  number: '04',
  daysAgo: 0,
  titles: {
    it: 'Comandi del cambio TT1: firmware 2.8.1',
    en: 'TT1 shifters: firmware 2.8.1',
    fr: 'Commandes de vitesses TT1\u00a0: firmware 2.8.1',
  },
  bodies: {
    it: 'Con il firmware 2.8.1 i comandi sulle prolunghe non perdono più il collegamento con il cambio. Aggiornare ogni TT1 che entra in officina; servono **12 minuti** e la batteria sopra il 30 %.',
    en: 'With firmware 2.8.1 the shifters on the extensions no longer lose their connection to the derailleur. Update each TT1 that comes into the workshop; it takes **12 minutes**, with the battery above 30 %.',
    fr: 'Avec le firmware 2.8.1, les commandes sur les prolongateurs ne perdent plus la liaison avec le dérailleur. Mettre à jour chaque TT1 qui passe à l’atelier\u00a0: compter **12 minutes**, batterie au-dessus de 30\u00a0%.',
  },
  families: ['TT1'],
  serials: 'TT1M01000 – TT1M02999',
  asks: true,
}

/** One to be confirmed, one that replaces an older one, and a draft. */
export async function addBulletins(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const [admin, dealer] = [cast.staff.get('admin@demo.example'), cast.members.get('dealer@demo.example')]
  if (!admin || !dealer) throw new Error('The demonstration lacks its administrator or its dealer')
  const { accountId } = dealer
  const now = portal.clock.now()
  const add = (sample: Sample, replacesId: number | null = null) =>
    addOne(tx, { sample, replacesId, by: admin.accountId, now })
  await add(clamp)
  const before = await add(hoseBefore)
  const after = await add(hose, before)
  await add(firmware)
  const confirm = (bulletinId: number, daysAgo: number) =>
    insertConfirmation(tx, { bulletinId, accountId, version: 1 }, new Date(now.getTime() - daysAgo * dayMs))
  await confirm(before, 190)
  await confirm(after, 35)
}

type Addition = { sample: Sample; replacesId: number | null; by: number; now: Date }

async function addOne(tx: Transaction<Tables>, { sample, replacesId, by, now }: Addition): Promise<number> {
  const { number, serials = '', daysAgo, ...facts } = sample
  const read = readSerials(serials)
  const at = new Date(now.getTime() - daysAgo * dayMs)
  const dealers = { sides: ['dealer' as const], roles: [], countries: [], families: [], companies: [] }
  const written = {
    ...facts,
    replacesId,
    number: `TB-${at.getUTCFullYear()}-${number}`,
    serials: 'ranges' in read ? read.ranges : [],
  }
  const made = { submission: idOf(`bulletin ${number}`), accountId: by, audienceId: await insertAudience(tx, dealers) }
  const id = await store.insertBulletin(tx, written, made, at)
  if (id === undefined) throw new Error(`The demonstration has bulletin ${number} twice`)
  if (daysAgo > 0) await store.publishVersion(tx, id, { by, asks: facts.asks }, at)
  return id
}
