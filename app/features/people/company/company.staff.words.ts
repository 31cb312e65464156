import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'

/** The console's pages of colleagues and of companies; what they share with a company's own page is in its words. */
export const staffWords = {
  console: terms.console,
  'staff.title': pageNames.staff,
  'staff.count': {
    it: { one: '{count} persona attiva', other: '{count} persone attive' },
    en: { one: '{count} active person', other: '{count} active people' },
    fr: { one: '{count} personne active', other: '{count} personnes actives' },
  },
  'staff.bare': {
    it: '{count} senza verifica in due passaggi',
    en: '{count} without two-step verification',
    fr: '{count} sans validation en deux étapes',
  },
  'staff.invited': {
    it: { one: '{count} invito in attesa', other: '{count} inviti in attesa' },
    en: { one: '{count} invitation pending', other: '{count} invitations pending' },
    fr: { one: '{count} invitation en attente', other: '{count} invitations en attente' },
  },
  'reset.title': {
    it: 'Azzera la verifica in due passaggi',
    en: 'Reset two-step verification',
    fr: 'Réinitialiser la validation en deux étapes',
  },
  'reset.words': {
    it: 'Da usare se {name} ha perso sia il telefono sia i codici di recupero. Tutti i dispositivi vengono disconnessi e la verifica va attivata di nuovo al prossimo accesso. Prima verifica, di persona o al telefono, che la richiesta venga da {name}.',
    en: 'For use when {name} has lost both phone and recovery codes. All devices are logged out, and two-step verification must be set up again at the next login. First make sure, in person or by phone, that the request really comes from {name}.',
    fr: 'À utiliser si {name} a perdu à la fois son téléphone et ses codes de secours. Tous les appareils sont déconnectés, et la validation est à activer de nouveau à la prochaine connexion. Faites-vous d’abord confirmer la demande de vive voix par {name}.',
  },
  'reset.do': { it: 'Azzera', en: 'Reset', fr: 'Réinitialiser' },

  'companies.title': pageNames.companies,
  'companies.count': terms.companyCount,
  name: terms.name,
  kind: terms.kind,
  'kind.dealer': terms.dealer,
  'kind.customer': terms.rider,
  country: terms.country,
  vat: terms.vatNumber,
  open: terms.openOnes,
  'open.long': { it: 'Interventi aperti', en: 'Open tickets', fr: 'Dossiers SAV ouverts' },
  late: { it: '({count} in ritardo)', en: '({count} overdue)', fr: '({count} en retard)' },
  activity: { it: 'Ultima attività', en: 'Latest activity', fr: 'Dernière activité' },
  'activity.none': terms.noneOfThem,
  look: { it: 'Vedi anche', en: 'See also', fr: 'Voir aussi' },
  people: terms.people,
  'people.none': {
    it: 'Ancora nessuno può accedere per questa azienda.',
    en: 'Nobody can log in for this company yet.',
    fr: 'Personne ne peut encore se connecter pour cette entreprise.',
  },
  'people.invited': {
    it: 'In attesa che accettino l’invito: {emails}.',
    en: 'Invited, not here yet: {emails}.',
    fr: 'En attente de réponse à l’invitation\u00a0: {emails}.',
  },
  licence: { it: 'Vedi la licenza', en: 'See the licence', fr: 'Voir la licence' },
} as const satisfies WordTable
