import type { WordTable } from '#app/kit/words/words.ts'
import { accountJobWords } from './account-jobs.words.ts'
import { outsideJobWords } from './outside-jobs.words.ts'

/** What each job of the worker does, by its name. */
export const kindWords = {
  ...accountJobWords,
  ...outsideJobWords,
  'webhook.deliver': { it: 'Consegna di un webhook', en: 'Delivery of a webhook', fr: 'Livraison d’un webhook' },
  'webhooks.off': {
    it: 'E-mail su un webhook disattivato',
    en: 'Emails about a webhook that was switched off',
    fr: 'E-mails sur un webhook désactivé',
  },
  'mail.webhook-off': {
    it: 'E-mail su un webhook disattivato',
    en: 'Email about a webhook that was switched off',
    fr: 'E-mail sur un webhook désactivé',
  },
  'orders.sold': {
    it: 'Bici di un ordine segnate come vendute nell’elenco delle bici costruite',
    en: 'An order’s bikes marked as sold in the list of built bikes',
    fr: 'Vélos d’une commande marqués comme vendus dans la liste des vélos fabriqués',
  },
  'catalogue.published': {
    it: 'Ricalcolo delle garanzie dopo una pubblicazione del catalogo',
    en: 'Warranties recalculated after the catalogue was published',
    fr: 'Recalcul des garanties après une publication du catalogue',
  },
  'mail.due': {
    it: 'Promemoria delle scadenze',
    en: 'Reminder of what is due',
    fr: 'Rappel des échéances',
  },
  'tickets.hours': {
    it: 'Ricalcolo delle scadenze degli interventi dopo una pubblicazione del catalogo',
    en: 'Due dates of tickets recalculated after the catalogue was published',
    fr: 'Recalcul des échéances des dossiers SAV après une publication du catalogue',
  },
  'products.delivered': {
    it: 'Ricalcolo delle garanzie dopo una nuova data di consegna',
    en: 'Warranties recalculated after another day of delivery',
    fr: 'Recalcul des garanties après une nouvelle date de livraison',
  },
  'mail.second-factor': {
    it: 'Avviso sulla verifica in due passaggi',
    en: 'Notice about two-step verification',
    fr: 'Avis sur la validation en deux étapes',
  },
  'mail.test': { it: 'E-mail di prova', en: 'Test email', fr: 'E-mail de test' },
  'mail.invite': { it: 'Invito', en: 'Invitation', fr: 'Invitation' },
  'access.requested': {
    it: 'Avvisi di una richiesta di accesso',
    en: 'Notices of a request for access',
    fr: 'Avis d’une demande d’accès',
  },
  'mail.access-request': {
    it: 'E-mail su una richiesta di accesso',
    en: 'Email about a request for access',
    fr: 'E-mail sur une demande d’accès',
  },
  'mail.access': {
    it: 'Risposta a una richiesta di accesso',
    en: 'Answer to a request for access',
    fr: 'Réponse à une demande d’accès',
  },
  'tickets.received': {
    it: 'Conferma di un nuovo intervento',
    en: 'Confirmation of a new ticket',
    fr: 'Confirmation d’un nouveau dossier SAV',
  },
  'tickets.replied': {
    it: 'Avvisi di una risposta a un intervento',
    en: 'Notices of a reply to a ticket',
    fr: 'Avis d’une réponse à un dossier SAV',
  },
  'tickets.moved': {
    it: 'Avvisi di un intervento che cambia stato',
    en: 'Notices of a ticket’s new stage',
    fr: 'Avis d’une nouvelle étape d’un dossier SAV',
  },
  'tickets.related': {
    it: 'Avvisi di interventi collegati, uniti o separati',
    en: 'Notices of tickets linked, merged or split',
    fr: 'Avis de dossiers SAV liés, fusionnés ou séparés',
  },
  'mail.appointment': {
    it: 'E-mail su un appuntamento',
    en: 'Email about an appointment',
    fr: 'E-mail sur un rendez-vous',
  },
  'appointments.told': {
    it: 'Avvisi al negozio di un appuntamento',
    en: 'Notices to the shop of an appointment',
    fr: 'Avis au magasin d’un rendez-vous',
  },
  'mail.appointment-shop': {
    it: 'E-mail al negozio su un appuntamento',
    en: 'Email to the shop about an appointment',
    fr: 'E-mail au magasin sur un rendez-vous',
  },
  'bulletins.published': {
    it: 'Invio di un bollettino tecnico',
    en: 'Sending of a technical bulletin',
    fr: 'Envoi d’un bulletin technique',
  },
  'mail.bulletin': {
    it: 'E-mail su un bollettino tecnico',
    en: 'Email about a technical bulletin',
    fr: 'E-mail sur un bulletin technique',
  },
  'mail.remark': {
    it: 'E-mail su una segnalazione',
    en: 'Email about a remark on a guide',
    fr: 'E-mail sur une remarque',
  },
  'recalls.published': {
    it: 'Avvisi di un richiamo',
    en: 'Notices of a recall',
    fr: 'Avis d’un rappel',
  },
  'recalls.registered': {
    it: 'Controllo di una bici registrata: richiami',
    en: 'Look-up of a registered bicycle: recalls',
    fr: 'Contrôle d’un vélo enregistré\u00a0: rappels',
  },
  'mail.survey': { it: 'E-mail con un sondaggio', en: 'Email with a survey', fr: 'E-mail avec une enquête' },
  'mail.recall': { it: 'E-mail su un richiamo', en: 'Email about a recall', fr: 'E-mail sur un rappel' },
  'mail.follower': {
    it: 'E-mail a chi segue un intervento',
    en: 'Email to someone who follows a ticket',
    fr: 'E-mail à une personne qui suit un dossier SAV',
  },
  'mail.inbound': {
    it: 'Risposta a un’e-mail arrivata',
    en: 'Answer to an email that came in',
    fr: 'Réponse à un e-mail reçu',
  },
  'mail.rating': {
    it: 'E-mail che chiede com’è andato un intervento',
    en: 'Email asking how a ticket went',
    fr: 'E-mail demandant comment s’est passé un dossier SAV',
  },
  'mail.ticket': { it: 'E-mail su un intervento', en: 'Email about a ticket', fr: 'E-mail sur un dossier SAV' },
  'quotes.decided': {
    it: 'Avvisi della risposta a un preventivo',
    en: 'Notices of the answer to a quote',
    fr: 'Avis de la réponse à un devis',
  },
  'quotes.replied': {
    it: 'Avvisi di un messaggio su un preventivo',
    en: 'Notices of a message about a quote',
    fr: 'Avis d’un message sur un devis',
  },
  'quotes.shown': { it: 'Avvisi di un nuovo preventivo', en: 'Notices of a new quote', fr: 'Avis d’un nouveau devis' },
  'quotes.expiring': {
    it: 'Promemoria di un preventivo in scadenza',
    en: 'Reminders of a quote about to expire',
    fr: 'Rappels d’un devis qui arrive à échéance',
  },
  'mail.quote': { it: 'E-mail su un preventivo', en: 'Email about a quote', fr: 'E-mail sur un devis' },
  'leads.routed': { it: 'Avvisi di un nuovo contatto', en: 'Notices of a new lead', fr: 'Avis d’un nouveau contact' },
  'mail.lead': { it: 'E-mail su un contatto', en: 'Email about a lead', fr: 'E-mail sur un contact' },
  'leads.unanswered': {
    it: 'Promemoria di un contatto senza risposta',
    en: 'Reminders of an unanswered lead',
    fr: 'Rappels d’un contact sans réponse',
  },
  'leads.declined': {
    it: 'Avvisi di un contatto rifiutato',
    en: 'Notices of a declined lead',
    fr: 'Avis d’un contact refusé',
  },
  'leads.taken': {
    it: 'Avvisi di un contatto riassegnato',
    en: 'Notices of a lead routed elsewhere',
    fr: 'Avis d’un contact réorienté',
  },
  'leads.erased': {
    it: 'Avvisi di un contatto eliminato',
    en: 'Notices of a deleted lead',
    fr: 'Avis d’un contact supprimé',
  },
  'leads.contact': {
    it: 'Scheda di un contatto nel CRM',
    en: 'A lead’s record in the CRM',
    fr: 'Fiche d’un contact dans le CRM',
  },
  'leads.forget': {
    it: 'Cancellazione di un contatto dal CRM',
    en: 'Erasure of a lead from the CRM',
    fr: 'Effacement d’un contact dans le CRM',
  },
  'mail.product': {
    it: 'E-mail su un passaggio di proprietà',
    en: 'Email about a change of owner',
    fr: 'E-mail sur un changement de propriétaire',
  },
  'resources.guides': {
    it: 'Avvisi di nuovi manuali e guide',
    en: 'Notices of new manuals and guides',
    fr: 'Avis de nouveaux manuels et guides',
  },
  'mail.guides': {
    it: 'E-mail su nuovi manuali e guide',
    en: 'Email about new manuals and guides',
    fr: 'E-mail sur de nouveaux manuels et guides',
  },
  'signals.found': {
    it: 'Avvisi di un nuovo segnale',
    en: 'Notices of a new signal',
    fr: 'Avis d’un nouveau signal',
  },
  'mail.signal': {
    it: 'E-mail su un nuovo segnale',
    en: 'Email about a new signal',
    fr: 'E-mail sur un nouveau signal',
  },
  'licence.requested': {
    it: 'Avvisi della richiesta di un modulo',
    en: 'Notices of a request for a module',
    fr: 'Avis de la demande d’un module',
  },
  'mail.licence-request': {
    it: 'E-mail sulla richiesta di un modulo',
    en: 'Email about a request for a module',
    fr: 'E-mail sur la demande d’un module',
  },
  'mail.licence-answer': {
    it: 'Risposta alla richiesta di un modulo',
    en: 'Answer to a request for a module',
    fr: 'Réponse à la demande d’un module',
  },
  'mail.erasure-asked': {
    it: 'Conferma di una richiesta di cancellazione dei dati',
    en: 'Confirmation of a request for data erasure',
    fr: 'Confirmation d’une demande d’effacement des données',
  },
  'mail.erased': {
    it: 'Riepilogo di una cancellazione dei dati',
    en: 'Report of a data erasure',
    fr: 'Récapitulatif d’un effacement des données',
  },
  'profile.forget': {
    it: 'Cancellazione dei dati nei servizi esterni',
    en: 'Data erasure in external services',
    fr: 'Effacement des données dans les services externes',
  },
  other: { it: 'Altra operazione', en: 'Other task', fr: 'Autre opération' },
} as const satisfies WordTable

/** The jobs that have words here: `jobs.server.ts` takes no other. */
export type JobName = Exclude<keyof typeof kindWords, 'other'>

/** A row written by an older version of the portal may have a name that no longer exists. */
export function kindIn(kind: string): keyof typeof kindWords {
  // Object.hasOwn does not narrow.
  return Object.hasOwn(kindWords, kind) ? (kind as keyof typeof kindWords) : 'other'
}
