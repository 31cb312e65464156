import type { WordTable } from '#app/kit/words/words.ts'
import { draftWords } from '../draft.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const labourWords = {
  ...editingWords,
  intro: {
    it: 'Le lavorazioni di cui un’officina può chiedere i minuti in un intervento. L’assistenza li riconosce o li riduce con la decisione.',
    en: 'The jobs for which a workshop can ask minutes on a ticket. Staff grant or cut them with the decision.',
    fr: 'Les travaux dont un atelier peut demander les minutes dans un dossier SAV. Le service après-vente les accorde ou les réduit avec la décision.',
  },
  none: { it: 'Ancora nessuna lavorazione.', en: 'No job yet.', fr: 'Aucun travail pour l’instant.' },
  new: { it: 'Nuova lavorazione', en: 'New job', fr: 'Nouveau travail' },
  'change.one': { it: 'Modifica la lavorazione', en: 'Change the job', fr: 'Modifier le travail' },
  minutes: { it: 'Minuti di solito', en: 'Usual minutes', fr: 'Minutes habituelles' },
  families: draftWords['section.families'],
  parts: draftWords['section.parts'],
  'any.hint': { it: 'Nessuno: vale per tutti.', en: 'None: it applies to all.', fr: 'Aucun\u00a0: vaut pour tous.' },
  offered: { it: 'Proposta alle officine', en: 'Offered to workshops', fr: 'Proposé aux ateliers' },
} as const satisfies WordTable
