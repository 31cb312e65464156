import type { ModelFamily } from '#db/template/codes.ts'
import { createRandom } from '../drawings/random.ts'

/** What the maker sells, as its ERP calls it in the customer's language. Prices are a dealer's, net, in cents. */
export type Item = { number: string; it: string; en: string; price: number; family?: ModelFamily }

/** A bicycle or frame of each family: size and colour come behind its name, the serial number with the shipment. */
export const bikes: Record<ModelFamily, Item> = {
  C68: { number: 'C68-FS', it: 'C68 kit telaio', en: 'C68 frameset', price: 438_000 },
  V4R: { number: 'V4R-FS', it: 'V4R kit telaio', en: 'V4R frameset', price: 325_000 },
  V3: { number: 'V3-105D', it: 'V3 105 Di2', en: 'V3 105 Di2', price: 294_000 },
  V3R: { number: 'V3R-FS', it: 'V3R kit telaio', en: 'V3R frameset', price: 258_000 },
  TT1: { number: 'TT1-FS', it: 'TT1 kit telaio cronometro', en: 'TT1 time-trial frameset', price: 415_000 },
}

type Colour = { code: string; it: string; en: string }

export const colours: readonly [Colour, ...Colour[]] = [
  { code: 'NO', it: 'nero opaco', en: 'matt black' },
  { code: 'BP', it: 'bianco perla', en: 'pearl white' },
  { code: 'RC', it: 'rosso corsa', en: 'race red' },
  { code: 'BN', it: 'blu notte', en: 'midnight blue' },
  { code: 'VS', it: 'verde salvia', en: 'sage green' },
  { code: 'GT', it: 'grigio titanio', en: 'titanium grey' },
  { code: 'AG', it: 'azzurro ghiaccio', en: 'ice blue' },
]

/** A bicycle is of one colour, on the order it came with and where it is registered. */
export function colourOf(serial: string): Colour {
  return createRandom(`colour of ${serial}`).pick(colours)
}

export const parts: readonly [Item, ...Item[]] = [
  {
    number: 'RD-HNG-03',
    it: 'Forcellino del cambio C68/V4R',
    en: 'Derailleur hanger C68/V4R',
    price: 1890,
    family: 'V4R',
  },
  { number: 'SP-WDG-02', it: 'Cuneo reggisella V3/V4R', en: 'Seatpost wedge V3/V4R', price: 2450, family: 'V4R' },
  {
    number: 'SP-C68-15',
    it: 'Reggisella in carbonio C68, arretramento 15 mm',
    en: 'Carbon seatpost C68, 15 mm setback',
    price: 18_200,
    family: 'C68',
  },
  {
    number: 'HB-INT-410',
    it: 'Manubrio integrato 410 mm, attacco 110 mm',
    en: 'Integrated handlebar 410 mm, stem 110 mm',
    price: 39_800,
    family: 'C68',
  },
  {
    number: 'HS-INT-15',
    it: 'Serie sterzo integrata 1"1/2',
    en: 'Integrated headset 1 1/2"',
    price: 4600,
    family: 'V4R',
  },
  { number: 'HS-SPC-KIT', it: 'Kit spessori serie sterzo', en: 'Headset spacer kit', price: 1250, family: 'C68' },
  { number: 'HB-TAPE-10', it: 'Nastro manubrio, confezione da 10', en: 'Handlebar tape, box of 10', price: 8900 },
  { number: 'FR-CBL-KIT', it: 'Kit passacavi interni', en: 'Internal cable guide kit', price: 1120, family: 'C68' },
  { number: 'FR-TCH-RC', it: 'Kit ritocco vernice rosso corsa', en: 'Touch-up kit race red', price: 1400 },
  {
    number: 'FR-BOLT-KIT',
    it: 'Viteria telaio, kit completo',
    en: 'Frame bolts, complete kit',
    price: 1680,
    family: 'V3R',
  },
  {
    number: 'TT-PAD-SET',
    it: 'Cuscinetti appoggio braccia TT1, coppia',
    en: 'TT1 arm pads, pair',
    price: 3200,
    family: 'TT1',
  },
  { number: 'AC-CASE-01', it: 'Valigia portabici rigida', en: 'Hard bike case', price: 24_500 },
  { number: 'AC-BTL-24', it: 'Borracce 600 ml, cartone da 24', en: 'Bottles 600 ml, box of 24', price: 9600 },
]

/** What is quoted and was never ordered. */
export const quoted: readonly Omit<Item, 'price'>[] = [
  { number: 'V4R-EL12', it: 'V4R gruppo elettronico 12 velocità', en: 'V4R electronic 12-speed', family: 'V4R' },
  { number: 'V3R-EL', it: 'V3R gruppo elettronico', en: 'V3R electronic', family: 'V3R' },
  { number: 'TT1-EL', it: 'TT1 completa da cronometro', en: 'TT1 complete', family: 'TT1' },
  { number: 'V3-FS', it: 'V3 kit telaio', en: 'V3 frameset', family: 'V3' },
  { number: 'RD-HNG-V3', it: 'Forcellino del cambio V3/V3R', en: 'Derailleur hanger V3/V3R', family: 'V3' },
  { number: 'SP-WDG-C68', it: 'Cuneo reggisella C68', en: 'Seatpost wedge C68', family: 'C68' },
  { number: 'SP-V4R-15', it: 'Reggisella V4R, arretramento 15 mm', en: 'Seatpost V4R, 15 mm setback', family: 'V4R' },
  { number: 'WH-45-DB', it: 'Coppia ruote in carbonio 45 mm', en: 'Carbon wheelset 45 mm' },
  { number: 'WH-60-DB', it: 'Coppia ruote in carbonio 60 mm', en: 'Carbon wheelset 60 mm' },
  { number: 'AC-STAND-01', it: 'Espositore da terra', en: 'Floor stand' },
  { number: 'AC-WALL-01', it: 'Espositore a parete', en: 'Wall stand' },
]
