import type { WordTable } from '#app/kit/words/words.ts'

/** What only a demonstration has in its menu. */
export const demoNames = {
  mailbox: { it: 'Posta inviata', en: 'Sent emails', fr: 'E-mails envoyés' },
  kit: { it: 'Componenti UI', en: 'UI components', fr: 'Composants d’interface' },
} as const satisfies WordTable

export const shellWords = {
  demo: {
    it: 'Dimostrazione: dati inventati.',
    en: 'Demonstration: fictional data.',
    fr: 'Démonstration\u00a0: données fictives.',
  },
  language: { it: 'Lingua', en: 'Language', fr: 'Langue' },
  account: { it: 'Account di {name}', en: 'Account of {name}', fr: 'Compte de {name}' },
  'account.sign-out': { it: 'Esci', en: 'Log out', fr: 'Se déconnecter' },
  'account.staff': { it: 'Assistenza', en: 'After-sales', fr: 'Service après-vente' },
  menu: { it: 'Menu principale', en: 'Main menu', fr: 'Menu principal' },
  'menu.new-ticket.short': { it: 'Nuovo', en: 'New', fr: 'Nouvelle' },
  'menu.locked': { it: 'non nella licenza', en: 'not in your licence', fr: 'hors licence' },
  'menu.profile': { it: 'Profilo', en: 'Profile', fr: 'Profil' },
  'menu.more': { it: 'Altro', en: 'More', fr: 'Plus' },
  'menu.collapse': { it: 'Riduci menu', en: 'Collapse menu', fr: 'Réduire le menu' },
  'menu.expand': { it: 'Espandi menu', en: 'Expand menu', fr: 'Déployer le menu' },
  'access.checking': {
    it: 'Verifica dell’accesso in corso',
    en: 'Checking your access',
    fr: 'Vérification de l’accès en cours',
  },
  'dead-line': {
    it: 'Non c’è connessione: la pagina resta com’è',
    en: 'There is no connection: the page stays as it is',
    fr: 'Pas de connexion\u00a0: la page reste telle quelle',
  },
  'error.title': {
    it: 'Si è verificato un errore',
    en: 'An error occurred',
    fr: 'Une erreur s’est produite',
  },
  'error.home': { it: 'Torna alla home', en: 'Back to home', fr: 'Retour à l’accueil' },
} as const satisfies WordTable
