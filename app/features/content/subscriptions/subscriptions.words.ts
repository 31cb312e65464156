import type { WordTable } from '#app/kit/words/words.ts'
import type { Topic } from './subscriptions.ts'
import { terms } from '#app/terms.words.ts'

export const subscriptionWords = {
  title: terms.subscriptions,
  intro: {
    it: 'Le e-mail che arrivano dal portale, argomento per argomento.',
    en: 'The emails you get from the portal, topic by topic.',
    fr: 'Les e-mails que vous recevez du portail, sujet par sujet.',
  },
  error: {
    it: 'Errore nel caricamento delle iscrizioni',
    en: 'Error loading subscriptions',
    fr: 'Erreur lors du chargement des abonnements',
  },
  'notice.updated': {
    it: 'Stato dell’iscrizione aggiornato',
    en: 'Subscription status updated',
    fr: 'Statut de l’abonnement mis à jour',
  },
  'notice.failed': {
    it: 'Errore nell’aggiornamento dello stato dell’iscrizione',
    en: 'Error updating subscription status',
    fr: 'Erreur lors de la mise à jour du statut de l’abonnement',
  },
  'notice.on': {
    it: '{topic}: iscrizione attivata',
    en: '{topic}: subscribed',
    fr: '{topic}\u00a0: abonnement activé',
  },
  'notice.off': {
    it: '{topic}: iscrizione annullata',
    en: '{topic}: unsubscribed',
    fr: '{topic}\u00a0: abonnement désactivé',
  },

  topics: { it: 'A scelta', en: 'Up to you', fr: 'À votre choix' },
  fixed: { it: 'Sempre attive', en: 'Always on', fr: 'Toujours actifs' },
  'topic.steps': { it: 'Avanzamento degli interventi', en: 'Ticket updates', fr: 'Suivi des dossiers SAV' },
  'topic.steps.text': {
    it: 'Richiesta ricevuta, inizio e fine della lavorazione, chiusura. Decisioni e risposte arrivano comunque.',
    en: 'Request received, operations started and completed, ticket closed. Decisions and replies reach you in any case.',
    fr: 'Demande reçue, début et fin de la prise en charge, clôture. Les décisions et les réponses vous parviennent dans tous les cas.',
  },
  'topic.reminders': { it: 'Contatti e preventivi', en: 'Leads and quotes', fr: 'Contacts et devis' },
  'topic.reminders.text': {
    it: 'Nuovi contatti e preventivi, e promemoria prima che scadano.',
    en: 'New leads and quotes for you, and reminders before they expire.',
    fr: 'Nouveaux contacts et devis pour vous, et rappels avant leur échéance.',
  },
  'topic.reminders.rider': { it: 'Preventivi e tagliandi', en: 'Quotes and services', fr: 'Devis et révisions' },
  'topic.reminders.rider.text': {
    it: 'Nuovi preventivi, e promemoria prima che scadano. I tagliandi in arrivo della tua bici.',
    en: 'New quotes for you, and reminders before they expire. Services that your bike is due for.',
    fr: 'Nouveaux devis pour vous, et rappels avant la fin de leur validité. Révisions à venir de votre vélo.',
  },
  'topic.appointments': {
    it: 'Appuntamenti in negozio',
    en: 'Appointments in the shop',
    fr: 'Rendez-vous en magasin',
  },
  'topic.appointments.text': {
    it: 'Quando un cliente prenota, sposta o annulla da sé un appuntamento.',
    en: 'When a customer books, moves or cancels an appointment themselves.',
    fr: 'Quand un client prend, déplace ou annule lui-même un rendez-vous.',
  },
  'topic.surveys': terms.surveys,
  'topic.surveys.text': {
    it: 'Una domanda dopo un intervento, un appuntamento o una nuova bici: al massimo un’e-mail al mese e un promemoria. La domanda su un intervento c’è comunque anche sulla sua pagina.',
    en: 'A question after a ticket, an appointment or a new bicycle: one email a month at most, and one reminder. A question about a ticket stands on its page in any case.',
    fr: 'Une question après un dossier SAV, un rendez-vous ou un nouveau vélo\u00a0: un e-mail par mois au plus, et un rappel. La question sur un dossier figure de toute façon sur sa page.',
  },
  'topic.signals': terms.signals,
  'topic.signals.text': {
    it: 'Quando una parte risulta difettosa più del solito su bici con numeri di serie simili: un’e-mail per ogni segnale.',
    en: 'When a part fails more often than usual on bikes with similar serial numbers: one email for each signal.',
    fr: 'Quand une pièce est défectueuse plus souvent que d’habitude sur des vélos aux numéros de série semblables\u00a0: un e-mail par signal.',
  },
  'topic.bulletins': terms.bulletins,
  'topic.bulletins.text': {
    it: 'Quando esce un bollettino tecnico per la tua azienda: il testo intero, e un promemoria se resta da confermare.',
    en: 'When a technical bulletin comes out for your company: the whole text, and a reminder while it is to be confirmed.',
    fr: 'Quand un bulletin technique paraît pour votre entreprise\u00a0: le texte entier, et un rappel tant qu’il reste à confirmer.',
  },
  'topic.manuals': {
    it: 'Manuali e guide alle taglie',
    en: 'Manuals and size guides',
    fr: 'Manuels et guides des tailles',
  },
  'topic.manuals.text': {
    it: 'Quando esce un manuale di montaggio o una guida alle taglie, o una nuova versione.',
    en: 'When an assembly manual or a size guide comes out, or a new version of one.',
    fr: 'À la parution d’un manuel de montage ou d’un guide des tailles, ou d’une nouvelle version.',
  },
  'topic.products': { it: 'Nuovi prodotti', en: 'New products', fr: 'Nouveaux produits' },
  'topic.products.text': {
    it: 'Modelli, colori e componenti appena presentati.',
    en: 'Models, colours and components, as they are launched.',
    fr: 'Modèles, coloris et composants, dès leur présentation.',
  },
  'topic.news': { it: 'Novità e promozioni', en: 'News and promotions', fr: 'Actualités et promotions' },
  'topic.news.text': {
    it: 'Eventi, campagne e offerte. Poche e-mail al mese.',
    en: 'Events, campaigns and offers. A few emails a month.',
    fr: 'Événements, campagnes et offres. Quelques e-mails par mois.',
  },
  'topic.deadlines': {
    it: 'Scadenze degli interventi',
    en: 'Ticket deadlines',
    fr: 'Échéances des dossiers SAV',
  },
  'topic.deadlines.text': {
    it: 'Un’e-mail per giorno lavorativo, se qualcosa sta per scadere o è in ritardo.',
    en: 'One email per working day, if something is about to be due or is overdue.',
    fr: 'Un e-mail par jour ouvré, si quelque chose arrive à échéance ou est en retard.',
  },
  'topic.safety': { it: 'Avvisi di sicurezza', en: 'Safety notices', fr: 'Avis de sécurité' },
  'topic.safety.text': {
    it: 'Richiami e avvisi su una bici o un componente: in caso di pericolo siamo tenuti ad avvisare.',
    en: 'Recalls and warnings about a bike or a component: where there is a danger, we are obliged to tell you.',
    fr: 'Rappels et alertes sur un vélo ou un composant\u00a0: en cas de danger, nous sommes tenus de vous prévenir.',
  },
  'topic.service': {
    it: 'Decisioni, risposte e accesso',
    en: 'Decisions, replies and access',
    fr: 'Décisions, réponses et accès',
  },
  'topic.service.text': {
    it: 'La decisione su una garanzia, le risposte ai messaggi, i tuoi appuntamenti in negozio, i link per l’accesso e la sicurezza dell’account.',
    en: 'What you asked for yourself: the decision on a warranty claim, replies to your messages, your appointments in a shop, links for access and the security of your account.',
    fr: 'Ce que vous avez vous-même demandé\u00a0: la décision sur une garantie, les réponses à vos messages, vos rendez-vous en magasin, les liens d’accès et la sécurité du compte.',
  },
  subscribed: { it: 'Attiva', en: 'Subscribed', fr: 'Actif' },
  unsubscribed: { it: 'Non attiva', en: 'Unsubscribed', fr: 'Inactif' },
  always: { it: 'Sempre attiva', en: 'Always on', fr: 'Toujours actif' },
  subscribe: { it: 'Attiva l’iscrizione', en: 'Subscribe', fr: 'S’abonner' },
  unsubscribe: { it: 'Annulla l’iscrizione', en: 'Unsubscribe', fr: 'Se désabonner' },

  safety: {
    it: 'Sicurezza non è pubblicità',
    en: 'Safety is not advertising',
    fr: 'La sécurité n’est pas de la publicité',
  },
  'safety.text': {
    it: 'I recapiti lasciati per la sicurezza del prodotto, per esempio registrando una bici, servono soltanto ad avvisare in caso di pericolo. Non vengono mai usati per pubblicità, sondaggi o statistiche: per quelli vale solo la scelta fatta in questa pagina.',
    en: 'Contact details given for product safety, for example when registering a bike, are used only to warn you of danger. We never use them for advertising, surveys or statistics: for those, only your choices on this page count.',
    fr: 'Les coordonnées laissées pour la sécurité du produit, par exemple à l’enregistrement d’un vélo, servent uniquement à prévenir en cas de danger. Nous ne les utilisons jamais pour la publicité, les enquêtes ou les statistiques\u00a0: pour cela, seul compte ce que vous choisissez sur cette page.',
  },

  history: { it: 'Cronologia dei consensi', en: 'Consent history', fr: 'Historique des consentements' },
  'history.when': terms.date,
  'history.what': terms.whatChanged,
  'history.where': { it: 'Origine', en: 'Origin', fr: 'Origine' },
  'source.page': { it: 'Pagina Iscrizioni', en: 'Subscriptions page', fr: 'Page Abonnements' },
  'source.link': { it: 'Link in un’e-mail', en: 'Link in an email', fr: 'Lien dans un e-mail' },
  'source.registration': { it: 'Registrazione', en: 'Registration', fr: 'Inscription' },
  'source.product': { it: 'Registrazione di una bici', en: 'Bike registration', fr: 'Enregistrement d’un vélo' },
  'history.start': {
    it: 'Account creato. Attive dall’inizio: {topics}',
    en: 'Account created. On from the start: {topics}',
    fr: 'Compte créé. Actifs dès le départ\u00a0: {topics}',
  },
  'history.topic': { it: '«{topic}»', en: '“{topic}”', fr: '«\u00a0{topic}\u00a0»' },
  'history.start.none': {
    it: 'Account creato, nessuna iscrizione a scelta attiva',
    en: 'Account created, no optional topics on',
    fr: 'Compte créé, aucun abonnement facultatif actif',
  },

  'history.older': {
    it: 'Qui sono elencate le ultime {count} modifiche. La copia dei dati, nel profilo, le contiene tutte.',
    en: 'These are the latest {count} changes. All of them are in the copy of your data, from your profile.',
    fr: 'Voici les {count} dernières modifications. Vous les trouverez toutes dans la copie de vos données, depuis votre profil.',
  },

  lists: { it: 'Elenchi degli iscritti', en: 'Lists of subscribers', fr: 'Listes des abonnés' },
  'lists.text': {
    it: 'Chi riceve gli invii su questo argomento. Scarica un elenco aggiornato prima di ogni invio.',
    en: 'Who receives our mailings on this topic. Download an up-to-date list before each mailing.',
    fr: 'Qui reçoit nos envois sur ce sujet. Téléchargez une liste à jour avant chaque envoi.',
  },
  'lists.email': terms.email,
  'lists.name': terms.name,
  'lists.language': terms.language,
  'lists.since': { it: 'Data di iscrizione', en: 'Subscribed on', fr: 'Date d’abonnement' },

  'mail.foot': {
    it: 'Annulla l’iscrizione a «{topic}»',
    en: 'Unsubscribe from “{topic}”',
    fr: 'Se désabonner de «\u00a0{topic}\u00a0»',
  },
  'link.title': { it: 'Annulla l’iscrizione', en: 'Unsubscribe', fr: 'Désabonnement' },
  'link.ask': {
    it: 'Annullare l’iscrizione alle e-mail su «{topic}»?',
    en: 'Do you no longer want emails about “{topic}”?',
    fr: 'Vous ne souhaitez plus recevoir d’e-mails sur «\u00a0{topic}\u00a0»\u00a0?',
  },
  'link.done': {
    it: 'Iscrizione annullata: non arriveranno più e-mail su «{topic}».',
    en: 'You will no longer get emails about “{topic}”.',
    fr: 'Vous ne recevrez plus d’e-mails sur «\u00a0{topic}\u00a0».',
  },
  'link.back': {
    it: 'Puoi iscriverti di nuovo dal portale.',
    en: 'If you change your mind, you can subscribe again in the portal.',
    fr: 'Si vous changez d’avis, vous pouvez vous réabonner depuis le portail.',
  },
  'link.unknown': {
    it: 'Questo link di annullamento non è valido',
    en: 'This unsubscribe link is not valid',
    fr: 'Ce lien de désabonnement n’est pas valide',
  },
  'link.unknown.words': {
    it: 'Aprilo di nuovo dall’e-mail, oppure accedi e scegli nella pagina «Iscrizioni».',
    en: 'Open it again from the email, or log in and choose on the “Subscriptions” page.',
    fr: 'Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous et choisissez dans la page «\u00a0Abonnements\u00a0».',
  },
  'link.all': { it: 'Tutte le iscrizioni', en: 'All subscriptions', fr: 'Tous les abonnements' },
} as const satisfies WordTable

/** What a topic is called to this reader: a rider has quotes, and no leads. */
export function topicWord(topic: Topic, isRider: boolean) {
  return topic === 'reminders' && isRider ? 'topic.reminders.rider' : (`topic.${topic}` as const)
}
