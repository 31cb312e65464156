import type { Titles, AssetTerms } from '#app/features/content/resources/resources.ts'
import type { ModelFamily } from '#db/template/codes.ts'
import type { Colour } from '../drawings/paint.ts'

export type Look =
  | { shows: 'bike'; model: ModelFamily; colour: Colour; side?: 'drive' | 'other'; ground: string }
  | {
      shows: 'detail'
      detail: 'fork' | 'drivetrain' | 'cockpit' | 'saddle'
      model: ModelFamily
      colour: Colour
      side?: 'drive'
      ground: string
    }
  | {
      shows: 'square' | 'poster'
      model: ModelFamily
      colour: Colour
      side?: 'drive' | 'other'
      ground: string
      words: string
    }
  | { shows: 'logo'; words: string; ground: string; ink: string }

export type FolderName = 'bikes' | 'details' | 'brand' | 'store' | 'social'

export type MediaPlan = {
  file: string
  folder: FolderName
  titles: Titles
  model?: ModelFamily
  /** For a bicycle that is seen whole, from the drive side. */
  colour?: string
  terms: AssetTerms
  credit?: string
  /** Days from today to the end of the rights. */
  left?: number
  /** How long ago it came, in days. */
  ago: number
  look: Look
}

export const folders: Record<FolderName, { parent?: FolderName; names: Titles }> = {
  bikes: { names: { it: 'Biciclette', en: 'Bicycles', fr: 'Vélos' } },
  details: { parent: 'bikes', names: { it: 'Dettagli', en: 'Details', fr: 'Détails' } },
  brand: { names: { it: 'Loghi e marchio', en: 'Logos and brand', fr: 'Logos et marque' } },
  store: { names: { it: 'Negozio e vetrina', en: 'Shop and window', fr: 'Magasin et vitrine' } },
  social: { names: { it: 'Social', en: 'Social media', fr: 'Réseaux sociaux' } },
}

/** @param brand as the settings name it */
export function mediaPlans(brand: string): MediaPlan[] {
  return [...bikePlans(), ...detailPlans(), ...brandPlans(brand), ...storePlans(), ...socialPlans()]
}

const pairs = [
  ['C68', 'red', 'white'],
  ['V4R', 'black', 'green'],
  ['V3', 'blue', 'white'],
  ['V3R', 'blue', 'red'],
  ['TT1', 'black', 'white'],
] as const satisfies readonly (readonly [ModelFamily, Colour, Colour])[]

const colourNames: Record<Colour, Titles> = {
  black: { it: 'nero', en: 'black', fr: 'noir' },
  white: { it: 'bianco', en: 'white', fr: 'blanc' },
  red: { it: 'rosso', en: 'red', fr: 'rouge' },
  blue: { it: 'azzurro', en: 'light blue', fr: 'bleu clair' },
  green: { it: 'verde', en: 'green', fr: 'vert' },
}

const studio = 'Studio Marangon'

function bikePlans(): MediaPlan[] {
  return pairs.flatMap(([model, first, second], at) => {
    const [one, two] = [colourNames[first], colourNames[second]]
    const shared = { folder: 'bikes', model, terms: 'dealers', credit: studio } as const
    return [
      {
        ...shared,
        file: `${model.toLowerCase()}-${first}-lato-trasmissione.jpg`,
        titles: {
          it: `${model} ${one.it}, lato trasmissione`,
          en: `${model} ${one.en}, drive side`,
          fr: `${model} ${one.fr}, côté transmission`,
        },
        colour: one.it,
        ago: 40 + at * 3,
        look: { shows: 'bike', model, colour: first, ground: '#d9d5ca' },
      },
      {
        ...shared,
        file: `${model.toLowerCase()}-${first}-lato-opposto.jpg`,
        titles: {
          it: `${model} ${one.it}, lato opposto`,
          en: `${model} ${one.en}, non-drive side`,
          fr: `${model} ${one.fr}, côté opposé`,
        },
        ago: 41 + at * 3,
        look: { shows: 'bike', model, colour: first, side: 'other', ground: '#c9cdcc' },
      },
      {
        ...shared,
        file: `${model.toLowerCase()}-${second}.jpg`,
        titles: { it: `${model} ${two.it}`, en: `${model} ${two.en}`, fr: `${model} ${two.fr}` },
        colour: two.it,
        ago: 12 + at,
        look: { shows: 'bike', model, colour: second, ground: '#bfb7a6' },
      },
    ] satisfies MediaPlan[]
  })
}

