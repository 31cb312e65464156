import type { Say, WordTable } from '#app/kit/words/words.ts'
import { capitalised } from '#app/catalogue/catalogue.labels.ts'
import type { ModelFamily, SerialGroup } from '#app/catalogue/catalogue.ts'
import { type SerialFamily, serialLength, type SerialProblem, type Separators, separatorsOf } from './models.serials.ts'

// A code is any maker’s: no article and no elision stands before it.
export const serialWords = {
  'help.plain': {
    it: '{signs} senza spazi, per esempio {example}.',
    en: '{signs}, no spaces, for example {example}.',
    fr: '{signs} sans espace, par exemple {example}.',
  },
  // «due punti» alone would be read as a colon, hence the sign in brackets.
  'help.separated': {
    it: '{signs} con {separators} e senza spazi, per esempio {example}.',
    en: '{signs} with {separators} and no spaces, for example {example}.',
    fr: '{signs} avec {separators} et sans espace, par exemple {example}.',
  },
  'signs.either': { it: 'Lettere e cifre', en: 'Letters and digits', fr: 'Lettres et chiffres' },
  'signs.digits': { it: 'Cifre', en: 'Digits', fr: 'Chiffres' },
  'signs.letters': { it: 'Lettere', en: 'Letters', fr: 'Lettres' },
  'help.scan': {
    it: 'Il modo più semplice è inquadrare il QR code sulla bici.',
    en: 'The easiest way is to scan the QR code on the bike.',
    fr: 'Le plus simple est de scanner le QR code du vélo.',
  },

  'wrong.missing': {
    it: 'Inserisci il numero di serie.',
    en: 'Enter the serial number.',
    fr: 'Saisissez le numéro de série.',
  },
  'wrong.link': {
    it: 'Questo link non contiene un numero di serie: copialo dall’adesivo.',
    en: 'This link contains no serial number: please copy it from the sticker.',
    fr: 'Ce lien ne contient pas de numéro de série\u00a0: recopiez-le depuis l’autocollant.',
  },
  'wrong.passport': {
    it: 'Questo è l’adesivo del passaporto della bici: il numero di serie è sul telaio.',
    en: 'This is the sticker of the bike’s passport: the serial number is on the frame.',
    fr: 'C’est l’autocollant du passeport du vélo\u00a0: le numéro de série se trouve sur le cadre.',
  },
  'wrong.short': {
    it: {
      one: 'Il numero è troppo corto: ha {count} carattere, ne servono almeno {least}.',
      other: 'Il numero è troppo corto: ha {count} caratteri, ne servono almeno {least}.',
    },
    en: {
      one: 'The number is too short: it has {count} character and needs at least {least}.',
      other: 'The number is too short: it has {count} characters and needs at least {least}.',
    },
    fr: {
      one: 'Le numéro est trop court\u00a0: {count} caractère au lieu de {least} au minimum.',
      other: 'Le numéro est trop court\u00a0: {count} caractères au lieu de {least} au minimum.',
    },
  },
  'wrong.long': {
    it: 'Il numero è troppo lungo: ha {count} caratteri, il massimo è {most}.',
    en: 'The number is too long: it has {count} characters and the limit is {most}.',
    fr: 'Le numéro est trop long\u00a0: {count} caractères au lieu de {most} au maximum.',
  },
  'wrong.space': {
    it: 'Il numero contiene uno spazio: toglilo.',
    en: 'The number contains a space: please remove it.',
    fr: 'Le numéro contient un espace\u00a0: supprimez-le.',
  },
  'wrong.character': {
    it: 'Il carattere «{character}» non può far parte del numero: controlla l’adesivo.',
    en: 'The character “{character}” cannot be part of the number: please check the sticker.',
    fr: 'Le caractère «\u00a0{character}\u00a0» ne peut pas figurer dans le numéro\u00a0: vérifiez l’autocollant.',
  },
  'wrong.group': {
    it: 'Manca una parte del numero: prima e dopo ogni punto o trattino servono lettere o cifre.',
    en: 'Part of the number is missing: there must be letters or digits before and after every dot or dash.',
    fr: 'Une partie du numéro manque\u00a0: il faut des lettres ou des chiffres avant et après chaque point ou tiret.',
  },
  'wrong.separators': {
    it: '{found}, ma un numero {family} ha {expected}.',
    en: '{found}, but {family} numbers have {expected}.',
    fr: '{found}, alors qu’un numéro {family} a {expected}.',
  },
  'wrong.plain': {
    it: '{found}, ma un numero {family} ha solo lettere e cifre.',
    en: '{found}, but {family} numbers have only letters and digits.',
    fr: '{found}, alors qu’un numéro {family} n’a que des lettres et des chiffres.',
  },
  'wrong.missing-group': {
    it: 'Manca un gruppo: un numero {family} ha {expected}\u00a0gruppi, qui sono {count}.',
    en: 'A group is missing: {family} numbers have {expected}\u00a0groups, this one has {count}.',
    fr: 'Il manque un groupe\u00a0: un numéro {family} compte {expected}\u00a0groupes, celui-ci {count}.',
  },
  'wrong.group-of': {
    it: 'Controlla il gruppo {at} del numero: {made}.',
    en: 'Please check group {at} of the number: {made}.',
    fr: 'Vérifiez le groupe {at} du numéro\u00a0: {made}.',
  },
  'wrong.made': {
    it: 'Un numero {family} è fatto così: {made}.',
    en: '{family} numbers are made like this: {made}.',
    fr: 'Un numéro {family} se compose ainsi\u00a0: {made}.',
  },
  'made.prefix': {
    it: '«{prefix}» e poi {rest}',
    en: '“{prefix}”, then {rest}',
    fr: '«\u00a0{prefix}\u00a0», puis {rest}',
  },
  'made.only': { it: '«{prefix}»', en: '“{prefix}”', fr: '«\u00a0{prefix}\u00a0»' },
  'made.exactly.either': {
    it: { one: '{count} lettera o cifra', other: '{count} lettere o cifre' },
    en: { one: '{count} letter or digit', other: '{count} letters or digits' },
    fr: { one: '{count} lettre ou chiffre', other: '{count} lettres ou chiffres' },
  },
  'made.exactly.digits': {
    it: { one: '{count} cifra', other: '{count} cifre' },
    en: { one: '{count} digit', other: '{count} digits' },
    fr: { one: '{count} chiffre', other: '{count} chiffres' },
  },
  'made.exactly.letters': {
    it: { one: '{count} lettera', other: '{count} lettere' },
    en: { one: '{count} letter', other: '{count} letters' },
    fr: { one: '{count} lettre', other: '{count} lettres' },
  },
  'made.range.either': {
    it: 'da {least} a {most} lettere o cifre',
    en: '{least} to {most} letters or digits',
    fr: 'de {least} à {most} lettres ou chiffres',
  },
  'made.range.digits': {
    it: 'da {least} a {most} cifre',
    en: '{least} to {most} digits',
    fr: 'de {least} à {most} chiffres',
  },
  'made.range.letters': {
    it: 'da {least} a {most} lettere',
    en: '{least} to {most} letters',
    fr: 'de {least} à {most} lettres',
  },
  'wrong.several': {
    it: 'Il link contiene più numeri possibili: scegli quello della bici.',
    en: 'The link contains several possible numbers: choose the one on this bike.',
    fr: 'Le lien contient plusieurs numéros possibles\u00a0: choisissez celui du vélo.',
  },
  scan: { it: 'Inquadra il QR code', en: 'Scan the QR code', fr: 'Scanner le QR code' },

  'way.model': {
    it: 'Scegli il modello {family}',
    en: 'Choose the model {family}',
    fr: 'Choisir le modèle {family}',
  },
  'way.serial': { it: 'Usa {serial}', en: 'Use {serial}', fr: 'Utiliser {serial}' },
  'looks.or': {
    it: 'Oppure il modello è {other}.',
    en: 'Or the model is {other}.',
    fr: 'Ou bien le modèle est {other}.',
  },
  'looks.one': {
    it: '{found}: sembra il modello {first}.',
    en: '{found}: this looks like the model {first}.',
    fr: '{found}\u00a0: on dirait le modèle {first}.',
  },
  'looks.two': {
    it: '{found}: sembra il modello {first} o {second}.',
    en: '{found}: this looks like the model {first} or {second}.',
    fr: '{found}\u00a0: on dirait le modèle {first} ou {second}.',
  },

  'separators.none': { it: 'nessun punto né trattino', en: 'no dots or dashes', fr: 'ni point ni tiret' },
  'separators.both': { it: '{dots} e {dashes}', en: '{dots} and {dashes}', fr: '{dots} et {dashes}' },
  'dots.1': { it: 'un punto (.)', en: 'one dot', fr: 'un point (.)' },
  'dots.2': { it: 'due punti (.)', en: 'two dots', fr: 'deux points (.)' },
  'dots.3': { it: 'tre punti (.)', en: 'three dots', fr: 'trois points (.)' },
  'dots.more': { it: '{count} punti (.)', en: '{count} dots', fr: '{count} points (.)' },
  'dashes.1': { it: 'un trattino', en: 'one dash', fr: 'un tiret' },
  'dashes.2': { it: 'due trattini', en: 'two dashes', fr: 'deux tirets' },
  'dashes.3': { it: 'tre trattini', en: 'three dashes', fr: 'trois tirets' },
  'dashes.more': { it: '{count} trattini', en: '{count} dashes', fr: '{count} tirets' },
} as const satisfies WordTable

