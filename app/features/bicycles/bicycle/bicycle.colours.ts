import type { Locale } from '#app/kit/words/locales.ts'

/** What a frame's colour comes to when it is drawn. */
export const hues = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'sky',
  'blue',
  'purple',
  'pink',
  'brown',
] as const
export type Hue = (typeof hues)[number]

/** As makers and owners name colours, in any of the languages; the first that is found counts, so two words come before one. */
const names: readonly (readonly [Hue, Record<Locale, RegExp>])[] = [
  [
    'sky',
    {
      it: /azzurr|celest|turches/,
      en: /light blue|ice blue|sky|turquoise/,
      fr: /bleu (?:clair|ciel|glacier)|turquoise/,
    },
  ],
  ['black', { it: /ner[oai]\b/, en: /black/, fr: /noire?\b/ }],
  ['white', { it: /bianc|avorio|perla\b/, en: /white|ivory|pearl/, fr: /blanc|ivoire/ }],
  ['red', { it: /ross[oa]/, en: /\bred\b|burgundy/, fr: /rouge|bordeaux/ }],
  ['orange', { it: /aranci/, en: /orange/, fr: /orange/ }],
  ['yellow', { it: /giall|\boro\b/, en: /yellow|\bgold/, fr: /jaune|doré/ }],
  ['green', { it: /verd[ei]/, en: /green/, fr: /\bverte?\b/ }],
  ['blue', { it: /\bblu\b/, en: /\bblue\b|navy/, fr: /\bbleue?\b|marine/ }],
  ['purple', { it: /viola|lilla/, en: /purple|violet|lilac/, fr: /violet/ }],
  ['pink', { it: /\brosa\b/, en: /\bpink\b/, fr: /\brose\b/ }],
  ['brown', { it: /marron/, en: /brown|bronz/, fr: /marron|\bbrun/ }],
  [
    'grey',
    { it: /grigi|argent|titani|carbon/, en: /gr[ea]y\b|silver|titani|carbon/, fr: /\bgris|argent|titane|carbone/ },
  ],
]

/** The hue somebody's words for a colour mean; undefined where they say none. */
export function hueOf(colour: string): Hue | undefined {
  const words = colour.toLowerCase().normalize('NFC')
  return names.find(([, byLanguage]) => Object.values(byLanguage).some((name) => name.test(words)))?.[0]
}

type Coloured = { colour: string }

/** The picture in this colour among several: by its exact name, or else by its hue. */
export function pictureIn<Picture extends Coloured>(pictures: readonly Picture[], colour: string): Picture | undefined {
  const name = colour.trim().toLowerCase()
  if (name === '') return undefined
  const hue = hueOf(name)
  return (
    pictures.find((one) => one.colour.trim().toLowerCase() === name) ??
    pictures.find((one) => hue !== undefined && hueOf(one.colour) === hue)
  )
}
