import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { assignWords } from '../assign.words.ts'

/** The page of the rules by which new claims are given to people of the staff. */
export const rulesWords = {
  console: terms.console,
  title: { it: 'Assegnazione degli interventi', en: 'Assignment of tickets', fr: 'Attribution des dossiers SAV' },
  intro: {
    it: 'Ogni nuova richiesta va alla persona della regola che dice di più: prima modello e paese insieme, poi il solo modello, poi il solo paese. Senza una regola, o se la persona non fa più parte dell’assistenza, resta da assegnare.',
    en: 'Each new request goes to the person named by the rule that says most: first model and country together, then the model alone, then the country alone. Without a rule, or if that person has left, it stays unassigned.',
    fr: 'Chaque nouvelle demande va à la personne de la règle la plus précise\u00a0: d’abord modèle et pays ensemble, puis le modèle seul, puis le pays seul. Sans règle, ou si la personne ne fait plus partie de l’équipe, elle reste à attribuer.',
  },
  rules: { it: 'Regole', en: 'Rules', fr: 'Règles' },
  none: {
    it: 'Nessuna regola: ogni nuova richiesta resta da assegnare.',
    en: 'No rules: every new request stays unassigned.',
    fr: 'Aucune règle\u00a0: chaque nouvelle demande reste à attribuer.',
  },
  set: { it: 'Aggiungi o cambia una regola', en: 'Add or change a rule', fr: 'Ajouter ou modifier une règle' },
  family: terms.model,
  'family.any': { it: 'Ogni modello', en: 'Any model', fr: 'Tout modèle' },
  country: terms.country,
  'country.any': { it: 'Ogni paese', en: 'Any country', fr: 'Tout pays' },
  assignee: assignWords.assignee,
  left: assignWords.left,
  save: { it: 'Salva la regola', en: 'Save the rule', fr: 'Enregistrer la règle' },
  remove: terms.delete,
  'remove.of': {
    it: 'Elimina la regola: {family}, {country}',
    en: 'Delete the rule: {family}, {country}',
    fr: 'Supprimer la règle\u00a0: {family}, {country}',
  },
  'done.rule': { it: 'Regola salvata', en: 'Rule saved', fr: 'Règle enregistrée' },
  'done.remove': { it: 'Regola eliminata', en: 'Rule deleted', fr: 'Règle supprimée' },
  'assignee-gone': assignWords['assignee-gone'],
  'rules-most': {
    it: 'Ci sono già 300 regole: eliminane una prima di aggiungerne un’altra.',
    en: 'There are 300 rules already: please delete one before adding another.',
    fr: 'Il existe déjà 300 règles\u00a0: supprimez-en une avant d’en ajouter une autre.',
  },
} as const satisfies WordTable