type SaySerials = Say<typeof serialWords>

/** How the number of this family is made, and the easy way to get it right. */
export function serialHelp(say: SaySerials, family: SerialFamily): string {
  return `${serialShape(say, family)} ${say('help.scan')}`
}

/** How the number of this family is made. */
export function serialShape(say: SaySerials, family: SerialFamily): string {
  const { serial, example } = family
  const [first] = serial
  const isAlike = first !== undefined && serial.every(({ kind, prefix }) => kind === first.kind && prefix === '')
  const signs = say(`signs.${isAlike ? first.kind : 'either'}`)
  const separators = separatorsOf(family)
  if (separators.dots + separators.dashes === 0) return say('help.plain', { signs, example })
  return say('help.separated', { signs, separators: separatorsAs(say, separators), example })
}

/** What a group of a number is made of: «V3» e poi da 2 a 4 cifre. */
export function groupAs(say: SaySerials, { prefix, kind, least, most }: SerialGroup): string {
  if (most === 0) return say('made.only', { prefix })
  const rest =
    least === most ? say(`made.exactly.${kind}`, { count: most }) : say(`made.range.${kind}`, { least, most })
  return prefix === '' ? rest : say('made.prefix', { prefix, rest })
}

export function serialProblem(say: SaySerials, problem: SerialProblem): string {
  switch (problem.reason) {
    case 'missing':
      return say('wrong.missing')
    case 'link-without-number':
      return say('wrong.link')
    case 'link-of-passport':
      return say('wrong.passport')
    case 'too-short':
      return say('wrong.short', { count: problem.length, least: serialLength.least })
    case 'too-long':
      return say('wrong.long', { count: problem.length, most: serialLength.most })
    case 'space':
      return say('wrong.space')
    case 'character':
      return say('wrong.character', { character: problem.character })
    case 'empty-group':
      return say('wrong.group')
    case 'several':
      return say('wrong.several')
    case 'group':
      return wrongGroup(say, problem)
    case 'group-missing':
      return missingGroup(say, problem.family.code, problem.groups, problem.expected, problem.looksLike)
    case 'separators':
      break
  }
  const found = capitalised(separatorsAs(say, problem.found))
  const [first, second] = problem.looksLike
  if (first && second) return say('looks.two', { found, first, second })
  if (first) return say('looks.one', { found, first })
  const { expected } = problem
  const family = problem.family.code
  if (expected.dots + expected.dashes === 0) return say('wrong.plain', { found, family })
  return say('wrong.separators', { found, family, expected: separatorsAs(say, expected) })
}

