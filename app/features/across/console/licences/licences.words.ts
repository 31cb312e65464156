import { contactFormWords } from '#app/features/people/contact/contact.forms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { answerWords } from '#app/features/people/contact/contact.answers.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { terms } from '#app/terms.words.ts'

/** Licences as administrators see them; the modules' names are the licence's own. */
export const licencesWords = {
  ...answerWords,
  console: terms.console,
  title: pageNames.licences,
  requests: { it: 'Richieste di moduli', en: 'Module requests', fr: 'Demandes de modules' },
  count: {
    it: { one: '{count} richiesta in attesa', other: '{count} richieste in attesa' },
    en: { one: '{count} request waiting', other: '{count} requests waiting' },
    fr: { one: '{count} demande en attente', other: '{count} demandes en attente' },
  },
  none: { it: 'Nessuna richiesta in attesa', en: 'No requests waiting', fr: 'Aucune demande en attente' },
  'asked.by': { it: '{name} · {moment}', en: '{name} · {moment}', fr: '{name} · {moment}' },

  grant: { it: 'Attiva', en: 'Grant', fr: 'Activer' },
  'grant.label': {
    it: 'Attiva {module} per {company}',
    en: 'Grant {module} to {company}',
    fr: 'Activer {module} pour {company}',
  },
  refuse: terms.refuse,
  'refuse.label': {
    it: 'Respingi {module} per {company}',
    en: 'Refuse {module} for {company}',
    fr: 'Refuser {module} à {company}',
  },
  'reason-short': contactFormWords['reason-short'],
  'refuse.do': { it: 'Respingi la richiesta', en: 'Refuse the request', fr: 'Refuser la demande' },

  companies: { it: 'Licenze dei clienti', en: 'Customers’ licences', fr: 'Licences des clients' },
  company: terms.customer,
  active: { it: 'Moduli attivi', en: 'Active modules', fr: 'Modules actifs' },
  'asked-for': terms.requests,
  changed: { it: 'Licenza modificata', en: 'Licence changed', fr: 'Licence modifiée' },
  country: terms.country,
  kind: terms.kind,
  search: { it: 'Cerca un cliente', en: 'Find a customer', fr: 'Rechercher un client' },
  short: answerWords['search.short'],
  'none-found': { it: 'Nessun cliente trovato', en: 'No customers found', fr: 'Aucun client trouvé' },

  all: {
    it: 'Attiva un modulo per tutti i rivenditori',
    en: 'Activate a module for all dealers',
    fr: 'Activer un module pour tous les revendeurs',
  },
  'all.words': {
    it: 'Ha effetto immediato e vale per i rivenditori di oggi: chi arriva dopo parte con i moduli iniziali. Chi si è visto rifiutare il modulo resta escluso. Per togliere un modulo si passa da una licenza alla volta.',
    en: 'This takes effect at once, for the dealers of today: those who come later begin with the starting modules. Dealers whose request for the module was refused are left out. A module is taken away again licence by licence.',
    fr: 'Effet immédiat, pour les revendeurs d’aujourd’hui\u00a0: ceux qui arrivent plus tard commencent avec les modules de départ. Les revendeurs dont la demande a été refusée ne sont pas concernés. Un module se retire ensuite licence par licence.',
  },
  'all.lacked': {
    it: { one: 'Manca a {count} rivenditore', other: 'Manca a {count} rivenditori' },
    en: { one: '{count} dealer lacks it', other: '{count} dealers lack it' },
    fr: { one: 'Manque à {count} revendeur', other: 'Manque à {count} revendeurs' },
  },
  'activate-all': { it: 'Attiva per tutti', en: 'Activate for all', fr: 'Activer pour tous' },
  'activate-all.label': {
    it: 'Attiva per tutti: {module}',
    en: 'Activate for all: {module}',
    fr: 'Activer pour tous\u00a0: {module}',
  },

  modules: { it: 'Moduli', en: 'Modules', fr: 'Modules' },
  later: { it: 'Non ancora disponibili', en: 'Not yet available', fr: 'Pas encore disponibles' },
  inactive: { it: 'Non attivo', en: 'Not active', fr: 'Inactif' },
  unusable: {
    it: 'Concesso, non ancora utilizzabile',
    en: 'Granted, not usable yet',
    fr: 'Accordé, pas encore utilisable',
  },
  activate: { it: 'Attiva', en: 'Activate', fr: 'Activer' },
  'activate.label': { it: 'Attiva: {module}', en: 'Activate: {module}', fr: 'Activer\u00a0: {module}' },
  deactivate: { it: 'Disattiva', en: 'Deactivate', fr: 'Désactiver' },
  'deactivate.label': { it: 'Disattiva: {module}', en: 'Deactivate: {module}', fr: 'Désactiver\u00a0: {module}' },
  'module-booked': {
    it: {
      one: 'C’è un appuntamento in corso o in programma. Senza il modulo il punto vendita non lo vede più, ma chi ha prenotato riceve il promemoria e si presenta: meglio che prima il punto vendita lo concluda o lo annulli.',
      other:
        'Ci sono {count} appuntamenti in corso o in programma. Senza il modulo il punto vendita non li vede più, ma chi ha prenotato riceve il promemoria e si presenta: meglio che prima il punto vendita li concluda o li annulli.',
    },
    en: {
      one: 'There is an appointment under way or ahead. Without the module the shop no longer sees it, but the person who booked is reminded and comes: the shop should finish or cancel it first.',
      other:
        'There are {count} appointments under way or ahead. Without the module the shop no longer sees them, but the people who booked are reminded and come: the shop should finish or cancel them first.',
    },
    fr: {
      one: 'Un rendez-vous est en cours ou prévu. Sans le module, le point de vente ne le voit plus, mais la personne qui l’a réservé reçoit le rappel et se présente\u00a0: mieux vaut que le point de vente le termine ou l’annule d’abord.',
      other:
        '{count} rendez-vous sont en cours ou prévus. Sans le module, le point de vente ne les voit plus, mais les personnes qui les ont réservés reçoivent le rappel et se présentent\u00a0: mieux vaut que le point de vente les termine ou les annule d’abord.',
    },
  },
  'deactivate.anyway': { it: 'Disattiva comunque', en: 'Deactivate anyway', fr: 'Désactiver quand même' },
  'deactivate.anyway.label': {
    it: 'Disattiva comunque: {module}',
    en: 'Deactivate anyway: {module}',
    fr: 'Désactiver quand même\u00a0: {module}',
  },
  'edit.words': {
    it: 'Ha effetto immediato, anche per chi è già collegato. I dati di un modulo disattivato restano.',
    en: 'This takes effect at once, even for people who are logged in. The data of a deactivated module is kept.',
    fr: 'Effet immédiat, y compris pour les personnes déjà connectées. Les données d’un module désactivé sont conservées.',
  },

  answered: {
    it: 'Questa richiesta non è più aperta: qualcuno ha già risposto, oppure è stata ritirata.',
    en: 'This request is no longer open: someone has already answered it, or it was withdrawn.',
    fr: 'Cette demande n’est plus ouverte\u00a0: quelqu’un y a déjà répondu, ou elle a été retirée.',
  },
  'notice.granted': { it: 'Modulo attivato', en: 'Module granted', fr: 'Module activé' },
  'notice.activated': { it: 'Modulo attivato', en: 'Module activated', fr: 'Module activé' },
  'notice.activated-all': {
    it: 'Modulo attivato per tutti i rivenditori',
    en: 'Module activated for all dealers',
    fr: 'Module activé pour tous les revendeurs',
  },
  'notice.deactivated': { it: 'Modulo disattivato', en: 'Module deactivated', fr: 'Module désactivé' },
} as const satisfies WordTable
