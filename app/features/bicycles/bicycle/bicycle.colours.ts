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

/** As makers and owners name colours, in three languages; the first that is found counts, so two words come before one. */
const names: readonly (readonly [RegExp, Hue])[] = [
  [/azzurr|celest|light blue|ice blue|sky|bleu (?:clair|ciel|glacier)|turches|turquoise/, 'sky'],
  [/ner[oai]\b|black|noire?\b/, 'black'],
  [/bianc|white|blanc|avorio|ivory|ivoire|perla\b|pearl/, 'white'],
  [/ross[oa]|\bred\b|rouge|bordeaux|burgundy/, 'red'],
  [/aranci|orange/, 'orange'],
  [/giall|yellow|jaune|\boro\b|\bgold|doré/, 'yellow'],
  [/verd[ei]|green|\bverte?\b/, 'green'],
  [/\bblu\b|\bblue\b|\bbleue?\b|navy|marine/, 'blue'],
  [/viola|purple|violet|lilla|lilac/, 'purple'],
  [/\brosa\b|\bpink\b|\brose\b/, 'pink'],
  [/marron|brown|\bbrun|bronz/, 'brown'],
  [/grigi|gr[ea]y\b|\bgris|argent|silver|titani|carbon/, 'grey'],
]

/** The hue somebody's words for a colour mean; undefined where they say none. */
export function hueOf(colour: string): Hue | undefined {
  const words = colour.toLowerCase().normalize('NFC')
  return names.find(([pattern]) => pattern.test(words))?.[1]
}

type Coloured = { colour: string }

/** Of several pictures the one in this colour: by its very name, or else by its hue. */
export function pictureIn<Picture extends Coloured>(pictures: readonly Picture[], colour: string): Picture | undefined {
  const name = colour.trim().toLowerCase()
  if (name === '') return undefined
  const hue = hueOf(name)
  return (
    pictures.find((one) => one.colour.trim().toLowerCase() === name) ??
    pictures.find((one) => hue !== undefined && hueOf(one.colour) === hue)
  )
}