function wrongGroup(say: SaySerials, { at, group, family, looksLike }: Wrong<'group'>): string {
  const made = groupAs(say, group)
  const wrong =
    at === undefined ? say('wrong.made', { family: family.code, made }) : say('wrong.group-of', { at, made })
  const [other] = looksLike
  return other ? `${wrong} ${say('looks.or', { other })}` : wrong
}

type Wrong<Reason> = Extract<SerialProblem, { reason: Reason }>

/** A number that is incomplete for this family may be a complete one of another. */
function missingGroup(
  say: SaySerials,
  family: ModelFamily,
  count: number,
  expected: number,
  [other]: readonly ModelFamily[],
): string {
  const missing = say('wrong.missing-group', { family, count, expected })
  return other ? `${missing} ${say('looks.or', { other })}` : missing
}

function separatorsAs(say: SaySerials, { dots, dashes }: Separators): string {
  if (dots && dashes) return say('separators.both', { dots: dotsAs(say, dots), dashes: dashesAs(say, dashes) })
  if (dots) return dotsAs(say, dots)
  return dashes ? dashesAs(say, dashes) : say('separators.none')
}

function dotsAs(say: SaySerials, count: number): string {
  return isSpelled(count) ? say(`dots.${count}`) : say('dots.more', { count })
}

function dashesAs(say: SaySerials, count: number): string {
  return isSpelled(count) ? say(`dashes.${count}`) : say('dashes.more', { count })
}

function isSpelled(count: number): count is 1 | 2 | 3 {
  return count >= 1 && count <= 3
}
