import type { WordTable } from '#app/kit/words/words.ts'
import type { Shot } from './models.shots.ts'

export const modelWords = {
  'family.C68': {
    it: 'C68 · Carbonio modulare con congiunzioni',
    en: 'C68 · Modular lugged carbon',
    fr: 'C68 · Carbone modulaire à raccords',
  },
  'family.V4R': { it: 'V4R · Telaio da corsa', en: 'V4R · Race frame', fr: 'V4R · Cadre de course' },
  'family.V3': {
    it: 'V3 · Telaio da corsa polivalente',
    en: 'V3 · All-round race frame',
    fr: 'V3 · Cadre de course polyvalent',
  },
  'family.V3R': {
    it: 'V3R · Telaio da corsa polivalente, versione leggera',
    en: 'V3R · All-round race frame, lighter version',
    fr: 'V3R · Cadre de course polyvalent, version légère',
  },
  'family.TT1': { it: 'TT1 · Cronometro', en: 'TT1 · Time trial', fr: 'TT1 · Contre-la-montre' },

  'part.frame': { it: 'Telaio', en: 'Frame', fr: 'Cadre' },
  'part.fork': { it: 'Forcella', en: 'Fork', fr: 'Fourche' },
  'part.handlebar': { it: 'Manubrio', en: 'Handlebar', fr: 'Cintre' },
  'part.seatpost': { it: 'Reggisella', en: 'Seatpost', fr: 'Tige de selle' },
  'kind.aesthetic': { it: 'Estetico', en: 'Cosmetic', fr: 'Esthétique' },
  'kind.functional': { it: 'Funzionale', en: 'Functional', fr: 'Fonctionnel' },
  'kind.missing_component': { it: 'Componente mancante', en: 'Missing component', fr: 'Pièce manquante' },

  'shot.serial-number': {
    it: 'Il numero di serie o il suo QR code',
    en: 'The serial number or its QR code',
    fr: 'Le numéro de série ou son QR code',
  },
  'shot.drive-side': {
    it: 'La bici intera dal lato trasmissione',
    en: 'The whole bike from the drive side',
    fr: 'Le vélo entier, côté transmission',
  },
  'shot.damage-close': {
    it: 'Il danno da vicino, con un dito o un metro come riferimento',
    en: 'The damage close up, with a finger or a tape for scale',
    fr: 'Le défaut de près, avec un doigt ou un mètre pour l’échelle',
  },
  'shot.damage-from-30-cm': {
    it: 'Lo stesso punto da 30\u00a0cm',
    en: 'The same spot from 30\u00a0cm',
    fr: 'Le même endroit à 30\u00a0cm',
  },
  'shot.opposite-side': {
    it: 'Il lato opposto nello stesso punto',
    en: 'The opposite side at the same spot',
    fr: 'Le côté opposé au même endroit',
  },
  'shot.fork-legs': {
    it: 'I due foderi della forcella',
    en: 'Both legs of the fork',
    fr: 'Les deux fourreaux de la fourche',
  },
  'shot.crown-and-steerer': {
    it: 'Testa e cannotto della forcella',
    en: 'The fork’s crown and steerer',
    fr: 'La tête et le pivot de la fourche',
  },
  'shot.handlebar-clamp': {
    it: 'La zona di serraggio del manubrio',
    en: 'The handlebar’s clamp area',
    fr: 'La zone de serrage du cintre',
  },
  'shot.handlebar-damage': {
    it: 'Il danno sul manubrio',
    en: 'The damage on the handlebar',
    fr: 'Le défaut sur le cintre',
  },
  'shot.torque-label': {
    it: 'L’etichetta con la coppia di serraggio',
    en: 'The torque label',
    fr: 'L’étiquette du couple de serrage',
  },
  'shot.seatpost-clamp': {
    it: 'La zona di serraggio del reggisella',
    en: 'The seatpost’s clamp area',
    fr: 'La zone de serrage de la tige de selle',
  },
  'shot.insertion-mark': {
    it: 'La tacca di inserimento minimo del reggisella',
    en: 'The seatpost’s minimum insertion mark',
    fr: 'Le repère d’insertion minimale de la tige de selle',
  },
  'shot.seat-tube-opening': {
    it: 'L’imbocco del tubo piantone',
    en: 'The opening of the seat tube',
    fr: 'L’ouverture du tube de selle',
  },
  'shot.daylight-straight': {
    it: 'La vernice alla luce del giorno, di fronte',
    en: 'The paint in daylight, straight on',
    fr: 'La peinture à la lumière du jour, de face',
  },
  'shot.daylight-at-an-angle': {
    it: 'La vernice alla luce del giorno, di taglio',
    en: 'The paint in daylight, at an angle',
    fr: 'La peinture à la lumière du jour, de biais',
  },
  'shot.open-box': { it: 'La scatola aperta', en: 'The open box', fr: 'Le carton ouvert' },
  'shot.packing-list': { it: 'La distinta di imballaggio', en: 'The packing list', fr: 'La liste de colisage' },
  'shot.box-label': {
    it: 'L’etichetta della scatola',
    en: 'The label on the box',
    fr: 'L’étiquette du carton',
  },
} as const satisfies WordTable & Record<`shot.${Shot}`, unknown>
