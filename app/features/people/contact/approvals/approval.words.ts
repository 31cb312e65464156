import type { WordTable } from '#app/kit/words/words.ts'
import { answerWords } from '../contact.answers.words.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { terms } from '#app/terms.words.ts'

const approved = { it: 'Account abilitato', en: 'Account approved', fr: 'Compte activé' } as const

/** Requests for access, as staff see them. */
export const approvalWords = {
  ...answerWords,
  console: terms.console,
  'list.title': terms.accountsToApprove,
  'list.count': {
    it: { one: '{count} persona aspetta una risposta.', other: '{count} persone aspettano una risposta.' },
    en: { one: '{count} person is waiting for an answer.', other: '{count} people are waiting for an answer.' },
    fr: { one: '{count} personne attend une réponse.', other: '{count} personnes attendent une réponse.' },
  },
  'list.empty': { it: 'Nessuno in attesa', en: 'Nobody is waiting', fr: 'Personne en attente' },
  'list.empty.words': {
    it: 'Qui compare chi si registra e chiede l’accesso.',
    en: 'People who register and ask for access appear here.',
    fr: 'Les personnes qui s’inscrivent et demandent l’accès apparaissent ici.',
  },
  review: { it: 'Esamina la prima richiesta', en: 'Review the first request', fr: 'Examiner la première demande' },
  answered: { it: 'Ultime risposte', en: 'Latest answers', fr: 'Dernières réponses' },
  answer: { it: 'Richiesta', en: 'Request', fr: 'Demande' },
  'answered.by': { it: 'Risposta di', en: 'Answered by', fr: 'Réponse de' },
  'answered.on': { it: 'Risposta', en: 'Answered', fr: 'Réponse' },
  'notice.approved': approved,

  person: { it: 'Persona', en: 'Person', fr: 'Personne' },
  email: terms.email,
  kind: terms.kind,
  company: terms.company,
  country: terms.country,
  asked: { it: 'Richiesta', en: 'Requested', fr: 'Demandé le' },
  'asked.on': {
    it: 'Accesso richiesto: {moment}',
    en: 'Access requested: {moment}',
    fr: 'Accès demandé\u00a0: {moment}',
  },

  known: { it: 'Dati della richiesta', en: 'Request details', fr: 'Détails de la demande' },
  registered: { it: 'Registrazione', en: 'Registered', fr: 'Inscription' },
  'last-sign-in': { it: 'Ultimo accesso', en: 'Last login', fr: 'Dernière connexion' },
  language: terms.language,
  'language.it': { it: 'Italiano', en: 'Italian', fr: 'Italien' },
  'language.en': { it: 'Inglese', en: 'English', fr: 'Anglais' },
  'language.fr': { it: 'Francese', en: 'French', fr: 'Français' },
  'crm-away': {
    it: 'Il CRM non risponde: qui ci sono solo i dati del portale. Ricarica la pagina tra qualche minuto.',
    en: 'The CRM is not responding: only what the portal knows is shown here. Reload the page in a few minutes.',
    fr: 'Le CRM ne répond pas\u00a0: seules les données du portail sont affichées. Rechargez la page dans quelques minutes.',
  },
  earlier: { it: 'Richieste precedenti', en: 'Earlier requests', fr: 'Demandes précédentes' },
  'earlier.approved': { it: 'Accolta', en: 'Approved', fr: 'Acceptée' },
  'earlier.refused': { it: 'Respinta', en: 'Refused', fr: 'Refusée' },

  'stands.approved': approved,
  'stands.refused': terms.requestRefused,
  'stands.left': {
    it: 'Account già abilitato, ora senza azienda',
    en: 'Approved before, currently without a company',
    fr: 'Compte déjà activé, actuellement sans entreprise',
  },
  'stands.in': { it: 'Ha già accesso', en: 'Already has access', fr: 'A déjà accès' },
  'stands.by': { it: '{name}, {moment}', en: '{name}, {moment}', fr: '{name}, {moment}' },

  join: {
    it: 'Abilita in un’azienda esistente',
    en: 'Approve and add to an existing company',
    fr: 'Rattacher à une entreprise existante',
  },
  'join.none': {
    it: 'Nessuna azienda somiglia a quella indicata. Cerca per nome o per partita IVA.',
    en: 'No company matches the details given. Search by name or VAT number.',
    fr: 'Aucune entreprise ne ressemble à celle indiquée. Cherchez par nom ou par numéro de TVA.',
  },
  search: { it: 'Nome o partita IVA', en: 'Name or VAT number', fr: 'Nom ou numéro de TVA' },
  'search.do': listsWords.search,
  'search.none': {
    it: 'Nessun risultato per «{query}».',
    en: 'No results for “{query}”.',
    fr: 'Aucun résultat pour «\u00a0{query}\u00a0».',
  },
  'same.vat': { it: 'stessa partita IVA', en: 'same VAT number', fr: 'même numéro de TVA' },
  'same.domain': { it: 'stesso dominio e-mail', en: 'same email domain', fr: 'même domaine e-mail' },
  'same.name': { it: 'nome simile', en: 'similar name', fr: 'nom proche' },
  people: terms.personCount,
  role: terms.role,
  'new-company': {
    it: 'Abilita in una nuova azienda',
    en: 'Approve and create a new company',
    fr: 'Créer une nouvelle entreprise',
  },
  'new-company.words': {
    it: 'Ne diventa titolare e può invitare i colleghi.',
    en: 'The person becomes its owner and can invite colleagues.',
    fr: 'La personne en devient responsable et peut inviter ses collègues.',
  },
  rider: { it: 'Abilita come ciclista', en: 'Approve as a rider', fr: 'Activer comme cycliste' },
  'rider.words': {
    it: 'Vede solo i propri interventi e prodotti.',
    en: 'Sees only their own tickets and products.',
    fr: 'Ne voit que ses propres dossiers SAV et produits.',
  },
  approve: { it: 'Abilita', en: 'Approve', fr: 'Activer' },
  refuse: { it: 'Respingi la richiesta', en: 'Refuse the request', fr: 'Refuser la demande' },
  'refuse.do': terms.refuse,
} as const satisfies WordTable
