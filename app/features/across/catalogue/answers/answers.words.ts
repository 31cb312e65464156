import type { WordTable } from '#app/kit/words/words.ts'
import { ticketWords } from '#app/features/service/tickets/tickets.words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const answersWords = {
  ...editingWords,
  intro: {
    it: 'Testi che l’assistenza inserisce in una risposta o in una decisione, nella lingua del cliente.',
    en: 'Texts that staff put into a reply or a decision, in the customer’s language.',
    fr: 'Textes que le service après-vente insère dans une réponse ou une décision, dans la langue du client.',
  },
  slots: {
    it: 'Si compilano da soli: {list}. La data è quella della richiesta.',
    en: 'Filled in by themselves: {list}. The date is that of the claim.',
    fr: 'Remplis automatiquement\u00a0: {list}. La date est celle de la demande.',
  },
  'slot-unknown': {
    it: '«{slot}» non si può compilare: usa solo {list}.',
    en: '“{slot}” cannot be filled in: use only {list}.',
    fr: '«\u00a0{slot}\u00a0» ne peut pas être rempli\u00a0: utilisez seulement {list}.',
  },
  'reason-long': {
    it: 'La motivazione di una decisione ha al massimo 2000 caratteri.',
    en: 'The reason of a decision has up to 2000 characters.',
    fr: 'Le motif d’une décision compte 2000 caractères au maximum.',
  },
  'answers.none': { it: 'Ancora nessun testo pronto.', en: 'No text yet.', fr: 'Aucun texte pour l’instant.' },
  'answer.new': { it: 'Nuovo testo', en: 'New text', fr: 'Nouveau texte' },
  'answer.change': { it: 'Modifica il testo', en: 'Change the text', fr: 'Modifier le texte' },
  use: { it: 'Dove serve', en: 'Where it is used', fr: 'Utilisation' },
  'use.answer': { it: 'Nelle risposte', en: 'In replies', fr: 'Dans les réponses' },
  'use.reason': { it: 'Nelle decisioni', en: 'In decisions', fr: 'Dans les décisions' },
  next: ticketWords['reply.next'],
  'next.usual': {
    it: 'In carico al cliente, a noi se promette una data',
    en: 'With the customer, with us if it promises a day',
    fr: 'Au client d’agir, à nous si elle promet une date',
  },
  'next.maker': ticketWords['turn.maker'],
  'next.dealer': ticketWords['turn.dealer'],
  'next.courier': ticketWords['turn.courier'],
  'next.hint': {
    it: 'Mentre tocca al cliente o al corriere, il tempo è fermo.',
    en: 'While it is the customer’s or the courier’s turn, the clock rests.',
    fr: 'Tant que c’est au client ou au transporteur d’agir, le délai est suspendu.',
  },
  decision: { it: 'Per quale decisione', en: 'For which decision', fr: 'Pour quelle décision' },
  'decision.either': { it: 'Per entrambe', en: 'For either', fr: 'Pour les deux' },
  'decision.accepted': ticketWords['reasons.accepted'],
  'decision.refused': ticketWords['reasons.refused'],
  text_it: { it: 'Testo in italiano', en: 'Text in Italian', fr: 'Texte en italien' },
  text_en: { it: 'Testo in inglese', en: 'Text in English', fr: 'Texte en anglais' },
  text_fr: { it: 'Testo in francese', en: 'Text in French', fr: 'Texte en français' },
  'answer.kinds': { it: 'Per quali danni', en: 'For which damage', fr: 'Pour quels défauts' },
  'answer.kinds.hint': {
    it: 'Nessuno: per tutti.',
    en: 'None: for all of them.',
    fr: 'Aucun\u00a0: pour tous.',
  },
  offered: { it: 'Proposto all’assistenza', en: 'Offered to staff', fr: 'Proposé au service après-vente' },
} as const satisfies WordTable
