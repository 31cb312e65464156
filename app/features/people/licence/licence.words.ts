import type { Module } from '#app/features/people/account/account.ts'
import type { Entry, WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the modules are called. */
export const moduleWords = {
  leads: terms.leadToStore,
  tickets: { it: 'Interventi in garanzia', en: 'Warranty interventions', fr: 'Dossiers SAV' },
  appointments: terms.appointments,
  products: terms.products,
  quotes: terms.quotes,
  contracts: { it: 'Contratti', en: 'Contracts', fr: 'Contrats' },
  news: { it: 'Novità e promozioni', en: 'News and promotions', fr: 'Actualités et promotions' },
  projects: { it: 'Progetti', en: 'Projects', fr: 'Projets' },
  'media-sharing': { it: 'Condivisione media', en: 'Media sharing', fr: 'Partage de médias' },
  'standard-packages': { it: 'Pacchetti standard', en: 'Standard packages', fr: 'Forfaits standard' },
  'user-guides': { it: 'Guide e manuali', en: 'User guides', fr: 'Guides et manuels' },
  'erp-integration': { it: 'Collegamento al gestionale', en: 'ERP integration', fr: 'Intégration ERP' },
  surveys: terms.surveys,
  'business-statistics': {
    it: 'Statistiche commerciali',
    en: 'Business statistics',
    fr: 'Statistiques commerciales',
  },
  'fidelity-programme': { it: 'Programma fedeltà', en: 'Fidelity programme', fr: 'Programme de fidélité' },
} as const satisfies Record<Module, Entry>

/** What a module offers, where there is something to use. Dealers, riders and the maker's staff read it. */
export const moduleHints = {
  leads: {
    it: 'I ciclisti interessati, assegnati al negozio',
    en: 'Interested riders, sent to the shop',
    fr: 'Les cyclistes intéressés, orientés vers le magasin',
  },
  tickets: {
    it: 'Richieste di garanzia con foto, fino alla soluzione',
    en: 'Warranty requests with photos, until they are resolved',
    fr: 'Demandes de garantie avec photos, jusqu’à leur résolution',
  },
  appointments: {
    it: 'Appuntamenti per tagliandi, prove e ritiri, da prenotare online',
    en: 'Appointments for services, test rides and collection, booked online',
    fr: 'Rendez-vous pour révisions, essais et retraits, à réserver en ligne',
  },
  products: {
    it: 'Le biciclette registrate, con garanzia e storico',
    en: 'Registered bicycles, with warranty and history',
    fr: 'Les vélos enregistrés, avec garantie et historique',
  },
  quotes: {
    it: 'I preventivi da leggere e accettare',
    en: 'Quotes to read and accept',
    fr: 'Les devis à consulter et à accepter',
  },
  'media-sharing': {
    it: 'Foto e materiali da usare in negozio e online',
    en: 'Photos and materials for the shop and its website',
    fr: 'Photos et supports pour le magasin et son site',
  },
  'standard-packages': {
    it: 'Pacchetti già pronti: forniture da richiedere, prestazioni da prenotare',
    en: 'Ready-made packages: supplies to ask a quote for, services to book',
    fr: 'Forfaits tout prêts\u00a0: fournitures à demander, prestations à réserver',
  },
  'user-guides': {
    it: 'Manuali di montaggio, guide alle taglie e calcolo della taglia',
    en: 'Assembly manuals, size guides and the size calculator',
    fr: 'Manuels de montage, guides des tailles et calcul de la taille',
  },
  'erp-integration': {
    it: 'Ordini, spedizioni e fatture dal gestionale del produttore',
    en: 'Orders, shipments and invoices from the maker’s ERP',
    fr: 'Commandes, expéditions et factures issues de l’ERP du fabricant',
  },
  surveys: {
    it: 'Le risposte dei clienti ai sondaggi, e chi va richiamato',
    en: 'What customers answer to surveys, and whom to call back',
    fr: 'Les réponses des clients aux enquêtes, et qui rappeler',
  },
  'business-statistics': {
    it: 'Interventi, tempi e vendite in cifre',
    en: 'Tickets, turnaround times and sales in figures',
    fr: 'Dossiers SAV, délais et ventes en chiffres',
  },
} as const satisfies Partial<Record<Module, Entry>>

/** What the menu and the home call a module's screens, where that is not the module's own name. */
export const sectionWords = {
  'erp-integration': terms.orders,
  'media-sharing': terms.mediaLibrary,
} as const satisfies Partial<Record<Module, Entry>>

export const licenceWords = {
  title: terms.activeModules,
  intro: {
    it: 'I moduli del portale. «Acquista» invia una richiesta gratuita: la risposta arriva per e-mail e si paga solo quanto concordato.',
    en: 'The modules of the portal. “Purchase” sends us a request, which costs nothing: we will answer by email, and you pay only what we have agreed on.',
    fr: 'Les modules du portail. «\u00a0Acheter\u00a0» nous envoie une demande, qui ne coûte rien\u00a0: nous vous répondons par e-mail, et vous ne payez que ce dont nous serons convenus.',
  },
  'intro.unsent': {
    it: 'I moduli del portale. «Acquista» invia una richiesta gratuita: la risposta compare in questa pagina e si paga solo quanto concordato.',
    en: 'The modules of the portal. “Purchase” sends us a request, which costs nothing: our answer will appear on this page, and you pay only what we have agreed on.',
    fr: 'Les modules du portail. «\u00a0Acheter\u00a0» nous envoie une demande, qui ne coûte rien\u00a0: notre réponse paraîtra sur cette page, et vous ne payez que ce dont nous serons convenus.',
  },
  'intro.others': {
    it: 'I moduli del portale attivi per la tua azienda.',
    en: 'The modules of the portal your company can use.',
    fr: 'Les modules du portail dont dispose votre entreprise.',
  },
  available: { it: 'Moduli', en: 'Modules', fr: 'Modules' },
  later: { it: 'Non ancora disponibili', en: 'Not yet available', fr: 'Pas encore disponibles' },

  active: { it: 'Attivo', en: 'Active', fr: 'Actif' },
  requested: { it: 'Richiesta inviata: {day}', en: 'Requested on {day}', fr: 'Demande envoyée\u00a0: {day}' },
  refused: terms.requestRefused,
  purchase: { it: 'Acquista', en: 'Purchase', fr: 'Acheter' },
  'purchase.module': { it: 'Acquista: {module}', en: 'Purchase: {module}', fr: 'Acheter\u00a0: {module}' },
  'refused.on': { it: 'Richiesta respinta: {day}', en: 'Request refused on {day}', fr: 'Demande refusée\u00a0: {day}' },
  reason: { it: 'Motivazione: «{reason}»', en: 'Reason: “{reason}”', fr: 'Motif\u00a0: «\u00a0{reason}\u00a0»' },
  withdraw: terms.withdrawTheRequest,
  'withdraw.module': {
    it: 'Ritira la richiesta: {module}',
    en: 'Withdraw the request: {module}',
    fr: 'Retirer la demande\u00a0: {module}',
  },
  'for-others': { it: 'Non per il tuo ruolo', en: 'Not for your role', fr: 'Pas pour votre rôle' },
  'notice.withdrawn': terms.requestWithdrawn,
  'notice.requested': {
    it: 'Richiesta inviata. La risposta arriva per e-mail.',
    en: 'Request sent. We will answer by email.',
    fr: 'Demande envoyée. Nous vous répondons par e-mail.',
  },
  'notice.requested.unsent': {
    it: 'Richiesta inviata. La risposta comparirà in questa pagina.',
    en: 'Request sent. Our answer will appear on this page.',
    fr: 'Demande envoyée. Notre réponse paraîtra sur cette page.',
  },

  'owner-only': {
    it: 'Solo il titolare può acquistare moduli.',
    en: 'Only an owner can purchase modules.',
    fr: 'Seul un responsable peut acheter des modules.',
  },
  'owner-only.names': {
    it: 'Solo il titolare può acquistare moduli: {names}.',
    en: 'Only an owner can purchase modules: {names}.',
    fr: 'Seul un responsable peut acheter des modules\u00a0: {names}.',
  },

  'missing.title': {
    it: 'Modulo «{module}» non attivo',
    en: 'The “{module}” module is not active',
    fr: 'Le module «\u00a0{module}\u00a0» n’est pas actif',
  },
  'missing.title.section': {
    it: '{section}: serve il modulo «{module}»',
    en: '{section}: the “{module}” module is needed',
    fr: '{section}\u00a0: le module «\u00a0{module}\u00a0» est nécessaire',
  },
  'missing.purchase': {
    it: 'Richiedilo qui sotto con «Acquista».',
    en: 'To use it, purchase it below.',
    fr: 'Vous pouvez demander le module ci-dessous avec «\u00a0Acheter\u00a0».',
  },
  'missing.requested': {
    it: 'Il modulo è già stato richiesto: la risposta arriva appena possibile.',
    en: 'The module has been requested: we will answer as soon as we can.',
    fr: 'Le module a déjà été demandé\u00a0: nous répondrons dès que possible.',
  },
  'missing.refused': {
    it: 'Richiesta del modulo respinta: {day}.',
    en: 'The request for the module was refused on {day}.',
    fr: 'La demande du module a été refusée le {day}.',
  },
  'missing.again': {
    it: 'Richiedilo di nuovo qui sotto.',
    en: 'You can ask for it again below.',
    fr: 'Vous pouvez en refaire la demande ci-dessous.',
  },
} as const satisfies WordTable
