import { capitalised, inSentence, type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import { type BicycleMap, placeAt } from '#app/features/bicycles/bicycle/bicycle.places.ts'
import type { Say, WordTable } from '#app/kit/words/words.ts'
import type { Mark } from './marks.ts'

export const marksWords = {
  title: { it: 'Segni sul disegno', en: 'Marks on the drawing', fr: 'Repères sur le dessin' },
  numbered: { it: 'Segno {number}: {what}', en: 'Mark {number}: {what}', fr: 'Repère {number}\u00a0: {what}' },
  ofPart: { it: '{part}: {what}', en: '{part}: {what}', fr: '{part}\u00a0: {what}' },
  placed: { it: '{shape} {place}, {corner}', en: '{shape} {place}, {corner}', fr: '{shape} {place}, {corner}' },
  point: { it: 'punto', en: 'point', fr: 'point' },
  circle: { it: 'cerchio', en: 'circle', fr: 'cercle' },
  'on.topTube': { it: 'sul tubo orizzontale', en: 'on the top tube', fr: 'sur le tube supérieur' },
  'on.downTube': { it: 'sul tubo obliquo', en: 'on the down tube', fr: 'sur le tube diagonal' },
  'on.seatTube': { it: 'sul tubo piantone', en: 'on the seat tube', fr: 'sur le tube de selle' },
  'on.headTube': { it: 'sul tubo sterzo', en: 'on the head tube', fr: 'sur la douille de direction' },
  'on.chainstay': { it: 'sul fodero basso', en: 'on the chainstay', fr: 'sur la base' },
  'on.seatstay': { it: 'sul fodero alto', en: 'on the seatstay', fr: 'sur le hauban' },
  'on.shell': { it: 'sulla scatola movimento', en: 'on the bottom bracket shell', fr: 'sur le boîtier de pédalier' },
  'on.fork': { it: 'sulla forcella', en: 'on the fork', fr: 'sur la fourche' },
  'on.seatpost': { it: 'sul reggisella', en: 'on the seatpost', fr: 'sur la tige de selle' },
  'on.stem': { it: 'sull’attacco manubrio', en: 'on the stem', fr: 'sur la potence' },
  'on.bar': { it: 'sul manubrio', en: 'on the handlebar', fr: 'sur le cintre' },
  'on.saddle': { it: 'sulla sella', en: 'on the saddle', fr: 'sur la selle' },
  'on.rearWheel': { it: 'sulla ruota posteriore', en: 'on the rear wheel', fr: 'sur la roue arrière' },
  'on.frontWheel': { it: 'sulla ruota anteriore', en: 'on the front wheel', fr: 'sur la roue avant' },
  'on.nothing': { it: 'accanto alla bici', en: 'beside the bike', fr: 'à côté du vélo' },
  'top.left': { it: 'in alto a sinistra', en: 'top left', fr: 'en haut à gauche' },
  'top.middle': { it: 'in alto al centro', en: 'top centre', fr: 'en haut au centre' },
  'top.right': { it: 'in alto a destra', en: 'top right', fr: 'en haut à droite' },
  'middle.left': { it: 'a metà altezza a sinistra', en: 'halfway up on the left', fr: 'à mi-hauteur à gauche' },
  'middle.middle': { it: 'al centro', en: 'in the centre', fr: 'au centre' },
  'middle.right': { it: 'a metà altezza a destra', en: 'halfway up on the right', fr: 'à mi-hauteur à droite' },
  'bottom.left': { it: 'in basso a sinistra', en: 'bottom left', fr: 'en bas à gauche' },
  'bottom.middle': { it: 'in basso al centro', en: 'bottom centre', fr: 'en bas au centre' },
  'bottom.right': { it: 'in basso a destra', en: 'bottom right', fr: 'en bas à droite' },
} as const satisfies WordTable

type SayMarks = Say<typeof marksWords>

/** A mark for people who cannot see it: 'cerchio sul tubo obliquo, in basso a sinistra'. */
export function tellMark(say: SayMarks, map: BicycleMap, mark: Mark): string {
  const { x, y, width, height } = map.view
  const across = third((mark.x - x) / width)
  const down = third((mark.y - y) / height)
  const corner = say(
    `${(['top', 'middle', 'bottom'] as const)[down]}.${(['left', 'middle', 'right'] as const)[across]}`,
  )
  const place = say(`on.${placeAt(map, mark) ?? 'nothing'}`)
  return say('placed', { shape: say(mark.r === 0 ? 'point' : 'circle'), place, corner })
}

/** The same with its number, for a list in which it can be changed. */
export function tellNumbered(say: SayMarks, map: BicycleMap, mark: Mark, index: number): string {
  return say('numbered', { number: String(index + 1), what: tellMark(say, map, mark) })
}

/** The same with the part it belongs to. */
export function tellOfPart(say: SayMarks, labels: Labels, map: BicycleMap, mark: Mark): string {
  const part = capitalised(inSentence(nameOf(labels.parts, mark.part)))
  return say('ofPart', { part, what: tellMark(say, map, mark) })
}

function third(share: number): 0 | 1 | 2 {
  return share < 1 / 3 ? 0 : share < 2 / 3 ? 1 : 2
}
