import type { WordTable } from '#app/kit/words/words.ts'
import { draftWords } from '../draft.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const labourWords = {
  ...editingWords,
  intro: {
    it: 'I lavori per cui un’officina può chiedere minuti in un intervento. L’assistenza li riconosce o li riduce con la decisione.',
    en: 'The jobs for which a workshop can ask for minutes on a ticket. Staff grant or cut them with the decision.',
    fr: 'Les travaux pour lesquels un atelier peut demander des minutes dans un dossier SAV. Le service après-vente les accorde ou les réduit avec la décision.',
  },
  none: { it: 'Ancora nessun lavoro.', en: 'No job yet.', fr: 'Aucun travail pour l’instant.' },
  new: { it: 'Nuovo lavoro', en: 'New job', fr: 'Nouveau travail' },
  'change.one': { it: 'Modifica il lavoro', en: 'Change the job', fr: 'Modifier le travail' },
  minutes: { it: 'Minuti abituali', en: 'Usual minutes', fr: 'Minutes habituelles' },
  families: draftWords['section.families'],
  parts: draftWords['section.parts'],
  'any.hint': {
    it: 'Senza scelta vale sempre.',
    en: 'None chosen: it always applies.',
    fr: 'Sans choix, il vaut toujours.',
  },
  offered: { it: 'Proposto alle officine', en: 'Offered to workshops', fr: 'Proposé aux ateliers' },
} as const satisfies WordTable
