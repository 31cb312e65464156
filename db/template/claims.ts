import type { Kind, Part, Shot, ShotList } from '#app/catalogue/catalogue.ts'

export const parts: Part[] = [
  {
    code: 'frame',
    name: {
      it: 'Telaio',
      en: 'Frame',
      fr: 'Cadre',
    },
    active: true,
    drawn: 'frame',
  },
  {
    code: 'fork',
    name: {
      it: 'Forcella',
      en: 'Fork',
      fr: 'Fourche',
    },
    active: true,
    drawn: 'fork',
  },
  {
    code: 'handlebar',
    name: {
      it: 'Manubrio',
      en: 'Handlebar',
      fr: 'Cintre',
    },
    active: true,
    drawn: 'handlebar',
  },
  {
    code: 'seatpost',
    name: {
      it: 'Reggisella',
      en: 'Seatpost',
      fr: 'Tige de selle',
    },
    active: true,
    drawn: 'seatpost',
  },
]

export const kinds: Kind[] = [
  {
    code: 'aesthetic',
    name: { it: 'Estetico', en: 'Cosmetic', fr: 'Esthétique' },
    subject: {
      it: 'danno estetico',
      en: 'cosmetic damage',
      fr: 'défaut esthétique',
    },
    hint: {
      it: 'Vernice, finitura, decalcomanie',
      en: 'Paint, finish, decals',
      fr: 'Peinture, finition, décors',
    },
    active: true,
    photos: 3,
    showsParts: true,
    cosmetic: true,
  },
  {
    code: 'functional',
    name: {
      it: 'Funzionale',
      en: 'Functional',
      fr: 'Fonctionnel',
    },
    subject: {
      it: 'difetto funzionale',
      en: 'functional fault',
      fr: 'défaut fonctionnel',
    },
    hint: {
      it: 'Crepe, rumori, gioco, rotture',
      en: 'Cracks, noises, play, breakage',
      fr: 'Fissures, bruits, jeu, casse',
    },
    active: true,
    photos: 3,
    showsParts: true,
  },
  {
    code: 'missing_component',
    name: {
      it: 'Componente mancante',
      en: 'Missing component',
      fr: 'Pièce manquante',
    },
    subject: {
      it: 'componente mancante',
      en: 'missing component',
      fr: 'pièce manquante',
    },
    hint: {
      it: 'Nella scatola manca qualcosa',
      en: 'Something is not in the box',
      fr: 'Il manque quelque chose dans le carton',
    },
    active: true,
    photos: 1,
    showsParts: false,
  },
]

export const shots: Shot[] = [
  {
    code: 'serial-number',
    name: {
      it: 'Il numero di serie o il suo QR code',
      en: 'The serial number or its QR code',
      fr: 'Le numéro de série ou son QR code',
    },
  },
  {
    code: 'drive-side',
    name: {
      it: 'La bici intera dal lato trasmissione',
      en: 'The whole bike from the drive side',
      fr: 'Le vélo entier, côté transmission',
    },
  },
  {
    code: 'damage-close',
    name: {
      it: 'Il danno da vicino, con un dito o un metro come riferimento',
      en: 'The damage close up, with a finger or a tape for scale',
      fr: 'Le défaut de près, avec un doigt ou un mètre pour l’échelle',
    },
  },
  {
    code: 'damage-from-30-cm',
    name: {
      it: 'Lo stesso punto da 30 cm',
      en: 'The same spot from 30 cm',
      fr: 'Le même endroit à 30 cm',
    },
  },
  {
    code: 'opposite-side',
    name: {
      it: 'Il lato opposto nello stesso punto',
      en: 'The opposite side at the same spot',
      fr: 'Le côté opposé au même endroit',
    },
  },
  {
    code: 'fork-legs',
    name: {
      it: 'I due foderi della forcella',
      en: 'Both legs of the fork',
      fr: 'Les deux fourreaux de la fourche',
    },
  },
  {
    code: 'crown-and-steerer',
    name: {
      it: 'Testa e cannotto della forcella',
      en: 'The fork’s crown and steerer',
      fr: 'La tête et le pivot de la fourche',
    },
  },
  {
    code: 'handlebar-clamp',
    name: {
      it: 'La zona di serraggio del manubrio',
      en: 'The handlebar’s clamp area',
      fr: 'La zone de serrage du cintre',
    },
  },
  {
    code: 'handlebar-damage',
    name: {
      it: 'Il danno sul manubrio',
      en: 'The damage on the handlebar',
      fr: 'Le défaut sur le cintre',
    },
  },
  {
    code: 'torque-label',
    name: {
      it: 'L’etichetta con la coppia di serraggio',
      en: 'The torque label',
      fr: 'L’étiquette du couple de serrage',
    },
  },
  {
    code: 'seatpost-clamp',
    name: {
      it: 'La zona di serraggio del reggisella',
      en: 'The seatpost’s clamp area',
      fr: 'La zone de serrage de la tige de selle',
    },
  },
  {
    code: 'insertion-mark',
    name: {
      it: 'La tacca di inserimento minimo del reggisella',
      en: 'The seatpost’s minimum insertion mark',
      fr: 'Le repère d’insertion minimale de la tige de selle',
    },
  },
  {
    code: 'seat-tube-opening',
    name: {
      it: 'L’imbocco del tubo piantone',
      en: 'The opening of the seat tube',
      fr: 'L’ouverture du tube de selle',
    },
  },
  {
    code: 'daylight-straight',
    name: {
      it: 'La vernice alla luce del giorno, di fronte',
      en: 'The paint in daylight, straight on',
      fr: 'La peinture à la lumière du jour, de face',
    },
  },
  {
    code: 'daylight-at-an-angle',
    name: {
      it: 'La vernice alla luce del giorno, di taglio',
      en: 'The paint in daylight, at an angle',
      fr: 'La peinture à la lumière du jour, de biais',
    },
  },
  {
    code: 'open-box',
    name: {
      it: 'La scatola aperta',
      en: 'The open box',
      fr: 'Le carton ouvert',
    },
  },
  {
    code: 'packing-list',
    name: {
      it: 'La distinta di imballaggio',
      en: 'The packing list',
      fr: 'La liste de colisage',
    },
  },
  {
    code: 'box-label',
    name: {
      it: 'L’etichetta della scatola',
      en: 'The label on the box',
      fr: 'L’étiquette du carton',
    },
  },
]

export const shotLists: ShotList[] = [
  {
    part: null,
    kind: null,
    shots: ['serial-number', 'drive-side'],
  },
  {
    part: 'frame',
    kind: null,
    shots: ['damage-close', 'damage-from-30-cm', 'opposite-side'],
  },
  {
    part: 'fork',
    kind: null,
    shots: ['fork-legs'],
  },
  {
    part: 'fork',
    kind: 'functional',
    shots: ['crown-and-steerer'],
  },
  {
    part: 'handlebar',
    kind: null,
    shots: ['handlebar-clamp', 'handlebar-damage', 'torque-label'],
  },
  {
    part: 'seatpost',
    kind: null,
    shots: ['seatpost-clamp', 'insertion-mark', 'seat-tube-opening'],
  },
  {
    part: null,
    kind: 'aesthetic',
    shots: ['daylight-straight', 'daylight-at-an-angle'],
  },
  {
    part: null,
    kind: 'missing_component',
    shots: ['open-box', 'packing-list', 'box-label'],
  },
]
