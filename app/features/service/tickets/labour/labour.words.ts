import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { pageWords } from '../page/page.words.ts'

/** The minutes of a workshop on the pages of a ticket. */
export const labourWords = {
  title: pageWords.labour,
  asked: pageWords['labour.asked'],
  granted: pageWords['labour.granted'],
  refused: pageWords['labour.refused'],
  'state.asked': { it: 'in attesa', en: 'waiting', fr: 'en attente' },
  'state.cut': {
    it: '{count} di {minutes}\u00a0min riconosciuti',
    en: '{count} of {minutes}\u00a0min granted',
    fr: '{count} sur {minutes}\u00a0min accordées',
  },
  text: {
    it: 'Indica i minuti di lavoro della tua officina: l’assistenza li riconosce o li riduce con la decisione.',
    en: 'Give your workshop’s minutes of work: our after-sales team grants or cuts them with the decision.',
    fr: 'Indiquez les minutes de travail de votre atelier\u00a0: le service après-vente les accorde ou les réduit avec la décision.',
  },
  'text.decided': {
    it: 'Indica i minuti di lavoro della tua officina: l’assistenza li riconosce o li riduce, anche dopo la decisione.',
    en: 'Give your workshop’s minutes of work: our after-sales team grants or cuts them, also after the decision.',
    fr: 'Indiquez les minutes de travail de votre atelier\u00a0: le service après-vente les accorde ou les réduit, même après la décision.',
  },
  add: { it: 'Chiedi altri minuti', en: 'Ask for more minutes', fr: 'Demander d’autres minutes' },
  'add.first': { it: 'Chiedi minuti d’officina', en: 'Ask for workshop minutes', fr: 'Demander des minutes d’atelier' },
  code: { it: 'Lavoro', en: 'Job', fr: 'Travail' },
  'code.usual': {
    it: '{name} (di solito {count}\u00a0min)',
    en: '{name} (usually {count}\u00a0min)',
    fr: '{name} (en général {count}\u00a0min)',
  },
  minutes: { it: 'Minuti', en: 'Minutes', fr: 'Minutes' },
  note: terms.note,
  send: { it: 'Chiedi i minuti', en: 'Ask for the minutes', fr: 'Demander les minutes' },
  remove: terms.withdraw,
  'remove.of': { it: 'Ritira: {name}', en: 'Withdraw: {name}', fr: 'Retirer\u00a0: {name}' },
  'grant.of': {
    it: '{name}, {count}\u00a0min richiesti',
    en: '{name}, {count}\u00a0min asked for',
    fr: '{name}, {count}\u00a0min demandées',
  },
  'grant.all': { it: 'Riconosci {count}\u00a0min', en: 'Grant {count}\u00a0min', fr: 'Accorder {count}\u00a0min' },
  'grant.cut': { it: 'Riduci a {count}\u00a0min', en: 'Cut to {count}\u00a0min', fr: 'Réduire à {count}\u00a0min' },
  'grant.none': { it: 'Non riconoscere', en: 'Do not grant', fr: 'Ne pas accorder' },
  save: terms.save,
} as const satisfies WordTable
