import { sql, type Transaction } from 'kysely'
import type { Tables } from '#app/kit/db/tables.ts'
import type { Portal } from '#app/portal.server.ts'
import { insertAudience } from '#app/features/people/audience/audience.server.ts'
import type { PackageFacts, PackageLine } from '#app/features/trade/packages/packages.ts'
import { putPrice } from '#app/features/trade/packages/prices.store.server.ts'
import * as store from '#app/features/trade/packages/store.server.ts'
import { idOf } from './claims.ts'
import type { Cast } from './people.server.ts'

const dayMs = 86_400_000

type Sample = Omit<PackageFacts, 'validFrom' | 'validUntil' | 'pictureId'> & { daysAgo: number }

function line(words: PackageLine['words'], options: Partial<Omit<PackageLine, 'words'>> = {}): PackageLine {
  const { itemNumber = '', quantity = 1, choices } = options
  return { itemNumber, words, quantity, choices: { size: [], colour: [], variant: [], ...choices } }
}

function supply(facts: Omit<Sample, 'kind' | 'books' | 'minutes' | 'checklist'>): Sample {
  return { kind: 'supply', books: null, minutes: null, checklist: '', ...facts }
}

const sizeRun = supply({
  daysAgo: 12,
  titles: { it: 'Scala taglie C68', en: 'C68 size run', fr: 'Gamme de tailles C68' },
  bodies: {
    it: 'Due telai C68 per far provare la posizione in negozio, con il loro espositore.\n\n- Le taglie si scelgono una per una.\n- Consegna in **tre settimane** dall’accettazione del preventivo.',
    en: 'Two C68 frames to try the fit in the shop, with their display.\n\n- Sizes are chosen one by one.\n- Delivery **three weeks** after the quote is accepted.',
    fr: 'Deux cadres C68 pour essayer la position en magasin, avec leur présentoir.\n\n- Les tailles se choisissent une à une.\n- Livraison **trois semaines** après l’acceptation du devis.',
  },
  families: ['C68'],
  lines: [
    line(
      { it: 'Telaio C68', en: 'C68 frame', fr: 'Cadre C68' },
      {
        itemNumber: 'C68-FS',
        choices: { size: ['48', '51', '54', '57'], colour: ['Nero opaco', 'Blu notte'], variant: [] },
      },
    ),
    line(
      { it: 'Telaio C68', en: 'C68 frame', fr: 'Cadre C68' },
      {
        itemNumber: 'C68-FS',
        choices: { size: ['48', '51', '54', '57'], colour: ['Nero opaco', 'Blu notte'], variant: [] },
      },
    ),
    line({ it: 'Espositore da banco', en: 'Counter display', fr: 'Présentoir de comptoir' }, { itemNumber: 'EXP-02' }),
  ],
  prices: [
    { country: 'IT', currency: 'EUR', amount: 689_000 },
    { country: 'CH', currency: 'CHF', amount: 665_000 },
  ],
})

const winterService: Sample = {
  kind: 'service',
  books: 'yearly',
  minutes: 150,
  checklist: '',
  daysAgo: 20,
  titles: { it: 'Tagliando d’inverno', en: 'Winter service', fr: 'Révision d’hiver' },
  bodies: {
    it: 'La bici torna come nuova prima della stagione:\n\n- smontaggio e pulizia della trasmissione\n- controllo di serie sterzo e movimento centrale\n- coppie di serraggio secondo il manuale\n- spurgo dei freni a disco',
    en: 'The bike is like new before the season:\n\n- drivetrain taken apart and cleaned\n- headset and bottom bracket checked\n- torques by the manual\n- disc brakes bled',
    fr: 'Le vélo comme neuf avant la saison\u00a0:\n\n- démontage et nettoyage de la transmission\n- contrôle du jeu de direction et du boîtier\n- couples de serrage selon le manuel\n- purge des freins à disque',
  },
  families: [],
  lines: [
    line({ it: 'Pastiglie dei freni', en: 'Brake pads', fr: 'Plaquettes de frein' }, { quantity: 2 }),
    line({ it: 'Olio minerale', en: 'Mineral oil', fr: 'Huile minérale' }),
  ],
  prices: [{ country: '', currency: 'EUR', amount: 14_900 }],
}

const starterKit = supply({
  daysAgo: 260,
  titles: { it: 'Kit officina 2025', en: 'Workshop kit 2025', fr: 'Kit atelier 2025' },
  bodies: { it: 'Gli attrezzi per iniziare.', en: 'The tools to begin with.', fr: 'Les outils pour commencer.' },
  families: [],
  lines: [
    line({ it: 'Chiave dinamometrica', en: 'Torque wrench', fr: 'Clé dynamométrique' }, { itemNumber: 'OFF-11' }),
  ],
  prices: [],
})

const springDisplay = supply({
  daysAgo: 0,
  titles: { it: 'Vetrina di primavera', en: 'Spring window', fr: 'Vitrine de printemps' },
  bodies: { it: 'Pannello, base e due luci.', en: 'Panel, base and two lights.', fr: '' },
  families: ['V4R'],
  lines: [line({ it: 'Pannello', en: 'Panel', fr: 'Panneau' }, { itemNumber: 'VET-26' })],
  prices: [],
})

/** A set that dealers ask for, a service that one does for riders, one that has ended, and a draft. */
export async function addPackages(portal: Portal, tx: Transaction<Tables>, cast: Cast): Promise<void> {
  const [admin, dealer] = [cast.staff.get('admin@demo.example'), cast.members.get('dealer@demo.example')]
  if (!admin || !dealer) throw new Error('The demonstration lacks its administrator or its dealer')
  const now = portal.clock.now()
  const add = (sample: Sample) => addOne(tx, { sample, by: admin.accountId, now })
  const run = await add(sizeRun)
  const service = await add(winterService)
  await store.setEnded(tx, await add(starterKit), run, new Date(now.getTime() - 12 * dayMs))
  await add(springDisplay)
  const { companyId, accountId: by } = dealer
  const price = { amount: 13_900, currency: 'EUR', minutes: 140 }
  await putPrice(tx, { packageId: service, companyId }, price, { by, now })
}

const pictures = [
  { package: sizeRun.titles.it, file: 'c68-cockpit.jpg' },
  { package: winterService.titles.it, file: 'v4r-drivetrain.jpg' },
]

/** What two of them look like, from the library. */
export async function addPackagePictures(tx: Transaction<Tables>): Promise<void> {
  for (const { package: title, file } of pictures)
    await tx
      .updateTable('package')
      .set((row) => ({
        picture_id: row.selectFrom('resource_version').select('resource_id').where('name', '=', file).limit(1),
      }))
      .where(sql<boolean>`titles ->> 'it' = ${title}`)
      .execute()
}

type Addition = { sample: Sample; by: number; now: Date }

async function addOne(tx: Transaction<Tables>, { sample, by, now }: Addition): Promise<number> {
  const { daysAgo, ...facts } = sample
  const at = new Date(now.getTime() - daysAgo * dayMs)
  const sides = facts.kind === 'supply' ? ['dealer' as const] : []
  const audienceId = await insertAudience(tx, { sides, roles: [], countries: [], families: [], companies: [] })
  const made = { submission: idOf(`package ${facts.titles.it}`), accountId: by, audienceId }
  const id = await store.insertPackage(tx, { ...facts, validFrom: null, validUntil: null, pictureId: null }, made, at)
  if (id === undefined) throw new Error(`The demonstration has ${facts.titles.it} twice`)
  if (daysAgo > 0) await store.setPublished(tx, id, at)
  return id
}
