import type { WordTable } from '#app/kit/words/words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const partsWords = {
  ...editingWords,
  intro: {
    it: 'Le parti a cui può riferirsi una richiesta, nell’ordine in cui i moduli le propongono. Anche quelle senza posto sul disegno si possono scegliere.',
    en: 'The parts a claim can be about, in the order in which forms offer them. Those that have no place on the drawing can be chosen as well.',
    fr: 'Les pièces qu’une demande peut concerner, dans l’ordre des formulaires. Celles qui ne figurent pas sur le dessin peuvent aussi être choisies.',
  },
  'parts.none': { it: 'Ancora nessuna parte.', en: 'No part yet.', fr: 'Aucune pièce pour l’instant.' },
  'part.new': { it: 'Nuova parte', en: 'New part', fr: 'Nouvelle pièce' },
  'part.change': { it: 'Modifica la parte', en: 'Change the part', fr: 'Modifier la pièce' },
  drawn: { it: 'Posto sul disegno', en: 'Place on the drawing', fr: 'Place sur le dessin' },
  'drawn.frame': { it: 'Il telaio', en: 'The frame', fr: 'Le cadre' },
  'drawn.fork': { it: 'La forcella', en: 'The fork', fr: 'La fourche' },
  'drawn.handlebar': { it: 'Il manubrio', en: 'The handlebar', fr: 'Le cintre' },
  'drawn.seatpost': { it: 'Il reggisella', en: 'The seatpost', fr: 'La tige de selle' },
  'drawn.none': { it: 'Non disegnata', en: 'Not drawn', fr: 'Pas dessinée' },
} as const satisfies WordTable
