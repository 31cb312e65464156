import type { WordTable } from '#app/kit/words/words.ts'

export const homeWords = {
  home: { it: 'Home', en: 'Home', fr: 'Accueil' },
  license: { it: 'La Sua licenza', en: 'Your License', fr: 'Votre licence' },
  hello: { it: 'Buongiorno, {name}', en: 'Hello, {name}', fr: 'Bonjour {name}' },
  open: {
    it: 'Nuova richiesta di garanzia',
    en: 'New warranty request',
    fr: 'Nouvelle demande de garantie',
  },
  all: {
    it: 'Vedi gli interventi in garanzia',
    en: 'View warranty interventions',
    fr: 'Voir les interventions sous garantie',
  },
  queue: {
    it: 'Vai agli interventi',
    en: 'Go to the tickets',
    fr: 'Voir les interventions',
  },
  waiting: {
    it: 'In attesa di una Sua risposta',
    en: 'Waiting for you',
    fr: 'En attente de votre réponse',
  },
  'waiting.staff': {
    it: 'In attesa di una nostra risposta',
    en: 'Waiting for us',
    fr: 'En attente de notre réponse',
  },
  overdue: {
    it: 'Oltre la data promessa',
    en: 'Past the promised date',
    fr: 'Date promise dépassée',
  },
  nothing: {
    it: 'Niente da fare per ora',
    en: 'Nothing to do for now',
    fr: 'Rien à faire pour le moment',
  },
  'nothing.company': {
    it: 'Nessun intervento aspetta una Sua risposta. Quando ne aspetta uno, lo trova qui.',
    en: 'No ticket is waiting for you. When one is, you will find it here.',
    fr: 'Aucune intervention n’attend votre réponse. Dès qu’il y en aura une, vous la trouverez ici.',
  },
  'nothing.staff': {
    it: 'Nessun intervento aspetta una nostra risposta.',
    en: 'No ticket is waiting for us.',
    fr: 'Aucune intervention n’attend notre réponse.',
  },
  theirs: {
    it: {
      one: 'Stiamo seguendo {count} intervento.',
      other: 'Stiamo seguendo {count} interventi.',
    },
    en: { one: 'We are working on {count} ticket.', other: 'We are working on {count} tickets.' },
    fr: {
      one: 'Nous nous occupons de {count} intervention.',
      other: 'Nous nous occupons de {count} interventions.',
    },
  },
  'mine.staff': {
    it: {
      one: '{count} intervento aspetta una nostra risposta.',
      other: '{count} interventi aspettano una nostra risposta.',
    },
    en: { one: '{count} ticket is waiting for us.', other: '{count} tickets are waiting for us.' },
    fr: {
      one: '{count} intervention attend notre réponse.',
      other: '{count} interventions attendent notre réponse.',
    },
  },
  'mine.staff.many': {
    it: 'Più di {count} interventi aspettano una nostra risposta.',
    en: 'More than {count} tickets are waiting for us.',
    fr: 'Plus de {count} interventions attendent notre réponse.',
  },
  'theirs.staff': {
    it: {
      one: '{count} intervento è in attesa del cliente.',
      other: '{count} interventi sono in attesa dei clienti.',
    },
    en: {
      one: '{count} ticket is waiting for a customer.',
      other: '{count} tickets are waiting for customers.',
    },
    fr: {
      one: '{count} intervention est en attente du client.',
      other: '{count} interventions sont en attente des clients.',
    },
  },
  'theirs.staff.many': {
    it: 'Più di {count} interventi sono in attesa dei clienti.',
    en: 'More than {count} tickets are waiting for customers.',
    fr: 'Plus de {count} interventions sont en attente des clients.',
  },
  locked: {
    it: 'Gli interventi in garanzia non sono nella Sua licenza',
    en: 'Warranty interventions are not in your licence',
    fr: 'Les interventions sous garantie ne font pas partie de votre licence',
  },
  'locked.words': {
    it: 'Per questo qui non ne vede. Nella licenza trova i moduli attivi e quelli da acquistare.',
    en: 'That is why you see none here. Your licence shows which modules are active and which you can purchase.',
    fr: 'C’est pourquoi vous n’en voyez pas ici. Votre licence indique les modules actifs et ceux à acheter.',
  },
  more: { it: 'Vedi tutti', en: 'View all', fr: 'Tout voir' },
  subject: { it: 'Intervento', en: 'Ticket', fr: 'Intervention' },
  company: { it: 'Cliente', en: 'Customer', fr: 'Client' },
  stage: { it: 'Stato', en: 'Stage', fr: 'Étape' },
  promised: { it: 'Data promessa', en: 'Promised date', fr: 'Date promise' },
  activity: { it: 'Ultima attività', en: 'Last activity', fr: 'Dernière activité' },

  requests: { it: 'Richieste', en: 'Requests', fr: 'Demandes' },
  'requests.access': { it: 'Accessi da approvare', en: 'Accounts to approve', fr: 'Comptes à valider' },
  'requests.modules': { it: 'Moduli richiesti', en: 'Modules requested', fr: 'Modules demandés' },
  'requests.erasures': { it: 'Cancellazioni richieste', en: 'Erasures requested', fr: 'Effacements demandés' },
  'requests.waiting': {
    it: { one: '{count} in attesa', other: '{count} in attesa' },
    en: { one: '{count} waiting', other: '{count} waiting' },
    fr: { one: '{count} en attente', other: '{count} en attente' },
  },
  undelivered: { it: 'Non consegnati', en: 'Undelivered', fr: 'Non distribués' },
  'undelivered.what': { it: 'E-mail e aggiornamenti', en: 'Emails and updates', fr: 'E-mails et mises à jour' },
  'undelivered.count': {
    it: { one: '{count} non riuscito', other: '{count} non riusciti' },
    en: { one: '{count} not sent', other: '{count} not sent' },
    fr: { one: '{count} non envoyé', other: '{count} non envoyés' },
  },
  due: { it: 'Scadenze', en: 'Due', fr: 'Échéances' },
  also: { it: 'Altre scadenze', en: 'Also due', fr: 'Autres échéances' },
  promises: { it: 'Date promesse', en: 'Promised dates', fr: 'Dates promises' },
  'promised.missed': {
    it: { one: 'Data promessa superata da {count} giorno', other: 'Data promessa superata da {count} giorni' },
    en: { one: 'Promised date missed by {count} day', other: 'Promised date missed by {count} days' },
    fr: { one: 'Date promise dépassée de {count} jour', other: 'Date promise dépassée de {count} jours' },
  },
  'promised.today': { it: 'Promesso per oggi', en: 'Promised for today', fr: 'Promis pour aujourd’hui' },
  'promised.tomorrow': { it: 'Promesso per domani', en: 'Promised for tomorrow', fr: 'Promis pour demain' },
  'promised.day': { it: 'Data promessa: {day}', en: 'Promised for {day}', fr: 'Promis pour le {day}' },
  leads: { it: 'Lead in ritardo', en: 'Leads overdue', fr: 'Leads en retard' },
  'leads.since': { it: 'In ritardo, termine: {day}', en: 'Overdue since {day}', fr: 'En retard depuis le {day}' },
  quotes: { it: 'Preventivi in scadenza', en: 'Quotes about to expire', fr: 'Devis qui expirent bientôt' },
  'quotes.until': { it: 'scadenza: {day}', en: 'valid until {day}', fr: 'valable jusqu’au {day}' },
  warranties: { it: 'Garanzie in scadenza', en: 'Warranties about to end', fr: 'Garanties qui expirent bientôt' },
  tools: { it: 'Strumenti e risorse', en: 'Tools and resources', fr: 'Outils et ressources' },
  deals: { it: 'Valore delle trattative', en: 'Total deal amount', fr: 'Montant total des affaires' },
  'deals.open': { it: 'in corso', en: 'open', fr: 'en cours' },
  'deals.won': { it: 'vendute: {amount}', en: 'won: {amount}', fr: 'gagnées\u00a0: {amount}' },
  'deals.none': {
    it: 'Nessuna offerta registrata nei lead.',
    en: 'No offer recorded on your leads.',
    fr: 'Aucune offre enregistrée dans les leads.',
  },
  media: { it: 'Libreria media', en: 'Media library', fr: 'Médiathèque' },
  'media.words': {
    it: 'Foto, video e loghi per negozio e sito.',
    en: 'Photos, videos and logos for your shop and website.',
    fr: 'Photos, vidéos et logos pour la boutique et le site.',
  },
  'media.guide': { it: 'Guida al primo accesso', en: 'First-access guide', fr: 'Guide de premier accès' },
  manuals: { it: 'Manuali di montaggio', en: 'Assembly manuals', fr: 'Manuels de montage' },
  'manuals.words': {
    it: 'Per modello e lingua, sempre l’ultima versione.',
    en: 'By model and language, always the latest version.',
    fr: 'Par modèle et par langue, toujours la dernière version.',
  },
  'size-guides': { it: 'Guide alle taglie', en: 'Size guides', fr: 'Guides des tailles' },
  'size-guides.words': {
    it: 'Geometrie e misure di ogni telaio.',
    en: 'Geometry and measurements of every frame.',
    fr: 'Géométries et mesures de chaque cadre.',
  },
  calculator: { it: 'Calcolo della taglia', en: 'Size calculator', fr: 'Calcul de la taille' },
  'calculator.words': {
    it: 'Dalle misure del ciclista alla taglia del telaio.',
    en: 'From the rider’s measurements to the frame size.',
    fr: 'Des mesures du cycliste à la taille du cadre.',
  },
  reports: { it: 'Statistiche', en: 'Reports', fr: 'Statistiques' },
  'reports.words': {
    it: 'Interventi, tempi e trattative a confronto.',
    en: 'Tickets, turnaround times and deals.',
    fr: 'Interventions, délais et affaires comparés.',
  },
  'reports.words.tickets': {
    it: 'Interventi e tempi in cifre.',
    en: 'Tickets and turnaround times in figures.',
    fr: 'Interventions et délais en chiffres.',
  },
  bikes: { it: 'Le Sue bici', en: 'Your bikes', fr: 'Vos vélos' },
  'bikes.words': {
    it: 'Garanzia, storico e documenti di ogni bici registrata.',
    en: 'Warranty, history and documents of every bike you have registered.',
    fr: 'Garantie, historique et documents de chaque vélo enregistré.',
  },
  'not-licensed': { it: 'Modulo non incluso nella licenza', en: 'Not in your licence', fr: 'Hors licence' },
} as const satisfies WordTable
