import { answers } from './answers.ts'
import { type Catalogue, codesOf, type CoverageRule, emptyCatalogue, type Floor } from '#app/catalogue/catalogue.ts'
import { attributes } from './attributes.ts'
import { checklists } from './checklists.ts'
import { kinds, parts, shotLists, shots } from './claims.ts'
import { labour } from './labour.ts'
import { families } from './families.ts'
import { dueServices } from './services.ts'

const everyBicycle = {
  families: codesOf(families),
  parts: codesOf(parts),
  firstOwnerOnly: false,
  starts: 'purchase',
  replacementMonths: 24,
} as const

const rules: CoverageRule[] = [
  {
    ...everyBicycle,
    code: 'structure',
    name: {
      it: 'Garanzia del produttore su telaio, forcella, manubrio e reggisella',
      en: 'The maker’s warranty on frame, fork, handlebar and seatpost',
      fr: 'Garantie du fabricant sur cadre, fourche, cintre et tige de selle',
    },
    kinds: ['functional', 'missing_component'],
    months: 24,
    registration: { extraMonths: 12, withinDays: 10 },
    services: { extraMonths: 12, withinMonths: 24 },
  },
  {
    ...everyBicycle,
    code: 'paint',
    name: {
      it: 'Garanzia del produttore sulla vernice',
      en: 'The maker’s warranty on paint',
      fr: 'Garantie du fabricant sur la peinture',
    },
    kinds: ['aesthetic'],
    months: 12,
    registration: null,
  },
]

/** The legal guarantee of the Union, two years (Directive (EU) 2019/771, 10), and where national law grants three. */
const union = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL RO SK SI SE'.split(' ')
const floors: Floor[] = [
  ...union.map((country) => ({ country, months: 24 })),
  { country: 'PT', months: 36 },
  { country: 'ES', months: 36 },
]

/** A race bicycle maker's families and rules: those of the demonstration, and a beginning for a maker of one's own. */
export const template: Catalogue = {
  ...emptyCatalogue,
  families,
  parts,
  kinds,
  shots,
  shotLists,
  attributes,
  instructions: [
    {
      it: 'Se c’è il sospetto di una crepa, non usare la bici fino alla nostra risposta.',
      en: 'If you suspect a crack, do not ride the bike until you have our answer.',
      fr: 'Si vous soupçonnez une fissure, n’utilisez pas le vélo avant notre réponse.',
    },
  ],
  rules,
  mainKind: 'functional',
  floors,
  answers,
  labour,
  checklists,
  dueServices,
  // What a dealer finds on unpacking, as far as it is worth less than the time of looking at it. A maker opens it.
  lane: {
    isOpen: false,
    families: codesOf(families),
    kinds: ['aesthetic', 'missing_component'],
    currency: 'EUR',
    values: [
      { part: 'frame', value: 360_000 },
      { part: 'fork', value: 75_000 },
      { part: 'handlebar', value: 58_000 },
      { part: 'seatpost', value: 29_000 },
    ],
    most: 100_000,
    returned: false,
    reason: 'unsold',
    drawn: 10,
  },
  reminders: { hours: 4, days: 2 },
  appealDays: 30,
  satisfaction: { isAsked: true, afterDays: 3, everyDays: 30, callDays: 2, question: {} },
}
