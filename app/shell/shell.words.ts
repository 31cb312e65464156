import { roleWords } from '#app/features/people/account/account.words.ts'
import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** What only a demonstration has in its menu. */
export const demoNames = {
  mailbox: { it: 'Posta inviata', en: 'Sent emails', fr: 'E-mails envoyés' },
} as const satisfies WordTable

/** Where five entries share a phone's width; screen readers say the whole name. */
export const barNames = {
  'new-ticket': { it: 'Nuovo', en: 'New', fr: 'Nouveau' },
  tickets: { it: 'Interventi', en: 'Tickets', fr: 'Dossiers' },
  queue: { it: 'Interventi', en: 'Tickets', fr: 'Dossiers' },
  leads: { it: 'Lead', en: 'Lead', fr: 'Lead' },
  license: { it: 'Moduli', en: 'License', fr: 'Licence' },
} as const satisfies WordTable

export const shellWords = {
  demo: {
    it: 'Dimostrazione: dati inventati.',
    en: 'Demonstration: fictional data.',
    fr: 'Démonstration\u00a0: données fictives.',
  },
  'no-mail': {
    it: 'Il portale non invia e-mail: le conserva soltanto. L’invio si attiva sul server con l’impostazione MAIL.',
    en: 'This portal sends no email: it only keeps it. Turn on sending with the server’s MAIL setting.',
    fr: 'Ce portail n’envoie aucun e-mail\u00a0: il les conserve seulement. L’envoi s’active sur le serveur avec le réglage MAIL.',
  },
  language: { it: 'Lingua', en: 'Language', fr: 'Langue' },
  looking: {
    it: 'Vedi il portale come {company}: sola lettura',
    en: 'You see the portal as {company}: read-only',
    fr: 'Vous voyez le portail comme {company}\u00a0: lecture seule',
  },
  'looking.stop': { it: 'Smetti', en: 'Stop', fr: 'Arrêter' },
  account: { it: 'Account di {name}', en: 'Account of {name}', fr: 'Compte\u00a0: {name}' },
  'account.sign-out': { it: 'Esci', en: 'Log out', fr: 'Se déconnecter' },
  'account.staff': { it: 'Assistenza', en: 'After-sales', fr: 'Service après-vente' },
  menu: { it: 'Menu principale', en: 'Main menu', fr: 'Menu principal' },
  'menu.work': { it: 'Lavoro', en: 'Work', fr: 'Travail' },
  'menu.workshop': roleWords.workshop,
  'menu.trade': terms.trade,
  'menu.company': terms.company,
  'menu.figures': { it: 'Andamento', en: 'Figures', fr: 'Suivi' },
  'menu.people': terms.people,
  'menu.content': { it: 'Contenuti', en: 'Content', fr: 'Contenus' },
  'menu.system': { it: 'Sistema', en: 'System', fr: 'Système' },
  'menu.demo': { it: 'Dimostrazione', en: 'Demonstration', fr: 'Démonstration' },
  'menu.unread': {
    it: '{count} da leggere',
    en: '{count} unread',
    fr: '{count} à lire',
  },
  'menu.locked': { it: 'modulo non attivo', en: 'not in your licence', fr: 'module non actif' },
  'menu.profile': { it: 'Profilo', en: 'Profile', fr: 'Profil' },
  'menu.more': { it: 'Altro', en: 'More', fr: 'Plus' },
  'menu.collapse': { it: 'Riduci menu', en: 'Collapse menu', fr: 'Réduire le menu' },
  'menu.expand': { it: 'Espandi menu', en: 'Expand menu', fr: 'Déployer le menu' },
  'access.checking': {
    it: 'Verifica dell’accesso in corso',
    en: 'Checking your access',
    fr: 'Vérification de l’accès en cours',
  },
  'session.elsewhere': {
    it: 'Sessione scaduta: accedi da un’altra scheda. Quello che è scritto resta in questa pagina.',
    en: 'Your session has ended: log in from another tab. What you typed stays on this page.',
    fr: 'Session expirée\u00a0: connectez-vous depuis un autre onglet. Votre saisie reste sur cette page.',
  },
  'session.back': { it: 'Accesso ripristinato', en: 'You are logged in again', fr: 'Connexion rétablie' },
  'as-of': {
    it: 'Senza connessione. Pagina aggiornata: {moment}',
    en: 'As of {moment}, without connection',
    fr: 'Sans connexion. Page enregistrée\u00a0: {moment}',
  },
  'as-of.again': { it: 'Ricarica la pagina', en: 'Reload the page', fr: 'Recharger la page' },
  offline: {
    it: 'Nessuna connessione: la pagina resta com’è',
    en: 'You are offline: the page stays as it is',
    fr: 'Pas de connexion\u00a0: la page reste telle quelle',
  },
  unsaved: {
    it: 'Hai scritto qualcosa che non è salvato',
    en: 'You have written something that is not saved',
    fr: 'Vous avez saisi quelque chose qui n’est pas enregistré',
  },
  'unsaved.text': {
    it: 'Se lasci questa pagina va perso.',
    en: 'If you leave this page it will be lost.',
    fr: 'Si vous quittez cette page, ce sera perdu.',
  },
  'unsaved.stay': { it: 'Resta sulla pagina', en: 'Stay on this page', fr: 'Rester sur la page' },
  'unsaved.leave': { it: 'Lascia senza salvare', en: 'Leave without saving', fr: 'Quitter sans enregistrer' },
  'error.title': {
    it: 'Si è verificato un errore',
    en: 'An error occurred',
    fr: 'Une erreur s’est produite',
  },
  'error.home': { it: 'Torna alla home', en: 'Back to home', fr: 'Retour à l’accueil' },
} as const satisfies WordTable