const detailNames = {
  fork: { it: 'forcella e ruota anteriore', en: 'fork and front wheel', fr: 'fourche et roue avant' },
  drivetrain: { it: 'guarnitura e trasmissione', en: 'crankset and drivetrain', fr: 'pédalier et transmission' },
  cockpit: { it: 'manubrio e attacco', en: 'handlebar and stem', fr: 'cintre et potence' },
  saddle: { it: 'sella e reggisella', en: 'saddle and seatpost', fr: 'selle et tige de selle' },
} satisfies Record<string, Titles>

function detailPlans(): MediaPlan[] {
  const shots = [
    ['C68', 'red', 'fork'],
    ['C68', 'red', 'cockpit'],
    ['V4R', 'black', 'drivetrain'],
    ['V4R', 'black', 'fork'],
    ['V3', 'blue', 'saddle'],
    ['V3', 'blue', 'drivetrain'],
    ['V3R', 'blue', 'cockpit'],
    ['TT1', 'black', 'fork'],
  ] as const
  return shots.map(([model, colour, detail], at) => ({
    file: `${model.toLowerCase()}-${detail}.jpg`,
    folder: 'details',
    model,
    terms: at % 3 === 2 ? 'editorial' : 'dealers',
    credit: studio,
    ...(at === 4 ? { left: 45 } : {}),
    ago: 70 - at * 2,
    titles: {
      it: `${model}: ${detailNames[detail].it}`,
      en: `${model}: ${detailNames[detail].en}`,
      fr: `${model}\u00a0: ${detailNames[detail].fr}`,
    },
    look: { shows: 'detail', detail, model, colour, ground: '#d4cfc3' },
  }))
}

function brandPlans(brand: string): MediaPlan[] {
  const shared = { folder: 'brand', terms: 'dealers' } as const
  const logo = (name: string, titles: Titles, ground: string, ink: string, ago: number): MediaPlan => ({
    ...shared,
    file: `logo-${name}.png`,
    titles,
    ago,
    look: { shows: 'logo', words: brand, ground, ink },
  })
  return [
    logo(
      'nero',
      { it: 'Logo nero su trasparente', en: 'Black logo, transparent', fr: 'Logo noir, fond transparent' },
      'none',
      '#15140f',
      200,
    ),
    logo(
      'bianco',
      { it: 'Logo bianco su nero', en: 'White logo on black', fr: 'Logo blanc sur noir' },
      '#15140f',
      '#f5f2e9',
      200,
    ),
    logo('giallo', { it: 'Logo su giallo', en: 'Logo on yellow', fr: 'Logo sur jaune' }, '#ffd200', '#15140f', 198),
    logo(
      'carta',
      { it: 'Logo per la stampa su carta', en: 'Logo for print on paper', fr: 'Logo pour l’impression papier' },
      '#f7f6f2',
      '#15140f',
      198,
    ),
  ]
}

function storePlans(): MediaPlan[] {
  const posters = [
    ['C68', 'red', '#e6dfc8'],
    ['V4R', 'green', '#d3d8cf'],
    ['V3', 'blue', '#26272a'],
    ['TT1', 'black', '#ffd200'],
  ] as const
  return posters.map(([model, colour, ground], at) => ({
    file: `locandina-${model.toLowerCase()}.jpg`,
    folder: 'store',
    model,
    terms: 'point-of-sale',
    ...(at === 3 ? { left: -12 } : { left: 200 + at * 30 }),
    ago: 25 + at * 5,
    titles: {
      it: `Locandina ${model} per la vetrina`,
      en: `${model} window poster`,
      fr: `Affiche ${model} pour la vitrine`,
    },
    look: { shows: 'poster', model, colour, ground, words: model },
  }))
}

function socialPlans(): MediaPlan[] {
  const posts = [
    ['C68', 'white', '#34513f'],
    ['C68', 'red', '#e4e1d9'],
    ['V4R', 'black', '#ffd200'],
    ['V4R', 'green', '#e6dfc8'],
    ['V3', 'white', '#4f7f9b'],
    ['V3', 'blue', '#f1efe8'],
    ['V3R', 'red', '#26272a'],
    ['TT1', 'white', '#15140f'],
    ['TT1', 'black', '#c9cdcc'],
  ] as const
  return posts.map(([model, colour, ground], at) => ({
    file: `social-${model.toLowerCase()}-${colour}.jpg`,
    folder: 'social',
    model,
    terms: 'dealers',
    credit: studio,
    ago: 3 + at * 2,
    titles: {
      it: `${model} ${colourNames[colour].it}, formato quadrato`,
      en: `${model} ${colourNames[colour].en}, square`,
      fr: `${model} ${colourNames[colour].fr}, format carré`,
    },
    look: { shows: 'square', model, colour, ground, words: model },
  }))
}
