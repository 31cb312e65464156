import { answerTerms } from '../tickets.answers.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { keysWords } from '../desk/ticket-keys.words.ts'
import { terms } from '#app/terms.words.ts'

/** Whose a ticket is. */
export const assignWords = {
  assignee: { it: 'Assegnato a', en: 'Assigned to', fr: 'Attribué à' },
  nobody: answerTerms.nobody,
  you: terms.nameOfYou,
  left: { it: '{name} (non più in servizio)', en: '{name} (has left)', fr: '{name} (n’est plus en service)' },
  take: { it: 'Prendi in carico', en: 'Take it', fr: 'Prendre en charge' },
  release: { it: 'Rilascia', en: 'Release', fr: 'Libérer' },
  change: { it: 'Cambia assegnazione', en: 'Change assignment', fr: 'Changer l’attribution' },
  save: keysWords.assign,
  next: { it: 'Prendi il prossimo', en: 'Take the next', fr: 'Prendre le suivant' },
  'assignee-gone': {
    it: 'Questa persona non fa più parte dell’assistenza: scegline un’altra.',
    en: 'This person is no longer on the staff: please choose someone else.',
    fr: 'Cette personne ne fait plus partie de l’équipe\u00a0: choisissez-en une autre.',
  },
  'assignee-other': {
    it: 'Nel frattempo l’intervento è stato assegnato a {name}.',
    en: 'The ticket has meanwhile been assigned to {name}.',
    fr: 'Entre-temps, le dossier SAV a été attribué à {name}.',
  },
  'assignee-none': {
    it: 'Nel frattempo l’intervento è stato rilasciato: ora non è di nessuno.',
    en: 'The ticket has meanwhile been released: it is nobody’s now.',
    fr: 'Entre-temps, le dossier SAV a été libéré\u00a0: il n’est plus à personne.',
  },
} as const satisfies WordTable
