import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** How long things are kept, as administrators read and choose it. */
export const retentionWords = {
  console: terms.console,
  title: { it: 'Conservazione dei dati', en: 'Data retention', fr: 'Conservation des données' },
  intro: {
    it: 'Ogni notte, dalle 2, il portale elimina ciò che è stato conservato abbastanza. I limiti vengono dalla legge.',
    en: 'Every night from 2 o’clock, the portal removes what has been kept long enough. The limits come from the law.',
    fr: 'Chaque nuit à partir de 2\u00a0heures, le portail supprime ce qui a été conservé assez longtemps. Les limites viennent de la loi.',
  },
  periods: { it: 'Durate', en: 'Periods', fr: 'Durées' },
  'period.orders': { it: 'Ordini e fatture', en: 'Orders and invoices', fr: 'Commandes et factures' },
  'period.tickets': { it: 'Interventi chiusi', en: 'Closed tickets', fr: 'Dossiers SAV clôturés' },
  'period.others': {
    it: 'Interventi chiusi: tutti tranne i danni estetici',
    en: 'Closed tickets: all but cosmetic damage',
    fr: 'Dossiers SAV clôturés\u00a0: tous sauf les défauts esthétiques',
  },
  'period.aesthetic': {
    it: 'Interventi chiusi: danni estetici',
    en: 'Closed tickets: cosmetic damage',
    fr: 'Dossiers SAV clôturés\u00a0: défauts esthétiques',
  },
  'period.people': {
    it: 'Persone che non accedono più',
    en: 'People who no longer log in',
    fr: 'Personnes qui ne se connectent plus',
  },
  'why.orders': {
    it: 'Da 10 a 15 anni: le scritture contabili si conservano per 10 anni (art. 2220 del codice civile).',
    en: '10 to 15 years: accounting records are kept for 10 years (article 2220 of the Italian civil code).',
    fr: 'De 10 à 15 ans\u00a0: les pièces comptables se conservent 10 ans (art. 2220 du code civil italien).',
  },
  'why.tickets': {
    it: 'Da 10 a 25 anni dalla chiusura: la responsabilità per danno da prodotto dura 10 anni, 25 se una lesione personale si manifesta tardi (direttiva UE 2024/2853, art. 17).',
    en: '10 to 25 years from closing: product liability lasts 10 years, 25 where an injury shows late (Directive (EU) 2024/2853, article 17).',
    fr: 'De 10 à 25 ans après la clôture\u00a0: la responsabilité du fait des produits dure 10 ans, 25 si une lésion corporelle se révèle tard (directive UE 2024/2853, art. 17).',
  },
  'why.aesthetic': {
    it: 'Da 3 a 10 anni dalla chiusura: la garanzia legale più lunga dura 3 anni.',
    en: '3 to 10 years from closing: the longest legal guarantee lasts 3 years.',
    fr: 'De 3 à 10 ans après la clôture\u00a0: la garantie légale la plus longue dure 3 ans.',
  },
  'why.people': {
    it: 'Da 3 a 10 anni dall’ultima visita: i dati personali non si conservano più del necessario (GDPR, art. 5). Al posto della persona resta uno pseudonimo; numeri di serie e dati tecnici restano.',
    en: '3 to 10 years from the last visit: personal data are kept no longer than needed (GDPR, article 5). A pseudonym takes the person’s place; serial numbers and technical data stay.',
    fr: 'De 3 à 10 ans après la dernière visite\u00a0: les données personnelles ne se conservent pas plus que nécessaire (RGPD, art. 5). Un pseudonyme remplace la personne\u00a0; numéros de série et données techniques restent.',
  },
  years: {
    it: { one: '{count} anno', other: '{count} anni' },
    en: { one: '{count} year', other: '{count} years' },
    fr: { one: '{count} an', other: '{count} ans' },
  },
  fixed: {
    it: 'Durate fisse: bozze 30 giorni, file mai inviati 24 ore, inviti scaduti o ritirati 30 giorni, poi perdono nome e indirizzo.',
    en: 'Fixed periods: drafts 30 days, files never sent 24 hours, expired or withdrawn invitations 30 days, after which they lose name and address.',
    fr: 'Durées fixes\u00a0: brouillons 30 jours, fichiers jamais envoyés 24 heures, invitations expirées ou retirées 30 jours, puis elles perdent nom et adresse.',
  },
  'periods-changed': {
    it: 'Nel frattempo un’altra persona ha cambiato le durate. Il modulo mostra le tue: confrontale con quelle salvate e guarda di nuovo che cosa verrebbe eliminato.',
    en: 'Someone else has changed the periods in the meantime. The form shows yours: compare them with the saved ones and look again at what would go.',
    fr: 'Une autre personne a modifié les durées entre-temps. Le formulaire affiche les vôtres\u00a0: comparez-les avec celles enregistrées et regardez à nouveau ce qui serait supprimé.',
  },
  foresee: {
    it: 'Mostra che cosa verrebbe eliminato',
    en: 'Show what would go',
    fr: 'Afficher ce qui serait supprimé',
  },
  foreseen: {
    it: 'Con queste durate, la prossima notte:',
    en: 'With these periods, next night:',
    fr: 'Avec ces durées, la nuit prochaine\u00a0:',
  },
  nothing: { it: 'Nulla da eliminare', en: 'Nothing to remove', fr: 'Rien à supprimer' },
  'removed.orders': terms.orderCount,
  'removed.invoices': {
    it: { one: '{count} fattura', other: '{count} fatture' },
    en: { one: '{count} invoice', other: '{count} invoices' },
    fr: { one: '{count} facture', other: '{count} factures' },
  },
  'removed.tickets': terms.ticketCount,
  'removed.aesthetic': {
    it: { one: '{count} intervento per danno estetico', other: '{count} interventi per danni estetici' },
    en: { one: '{count} ticket about cosmetic damage', other: '{count} tickets about cosmetic damage' },
    fr: { one: '{count} dossier pour défaut esthétique', other: '{count} dossiers pour défaut esthétique' },
  },
  'removed.people': {
    it: { one: '{count} persona sostituita da uno pseudonimo', other: '{count} persone sostituite da uno pseudonimo' },
    en: { one: '{count} person replaced by a pseudonym', other: '{count} people replaced by a pseudonym' },
    fr: {
      one: '{count} personne remplacée par un pseudonyme',
      other: '{count} personnes remplacées par un pseudonyme',
    },
  },
  'removed.invites': {
    it: { one: '{count} invito senza più nome e indirizzo', other: '{count} inviti senza più nome e indirizzo' },
    en: { one: '{count} invitation without name and address', other: '{count} invitations without name and address' },
    fr: { one: '{count} invitation sans nom ni adresse', other: '{count} invitations sans nom ni adresse' },
  },
  'removed.drafts': {
    it: { one: '{count} bozza', other: '{count} bozze' },
    en: { one: '{count} draft', other: '{count} drafts' },
    fr: { one: '{count} brouillon', other: '{count} brouillons' },
  },
  'removed.files': {
    it: { one: '{count} file mai inviato', other: '{count} file mai inviati' },
    en: { one: '{count} file never sent', other: '{count} files never sent' },
    fr: { one: '{count} fichier jamais envoyé', other: '{count} fichiers jamais envoyés' },
  },
  'removed.claims': {
    it: { one: '{count} registrazione mai confermata', other: '{count} registrazioni mai confermate' },
    en: { one: '{count} registration never confirmed', other: '{count} registrations never confirmed' },
    fr: { one: '{count} inscription jamais confirmée', other: '{count} inscriptions jamais confirmées' },
  },
  'removed.contacts': {
    it: { one: '{count} scheda senza account', other: '{count} schede senza account' },
    en: { one: '{count} record without an account', other: '{count} records without an account' },
    fr: { one: '{count} fiche sans compte', other: '{count} fiches sans compte' },
  },
  'removed.sessions': {
    it: { one: '{count} sessione terminata', other: '{count} sessioni terminate' },
    en: { one: '{count} ended session', other: '{count} ended sessions' },
    fr: { one: '{count} session terminée', other: '{count} sessions terminées' },
  },
  'removed.mails': {
    it: {
      one: '{count} messaggio in uscita di oltre 30 giorni fa',
      other: '{count} messaggi in uscita di oltre 30 giorni fa',
    },
    en: { one: '{count} outgoing message older than 30 days', other: '{count} outgoing messages older than 30 days' },
    fr: { one: '{count} message sortant de plus de 30 jours', other: '{count} messages sortants de plus de 30 jours' },
  },
  changes: { it: 'Modifiche delle durate', en: 'Changes of periods', fr: 'Modifications des durées' },
  'changes.none': {
    it: 'Nessuna durata è stata ancora cambiata.',
    en: 'No period has been changed yet.',
    fr: 'Aucune durée n’a encore été modifiée.',
  },
  'change.at': terms.date,
  'change.by': terms.who,
  'change.kind': { it: 'Durata', en: 'Period', fr: 'Durée' },
  'change.what': { it: 'Modifica', en: 'Change', fr: 'Modification' },
  'change.from-to': { it: 'da {before} a {after}', en: 'from {before} to {after}', fr: 'de {before} à {after}' },
  'save.periods': { it: 'Salva le durate', en: 'Save periods', fr: 'Enregistrer les durées' },
  'notice.save': { it: 'Durate salvate', en: 'Periods saved', fr: 'Durées enregistrées' },
  runs: { it: 'Ultime esecuzioni', en: 'Latest runs', fr: 'Dernières exécutions' },
  'runs.none': { it: 'Ancora nessuna esecuzione.', en: 'No runs yet.', fr: 'Aucune exécution pour l’instant.' },
  'run.started': { it: 'Inizio', en: 'Started', fr: 'Début' },
  'run.ended': { it: 'Fine', en: 'Ended', fr: 'Fin' },
  'run.open': { it: 'Non ancora conclusa', en: 'Not finished yet', fr: 'Pas encore terminée' },
  'run.removed': { it: 'Eliminati', en: 'Removed', fr: 'Supprimés' },
} as const satisfies WordTable
