import type { WordTable } from '#app/kit/words/words.ts'

export const exportWords = {
  'file-name': { it: 'dati', en: 'data', fr: 'donnees' },
  title: {
    it: 'I tuoi dati nel portale {brand}',
    en: 'Your data in the {brand} portal',
    fr: 'Vos données sur le portail {brand}',
  },
  made: { it: 'Copia preparata: {moment}', en: 'Copy made: {moment}', fr: 'Copie préparée\u00a0: {moment}' },
  intro: {
    it: 'I file .json sono testo: si aprono con qualsiasi editor e si leggono con altri programmi. Date e ore sono in UTC.',
    en: 'The .json files are text: any editor opens them, and other programs read them. Dates and times are in UTC.',
    fr: 'Les fichiers .json sont du texte\u00a0: tout éditeur les ouvre et d’autres programmes les lisent. Les dates et heures sont en UTC.',
  },
  'profile.json': { it: 'il profilo e l’azienda', en: 'profile and company', fr: 'le profil et l’entreprise' },
  'contact.json': {
    it: 'la scheda cliente, se c’è',
    en: 'the customer record, if any',
    fr: 'la fiche client, si elle existe',
  },
  'sessions.json': { it: 'i dispositivi collegati', en: 'logged-in devices', fr: 'les appareils connectés' },
  'second-factors.json': {
    it: 'la verifica in due passaggi, senza segreti',
    en: 'two-step verification, without its secrets',
    fr: 'la validation en deux étapes, sans ses secrets',
  },
  'requests.json': {
    it: 'richieste di accesso, inviti, moduli e cancellazione',
    en: 'requests for access, invitations, modules and erasure',
    fr: 'demandes d’accès, invitations, modules et effacement',
  },
  'replacements.json': {
    it: 'le sostituzioni di bici e componenti nei tuoi interventi, o registrate da te',
    en: 'replacements of bikes and parts on your tickets, or recorded by you',
    fr: 'les remplacements de vélos et de pièces dans vos dossiers SAV, ou enregistrés par vous',
  },
  'labour.json': {
    it: 'i minuti d’officina che hai chiesto o riconosciuto',
    en: 'the workshop minutes you asked for or granted',
    fr: 'les minutes d’atelier que vous avez demandées ou accordées',
  },
  'ratings.json': {
    it: 'le tue opinioni sugli interventi chiusi',
    en: 'your opinions on closed tickets',
    fr: 'vos avis sur les dossiers SAV clôturés',
  },
  'followers.json': {
    it: 'le persone aggiunte a un intervento, e gli interventi seguiti per e-mail',
    en: 'people added to a ticket, and tickets followed by email',
    fr: 'les personnes ajoutées à un dossier SAV, et les dossiers suivis par e-mail',
  },
  'incoming-mails.json': {
    it: 'le e-mail inviate al portale',
    en: 'emails sent to the portal',
    fr: 'les e-mails envoyés au portail',
  },
  'calls.json': {
    it: 'i clienti che hai richiamato',
    en: 'the customers you called back',
    fr: 'les clients que vous avez rappelés',
  },
  'views.json': {
    it: 'le viste degli elenchi che hai salvato',
    en: 'the views of lists that you saved',
    fr: 'les vues de listes que vous avez enregistrées',
  },
  'reads.json': {
    it: 'quali interventi hai letto, e fin dove',
    en: 'which tickets you have read, and how far',
    fr: 'quels dossiers SAV vous avez lus, et jusqu’où',
  },
  'times.json': {
    it: 'in quanto tempo lavorativo hai risposto e deciso',
    en: 'in how much working time you answered and decided',
    fr: 'en combien de temps ouvré vous avez répondu et décidé',
  },
  'subscriptions.json': {
    it: 'le iscrizioni alle e-mail, con ogni modifica',
    en: 'email subscriptions, with every change',
    fr: 'les abonnements aux e-mails, avec chaque modification',
  },
  'drafts.json': { it: 'le bozze', en: 'drafts', fr: 'les brouillons' },
  'tickets/': {
    it: 'gli interventi aperti da te e visibili, ciascuno con la sua conversazione',
    en: 'the tickets you opened and can see, each with its conversation',
    fr: 'les dossiers SAV que vous avez ouverts et pouvez consulter, chacun avec sa conversation',
  },
  'messages.json': {
    it: 'i messaggi scritti in altri interventi',
    en: 'messages you wrote on other tickets',
    fr: 'vos messages dans d’autres dossiers SAV',
  },
  'events.json': {
    it: 'le tue azioni nella cronologia degli interventi',
    en: 'what you did in the history of tickets',
    fr: 'vos actions dans l’historique des dossiers SAV',
  },
  'products.json': {
    it: 'le bici registrate o prese in carico, con i consensi',
    en: 'the bikes you registered or took over, with your consents',
    fr: 'les vélos que vous avez enregistrés ou repris, avec vos consentements',
  },
  'product-log.json': {
    it: 'le attività e le note registrate sulle bici',
    en: 'the activities and notes you logged on bikes',
    fr: 'les activités et les notes que vous avez saisies sur les vélos',
  },
  'quotes.json': {
    it: 'i preventivi con la tua risposta',
    en: 'the quotes you answered',
    fr: 'les devis auxquels vous avez répondu',
  },
  'quote-messages.json': {
    it: 'i messaggi scritti sui preventivi',
    en: 'the messages you wrote on quotes',
    fr: 'vos messages sur les devis',
  },
  'quote-events.json': {
    it: 'le tue azioni sui preventivi',
    en: 'what you did with quotes',
    fr: 'vos actions sur les devis',
  },
  'leads.json': { it: 'le tue azioni sui contatti', en: 'what you did with leads', fr: 'vos actions sur les contacts' },
  'appointments.json': {
    it: 'i tuoi appuntamenti con officine e punti vendita',
    en: 'your appointments with workshops and shops',
    fr: 'vos rendez-vous avec des ateliers et des points de vente',
  },
  'checks.json': {
    it: 'i controlli sulle bici iniziati, compilati o firmati da te',
    en: 'the checks on bikes that you began, filled in or signed',
    fr: 'les contrôles de vélos que vous avez commencés, remplis ou signés',
  },
  'recalls.json': {
    it: 'le tue bici richiamate',
    en: 'your bikes under recall',
    fr: 'vos vélos rappelés',
  },
  'quote-asks.json': {
    it: 'i preventivi che hai chiesto',
    en: 'the quotes you asked for',
    fr: 'les devis que vous avez demandés',
  },
  'bulletins.json': {
    it: 'i bollettini tecnici confermati',
    en: 'the technical bulletins you confirmed',
    fr: 'les bulletins techniques que vous avez confirmés',
  },
  'remarks.json': {
    it: 'le tue segnalazioni sulle guide con l’esito, e quelle a cui hai risposto',
    en: 'your remarks on guides with what came of them, and those you answered',
    fr: 'vos remarques sur les guides avec la suite donnée, et celles auxquelles vous avez répondu',
  },
  'shares.json': {
    it: 'le condivisioni di file che hai creato o revocato',
    en: 'the shares of files that you made or revoked',
    fr: 'les partages de fichiers que vous avez créés ou révoqués',
  },
  'surveys.json': {
    it: 'i sondaggi ricevuti e le tue risposte',
    en: 'the surveys you were asked, and your answers',
    fr: 'les enquêtes reçues et vos réponses',
  },
  'survey-calls.json': {
    it: 'i clienti richiamati dopo un sondaggio',
    en: 'the customers you called back after a survey',
    fr: 'les clients rappelés après une enquête',
  },
  'lead-notes.json': {
    it: 'le note scritte sui contatti',
    en: 'the notes you wrote on leads',
    fr: 'vos notes sur les contacts',
  },
  'orders.json': {
    it: 'gli ordini, per i clienti privati',
    en: 'orders, if you are a private customer',
    fr: 'les commandes, si vous êtes un client particulier',
  },
  'order-requests.json': {
    it: 'le tue richieste di riordino',
    en: 'your requests to order again',
    fr: 'vos demandes de nouvelle commande',
  },
  'company-events.json': {
    it: 'le tue modifiche ai dati delle aziende',
    en: 'what you changed in the details of companies',
    fr: 'vos modifications des données d’entreprises',
  },
  'resources.json': {
    it: 'i materiali caricati',
    en: 'the resources you uploaded',
    fr: 'les ressources que vous avez ajoutées',
  },
  'files.json': {
    it: 'l’elenco delle foto e dei documenti inviati',
    en: 'the list of the photos and documents you sent',
    fr: 'la liste des photos et documents envoyés',
  },
  'files/': {
    it: 'le foto e i documenti come sono conservati, per intervento e per bici',
    en: 'the photos and documents as they are stored, by ticket and by bike',
    fr: 'les photos et documents tels que conservés, par dossier SAV et par vélo',
  },
} as const satisfies WordTable
