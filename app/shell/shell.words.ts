import type { WordTable } from '#app/kit/words/words.ts'

export const shellWords = {
  demo: {
    it: 'Dimostrazione: dati inventati.',
    en: 'Demonstration: invented data.',
    fr: 'Démonstration\u00a0: données fictives.',
  },
  language: { it: 'Lingua', en: 'Language', fr: 'Langue' },
  account: { it: 'Account di {name}', en: 'Account of {name}', fr: 'Compte de {name}' },
  'account.staff': { it: 'Assistenza', en: 'After-sales', fr: 'Service après-vente' },
  menu: { it: 'Menu principale', en: 'Main menu', fr: 'Menu principal' },
  'menu.home': { it: 'Home', en: 'Home', fr: 'Accueil' },
  'menu.tickets': { it: 'Interventi', en: 'Tickets', fr: 'Interventions' },
  'menu.new-ticket': { it: 'Nuovo intervento', en: 'New ticket', fr: 'Nouvelle intervention' },
  'menu.accounts': { it: 'Account', en: 'Accounts', fr: 'Comptes' },
  'menu.license': { it: 'La Sua licenza', en: 'Your License', fr: 'Votre licence' },
  'menu.licences': { it: 'Licenze', en: 'Licenses', fr: 'Licences' },
  'menu.profile': { it: 'Profilo', en: 'Profile', fr: 'Profil' },
  'menu.companies': { it: 'Aziende', en: 'Companies', fr: 'Entreprises' },
  'menu.staff': { it: 'Colleghi', en: 'Staff', fr: 'Équipe' },
  'menu.erasures': { it: 'Cancellazioni', en: 'Erasures', fr: 'Effacements' },
  'menu.mailbox': { it: 'Posta inviata', en: 'Sent emails', fr: 'E-mails envoyés' },
  'menu.kit': { it: 'Componenti', en: 'Components', fr: 'Composants' },
  'menu.collapse': { it: 'Riduci menu', en: 'Collapse menu', fr: 'Réduire le menu' },
  'menu.expand': { it: 'Espandi menu', en: 'Expand menu', fr: 'Déployer le menu' },
  'access.checking': {
    it: 'Verifica dell’accesso in corso',
    en: 'Checking your access',
    fr: 'Vérification de l’accès en cours',
  },
  'error.404.document': {
    it: '404 Pagina non trovata',
    en: '404 Not Found',
    fr: '404 Page introuvable',
  },
  'error.404.title': { it: 'Pagina non trovata', en: 'Page not found', fr: 'Page introuvable' },
  'error.404.path': {
    it: 'Pagina non trovata: {path}',
    en: 'Page Not Found: {path}',
    fr: 'Page introuvable\u00a0: {path}',
  },
  'error.document': { it: 'Errore', en: 'Error', fr: 'Erreur' },
  'error.title': {
    it: 'Si è verificato un errore',
    en: 'An error occurred',
    fr: 'Une erreur s’est produite',
  },
  'error.400': { it: 'Richiesta non valida.', en: 'Bad Request', fr: 'Requête non valide.' },
  'error.405': {
    it: 'Questa pagina non accetta la richiesta inviata.',
    en: 'Method Not Allowed',
    fr: 'Cette page n’accepte pas la requête envoyée.',
  },
  'error.other': {
    it: 'Qualcosa è andato storto.',
    en: 'Something went wrong.',
    fr: 'Un problème est survenu.',
  },
  'error.home': { it: 'Torna alla home', en: 'Back to home', fr: 'Retour à l’accueil' },
  'error.request': {
    it: 'Se scrive all’assistenza, indichi questo codice:',
    en: 'If you write to our after-sales team, please quote this code:',
    fr: 'Si vous écrivez au service après-vente, indiquez ce code\u00a0:',
  },
  'home.hello': { it: 'Buongiorno, {name}', en: 'Hello, {name}', fr: 'Bonjour {name}' },
  'home.open': {
    it: 'Nuova richiesta di garanzia',
    en: 'New warranty request',
    fr: 'Nouvelle demande de garantie',
  },
  'home.all': {
    it: 'Vedi gli interventi in garanzia',
    en: 'View warranty interventions',
    fr: 'Voir les interventions sous garantie',
  },
  'home.queue': {
    it: 'Vai agli interventi',
    en: 'Go to the tickets',
    fr: 'Voir les interventions',
  },
  'home.waiting': {
    it: 'In attesa di una Sua risposta',
    en: 'Waiting for you',
    fr: 'En attente de votre réponse',
  },
  'home.waiting.staff': {
    it: 'In attesa di una nostra risposta',
    en: 'Waiting for us',
    fr: 'En attente de notre réponse',
  },
  'home.overdue': {
    it: 'Oltre la data promessa',
    en: 'Past the promised date',
    fr: 'Date promise dépassée',
  },
  'home.nothing': {
    it: 'Niente da fare per ora',
    en: 'Nothing to do for now',
    fr: 'Rien à faire pour le moment',
  },
  'home.nothing.company': {
    it: 'Nessun intervento aspetta una Sua risposta. Quando ne aspetta uno, lo trova qui.',
    en: 'No ticket is waiting for you. When one is, you will find it here.',
    fr: 'Aucune intervention n’attend votre réponse. Dès qu’il y en aura une, vous la trouverez ici.',
  },
  'home.nothing.staff': {
    it: 'Nessun intervento aspetta una nostra risposta.',
    en: 'No ticket is waiting for us.',
    fr: 'Aucune intervention n’attend notre réponse.',
  },
  'home.theirs': {
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
  'home.theirs.staff': {
    it: {
      one: '{count} intervento è in attesa del cliente.',
      other: '{count} interventi sono in attesa del cliente.',
    },
    en: {
      one: '{count} ticket is waiting for the customer.',
      other: '{count} tickets are waiting for the customer.',
    },
    fr: {
      one: '{count} intervention est en attente du client.',
      other: '{count} interventions sont en attente du client.',
    },
  },
  'home.locked': {
    it: 'Gli interventi in garanzia non sono nella Sua licenza',
    en: 'Warranty interventions are not in your license',
    fr: 'Les interventions sous garantie ne font pas partie de votre licence',
  },
  'home.locked.words': {
    it: 'Per questo qui non ne vede. Nella licenza trova i moduli attivi e quelli da acquistare.',
    en: 'That is why you see none here. Your license shows which modules are active and which you can purchase.',
    fr: 'C’est pourquoi vous n’en voyez pas ici. Votre licence indique les modules actifs et ceux à acheter.',
  },
  'home.more': { it: 'Vedi tutti', en: 'View all', fr: 'Tout voir' },
  'home.subject': { it: 'Intervento', en: 'Ticket', fr: 'Intervention' },
  'home.company': { it: 'Cliente', en: 'Customer', fr: 'Client' },
  'home.stage': { it: 'Stato', en: 'Stage', fr: 'Étape' },
  'home.promised': { it: 'Data promessa', en: 'Promised date', fr: 'Date promise' },
  'home.activity': { it: 'Ultima attività', en: 'Last activity', fr: 'Dernière activité' },
} as const satisfies WordTable
