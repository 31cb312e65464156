import { accepts, answers, closes, finishes, says, starts, type Story } from '../story.ts'

/** Claims of a private rider with two bicycles. */
export const ferri: readonly Story[] = [
  {
    key: 'ferri-c68',
    by: 'customer',
    ago: 143,
    bike: 'C68',
    parts: ['handlebar'],
    kind: 'aesthetic',
    bought: 2,
    receiptPhoto: true,
    content:
      'Togliendo il nastro ho visto dei graffi sulla curva del manubrio, a destra. La bici non è mai caduta e l’ho comprata da due mesi.',
    steps: [
      answers(
        2,
        'Buongiorno signora Ferri, grazie delle foto. I graffi si sentono con l’unghia o sono solo nel trasparente?',
      ),
      says(0, 'Si sentono appena. Mi preoccupa più la sicurezza che l’estetica.'),
      accepts(
        1,
        'Graffi superficiali nel trasparente, presenti sotto il nastro dall’origine: nastro nuovo e credito presso il rivenditore.',
      ),
      starts(0),
      answers(
        0,
        'Può stare tranquilla: la fibra non è toccata e il manubrio è sicuro. Il nastro nuovo la aspetta dal suo rivenditore.',
      ),
      finishes(6, 'credit'),
      says(1, 'Ritirato, grazie della chiarezza.'),
      closes(2, 'done'),
    ],
  },
  {
    by: 'customer',
    ago: 21,
    bike: 'V3',
    parts: ['seatpost'],
    kind: 'functional',
    bought: 13,
    content:
      'Durante le uscite lunghe la sella si abbassa: me ne accorgo dalle ginocchia. Ho segnato l’altezza con del nastro e dopo 100 km è scesa di 5 mm.',
    steps: [
      answers(
        1,
        'Buongiorno, il segno con il nastro è un’ottima idea. Il reggisella è stato montato con pasta per carbonio?',
      ),
      says(1, 'Non lo so, non l’ho mai toccato. Come faccio a capirlo?'),
      answers(0, 'Basta sfilarlo di 5 cm: se è asciutto o lucido, manca. Non stringa oltre i 6 Nm, per favore.'),
      says(3, 'È completamente asciutto. Allego la foto.', { shots: ['insertion'] }),
      accepts(1, 'Montato senza pasta per carbonio: ripristino gratuito presso un rivenditore di zona.'),
      answers(0, 'A chi preferisce rivolgersi? Il più vicino a lei è Cicli Bellavista.'),
    ],
  },
  {
    by: 'customer',
    sameBikeAs: 'ferri-c68',
    ago: 2.4,
    bike: 'C68',
    parts: ['frame'],
    kind: 'aesthetic',
    bought: 6,
    shots: ['bike', 'damage', 'distance'],
    content:
      'Ho notato una scheggiatura sul tubo orizzontale dopo l’ultimo lavaggio. Non ricordo urti, la bici dorme in salotto.',
  },
]
