import { formatList } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { type Entry, sayIn, type WordTable } from '#app/kit/words/words.ts'
import type { ModelFamily } from '#app/catalogue/catalogue.ts'
import { inSentence, kindIn, type Labels, nameOf } from '#app/catalogue/catalogue.labels.ts'
import type { Topic } from './tickets.claim.ts'
import type { TicketRow } from './tickets.ts'
import type { Stage } from './tickets.stages.ts'
import { terms } from '#app/terms.words.ts'

const noAction = { it: 'Nessuna azione attesa', en: 'No action needed', fr: 'Aucune action attendue' } as const

/** With this type the compiler names a stage without a name here alone, not at each use. */
const stageNames: Record<`stage.${Stage}`, Entry> = {
  'stage.new_request': { it: 'Nuova richiesta', en: 'New request', fr: 'Nouvelle demande' },
  'stage.decision_completed': { it: 'Decisione presa', en: 'Decision completed', fr: 'Décision prise' },
  'stage.operations_in_progress': {
    it: 'Lavorazione in corso',
    en: 'Operations in progress',
    fr: 'Prise en charge en cours',
  },
  'stage.operations_completed': {
    it: 'Lavorazione completata',
    en: 'Operations completed',
    fr: 'Prise en charge terminée',
  },
  'stage.ticket_closed': terms.closed,
}

/** The words that all pages and mails about tickets share. */
export const ticketWords = {
  ...stageNames,
  reopened: { it: 'Valutazione riaperta', en: 'Assessment reopened', fr: 'Examen rouvert' },
  'phase.km0': {
    it: 'Prima della vendita (km\u00a00)',
    en: 'Before sale (km\u00a00)',
    fr: 'Avant la vente (0\u00a0km)',
  },
  'phase.field': { it: 'Durante l’uso', en: 'In use', fr: 'À l’usage' },
  'resolution.repair': terms.repair,
  'resolution.replace': terms.replacement,
  'resolution.part_sent': { it: 'Ricambio spedito', en: 'Part sent', fr: 'Pièce envoyée' },
  'resolution.credit': terms.creditNote,
  'close.done': { it: 'Problema risolto', en: 'Resolved', fr: 'Problème résolu' },
  'close.refused': { it: 'Garanzia respinta', en: 'Claim refused', fr: 'Garantie refusée' },
  'close.withdrawn': terms.requestWithdrawn,
  'close.duplicate': { it: 'Doppione', en: 'Duplicate', fr: 'Doublon' },
  'close.no_answer': { it: 'Nessuna risposta', en: 'No answer', fr: 'Sans réponse' },
  'turn.maker': { it: 'In carico a noi', en: 'With us', fr: 'À nous d’agir' },
  'turn.team': { it: 'In carico all’assistenza', en: 'With the after-sales team', fr: 'Au SAV d’agir' },
  'turn.dealer': { it: 'In carico al cliente', en: 'With the customer', fr: 'Au client d’agir' },
  'turn.you': { it: 'Da rispondere', en: 'Waiting for you', fr: 'À vous d’agir' },
  'turn.courier': { it: 'Al corriere', en: 'With the courier', fr: 'Chez le transporteur' },
  'turn.nobody': noAction,
  'reply.next': { it: 'Dopo la risposta', en: 'After the reply', fr: 'Après la réponse' },
  'reasons.accepted': { it: 'Per accettare', en: 'For accepting', fr: 'Pour accepter' },
  'reasons.refused': { it: 'Per respingere', en: 'For refusing', fr: 'Pour refuser' },
  'subject.composed': {
    it: '{parts}: {kind} ({bicycle})',
    en: '{parts}: {kind} ({bicycle})',
    fr: '{parts}\u00a0: {kind} ({bicycle})',
  },
} as const satisfies WordTable

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
  'decide-drawn': {
    it: 'Decidere: estratta per controllo',
    en: 'Decide: drawn for a check',
    fr: 'Décider\u00a0: tirée au sort pour contrôle',
  },
  'decide-appeal': { it: 'Decidere sul ricorso', en: 'Decide on the appeal', fr: 'Décider du recours' },
  'start-work': { it: 'Avviare la lavorazione', en: 'Start operations', fr: 'Lancer la prise en charge' },
  'complete-work': { it: 'Completare la lavorazione', en: 'Complete operations', fr: 'Terminer la prise en charge' },
  close: { it: 'Chiudere l’intervento', en: 'Close the ticket', fr: 'Clôturer le dossier SAV' },
  'answer-customer': { it: 'Rispondere al cliente', en: 'Answer the customer', fr: 'Répondre au client' },
  'wait-decision': { it: 'In attesa della decisione', en: 'Waiting for the decision', fr: 'En attente de la décision' },
  'wait-maker': { it: 'Se ne occupa l’assistenza', en: 'With the after-sales team', fr: 'Chez le service après-vente' },
  'wait-customer': { it: 'In attesa del cliente', en: 'Waiting for the customer', fr: 'En attente du client' },
  'wait-part': { it: 'In attesa del pezzo', en: 'Waiting for the part', fr: 'En attente de la pièce' },
  'wait-courier': { it: 'In viaggio con il corriere', en: 'On its way by courier', fr: 'En cours de transport' },
  'wait-nobody': noAction,
  late: terms.overdue,
  'late.of': { it: '{step}, in ritardo', en: '{step}, overdue', fr: '{step}, en retard' },
} as const satisfies WordTable

type Subject = Topic & Partial<Pick<TicketRow, 'subject'>>

/**
 * The subject of a ticket in the reader's language, unless staff have set one.
 * @param labels in that language
 * @param serialBeside the serial number stands beside it already, so that the model says enough
 */
export function subjectOf(locale: Locale, labels: Labels, ticket: Subject, serialBeside = false): string {
  if (ticket.subject) return ticket.subject
  const say = sayIn(ticketWords, locale)
  const parts = formatList(
    locale,
    ticket.partInvolved.map((part) => inSentence(nameOf(labels.parts, part))),
  )
  const { frameModel: model, serialNumber: serial } = ticket
  return say('subject.composed', {
    parts: parts.charAt(0).toUpperCase() + parts.slice(1),
    kind: kindIn(labels, ticket.kindOfDamage),
    bicycle: serialBeside ? model : bicycleOf(model, serial),
  })
}

/** Most serial numbers begin with the model. */
function bicycleOf(model: ModelFamily, serial: string): string {
  return serial.startsWith(model) ? serial : `${model} ${serial}`
}
