import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** The next step as its reader takes it; what others are to do is said as what is waited for. */
export const stepWords = {
  step: { it: 'Prossimo passo', en: 'Next step', fr: 'Prochaine étape' },
  'answer-maker': {
    it: 'Rispondere all’assistenza',
    en: 'Answer the after-sales team',
    fr: 'Répondre au service après-vente',
  },
  'send-part': { it: 'Spedire il pezzo', en: 'Send the part', fr: 'Envoyer la pièce' },
  'read-decision': { it: 'Leggere la decisione', en: 'Read the decision', fr: 'Lire la décision' },
  decide: { it: 'Decidere sulla garanzia', en: 'Decide on the warranty', fr: 'Décider de la garantie' },
  'start-work': { it: 'Avviare la lavorazione', en: 'Start operations', fr: 'Lancer la prise en charge' },
  'complete-work': { it: 'Completare la lavorazione', en: 'Complete operations', fr: 'Terminer la prise en charge' },
  close: { it: 'Chiudere l’intervento', en: 'Close the ticket', fr: 'Clôturer le dossier SAV' },
  'answer-customer': { it: 'Rispondere al cliente', en: 'Answer the customer', fr: 'Répondre au client' },
  'wait-decision': { it: 'In attesa della decisione', en: 'Waiting for the decision', fr: 'En attente de la décision' },
  'wait-maker': { it: 'Se ne occupa l’assistenza', en: 'With the after-sales team', fr: 'Chez le service après-vente' },
  'wait-customer': { it: 'In attesa del cliente', en: 'Waiting for the customer', fr: 'En attente du client' },
  'wait-part': { it: 'In attesa del pezzo', en: 'Waiting for the part', fr: 'En attente de la pièce' },
  'wait-courier': { it: 'In viaggio con il corriere', en: 'On its way by courier', fr: 'En cours de transport' },
  'wait-nobody': { it: 'Nessuna azione attesa', en: 'No action needed', fr: 'Aucune action attendue' },
  late: terms.overdue,
  'late.of': { it: '{step}, in ritardo', en: '{step}, overdue', fr: '{step}, en retard' },
} as const satisfies WordTable
