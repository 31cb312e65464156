import type { WordTable } from '#app/kit/words/words.ts'

/** What an error page says: it comes to the browser only where it is shown. */
export const errorWords = {
  '404.document': {
    it: '404 Pagina non trovata',
    en: '404 Not Found',
    fr: '404 Page introuvable',
  },
  '404.title': { it: 'Pagina non trovata', en: 'Page not found', fr: 'Page introuvable' },
  'handed-over.title': {
    it: 'Bici passata a un altro proprietario',
    en: 'Bike passed to another owner',
    fr: 'Vélo passé à un autre propriétaire',
  },
  'handed-over': {
    it: 'Passaggio di proprietà: {day}. Da quel giorno la bici non è più tra i tuoi prodotti.',
    en: 'It changed owner on {day}: since then it is no longer among your products.',
    fr: 'Il a changé de propriétaire le {day}\u00a0: depuis, il ne figure plus parmi vos produits.',
  },
  '404.path': {
    it: 'Pagina non trovata: {path}',
    en: 'Page Not Found: {path}',
    fr: 'Page introuvable\u00a0: {path}',
  },
  'workshop.title': {
    it: 'Questa pagina non è per l’officina',
    en: 'This page is not for the workshop',
    fr: 'Cette page n’est pas pour l’atelier',
  },
  workshop: {
    it: '«{page}»: solo il titolare e chi vende vedono questa pagina. Se ti serve qualcosa, chiedi a loro.',
    en: '“{page}”: only the owner and the sales staff see this page. If you need something from it, ask them.',
    fr: '«\u00a0{page}\u00a0»\u00a0: seuls le responsable et les vendeurs voient cette page. Si besoin, demandez-leur.',
  },
  'missing.quotes': {
    it: 'Il preventivo richiesto non è stato trovato.',
    en: 'The requested quote could not be found.',
    fr: 'Le devis demandé est introuvable.',
  },
  'missing.leads': {
    it: 'Il contatto richiesto non è stato trovato.',
    en: 'The requested lead could not be found.',
    fr: 'Le contact demandé est introuvable.',
  },
  'missing.products': {
    it: 'Il prodotto richiesto non è stato trovato.',
    en: 'The requested product could not be found.',
    fr: 'Le produit demandé est introuvable.',
  },
  list: { it: 'Vai a «{page}»', en: 'Go to “{page}”', fr: 'Aller à «\u00a0{page}\u00a0»' },
  document: { it: 'Errore', en: 'Error', fr: 'Erreur' },
  '400': { it: 'Richiesta non valida.', en: 'Bad Request', fr: 'Requête non valide.' },
  '405': {
    it: 'Questa pagina non accetta la richiesta inviata.',
    en: 'Method Not Allowed',
    fr: 'Cette page n’accepte pas la requête envoyée.',
  },
  other: {
    it: 'Qualcosa è andato storto.',
    en: 'Something went wrong.',
    fr: 'Un problème est survenu.',
  },
  'sent-later': {
    it: 'Quello che hai scritto non è andato perso: invialo di nuovo da qui tra poco.',
    en: 'What you wrote is not lost: send it again from here in a moment.',
    fr: 'Ce que vous avez écrit n’est pas perdu\u00a0: renvoyez-le d’ici dans un instant.',
  },
  'sent-later.files': {
    it: 'Quello che hai scritto non è andato perso: invialo di nuovo da qui tra poco. Foto e file, se dopo l’invio mancano, vanno scelti di nuovo.',
    en: 'What you wrote is not lost: send it again from here in a moment. Photos and files that are missing afterwards have to be chosen again.',
    fr: 'Ce que vous avez écrit n’est pas perdu\u00a0: renvoyez-le d’ici dans un instant. Les photos et fichiers qui manquent ensuite sont à choisir de nouveau.',
  },
  'sent-later.again': { it: 'Invia di nuovo', en: 'Send it again', fr: 'Renvoyer' },
  request: {
    it: 'Codice da indicare all’assistenza:',
    en: 'Code to quote to our after-sales team:',
    fr: 'Code à indiquer au service après-vente\u00a0:',
  },
} as const satisfies WordTable
