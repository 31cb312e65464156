import { terms } from '#app/terms.words.ts'
import { undeliveredWords } from '#app/features/content/undelivered/undelivered.words.ts'
import { companyWords } from '#app/features/people/company/company.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import type { Entry, WordTable } from '#app/kit/words/words.ts'
import type { ActArea, ActKind } from '#app/features/people/acts/acts.ts'

export const logWords = {
  title: pageNames.changes,
  console: terms.console,
  intro: {
    it: 'Chi ha cambiato licenze, ruoli, token, webhook e impostazioni, e chi ha pubblicato catalogo e marchio, dal giorno in cui il portale ne tiene nota.',
    en: 'Who changed licences, roles, tokens, webhooks and settings, and who published catalogue and brand, since the day this portal began to note it.',
    fr: 'Qui a modifié licences, rôles, jetons, webhooks et réglages, et qui a publié catalogue et marque, depuis le jour où le portail en garde la trace.',
  },
  at: terms.when,
  by: terms.who,
  what: terms.what,
  about: undeliveredWords.about,
  area: { it: 'Ambito', en: 'Area', fr: 'Domaine' },
  'by.all': { it: 'Tutti gli amministratori', en: 'All administrators', fr: 'Tous les administrateurs' },
  'area.all': { it: 'Tutti gli ambiti', en: 'All areas', fr: 'Tous les domaines' },
  count: {
    it: { one: '{count} modifica annotata', other: '{count} modifiche annotate' },
    en: { one: '{count} change noted', other: '{count} changes noted' },
    fr: { one: '{count} modification notée', other: '{count} modifications notées' },
  },
  empty: { it: 'Nessuna modifica annotata', en: 'No changes noted', fr: 'Aucune modification notée' },
  'empty.words': {
    it: 'La prossima che un amministratore fa compare qui.',
    en: 'The next one that an administrator makes will appear here.',
    fr: 'La prochaine qu’un administrateur fera paraîtra ici.',
  },
  'no-result': { it: 'Nessuna modifica trovata', en: 'No changes found', fr: 'Aucune modification trouvée' },
  'search.fields': { it: 'persona e ambito', en: 'person and area', fr: 'la personne et le domaine' },
  'show-all': { it: 'Mostra tutte le modifiche', en: 'Show all changes', fr: 'Afficher toutes les modifications' },
  error: {
    it: 'Errore nel caricamento delle modifiche',
    en: 'Error loading the changes',
    fr: 'Erreur lors du chargement des modifications',
  },
  'file.name': { it: 'modifiche', en: 'changes', fr: 'modifications' },
} as const satisfies WordTable

export const areaWords = {
  licences: pageNames.licences,
  people: { it: 'Persone e ruoli', en: 'People and roles', fr: 'Personnes et rôles' },
  tokens: pageNames.api,
  webhooks: pageNames.webhooks,
  versions: { it: 'Catalogo e marchio', en: 'Catalogue and brand', fr: 'Catalogue et marque' },
  settings: { it: 'Altre impostazioni', en: 'Other settings', fr: 'Autres réglages' },
} as const satisfies Record<ActArea, Entry>

export const kindWords = {
  'module-granted': { it: 'Modulo concesso: {what}', en: 'Module granted: {what}', fr: 'Module accordé\u00a0: {what}' },
  'module-refused': { it: 'Modulo rifiutato: {what}', en: 'Module refused: {what}', fr: 'Module refusé\u00a0: {what}' },
  'module-activated': {
    it: 'Modulo attivato: {what}',
    en: 'Module activated: {what}',
    fr: 'Module activé\u00a0: {what}',
  },
  'module-deactivated': {
    it: 'Modulo disattivato: {what}',
    en: 'Module deactivated: {what}',
    fr: 'Module désactivé\u00a0: {what}',
  },
  invited: { it: 'Invito inviato: {what}', en: 'Invitation sent: {what}', fr: 'Invitation envoyée\u00a0: {what}' },
  'role-changed': { it: 'Ruolo cambiato: {what}', en: 'Role changed: {what}', fr: 'Rôle modifié\u00a0: {what}' },
  'person-removed': {
    it: 'Tolto dall’azienda',
    en: 'Taken out of the company',
    fr: 'Retrait de l’entreprise',
  },
  'account-disabled': { it: 'Accesso bloccato', en: 'Access blocked', fr: 'Accès bloqué' },
  'account-enabled': { it: 'Accesso riaperto', en: 'Access given back', fr: 'Accès rétabli' },
  'second-factor-reset': companyWords['notice.second-factor-reset'],
  'token-made': { it: 'Token {what} creato', en: 'Token {what} made', fr: 'Jeton {what} créé' },
  'token-revoked': { it: 'Token {what} revocato', en: 'Token {what} revoked', fr: 'Jeton {what} révoqué' },
  'webhook-added': { it: 'Webhook {what} aggiunto', en: 'Webhook {what} added', fr: 'Webhook {what} ajouté' },
  'webhook-changed': { it: 'Webhook {what} modificato', en: 'Webhook {what} changed', fr: 'Webhook {what} modifié' },
  'webhook-secret': {
    it: 'Chiave del webhook {what} sostituita',
    en: 'Key of webhook {what} replaced',
    fr: 'Clé du webhook {what} remplacée',
  },
  'webhook-off': { it: 'Webhook {what} spento', en: 'Webhook {what} switched off', fr: 'Webhook {what} désactivé' },
  'webhook-on': { it: 'Webhook {what} acceso', en: 'Webhook {what} switched on', fr: 'Webhook {what} activé' },
  'webhook-deleted': { it: 'Webhook {what} eliminato', en: 'Webhook {what} deleted', fr: 'Webhook {what} supprimé' },
  'catalogue-published': {
    it: 'Catalogo pubblicato, versione {what}',
    en: 'Catalogue published, version {what}',
    fr: 'Catalogue publié, version {what}',
  },
  'brand-published': {
    it: 'Marchio pubblicato, versione {what}',
    en: 'Brand published, version {what}',
    fr: 'Marque publiée, version {what}',
  },
  'retention-changed': {
    it: 'Durate di conservazione cambiate',
    en: 'Retention periods changed',
    fr: 'Durées de conservation modifiées',
  },
  'rule-set': {
    it: 'Regola di assegnazione salvata',
    en: 'Assignment rule saved',
    fr: 'Règle d’attribution enregistrée',
  },
  'rule-removed': {
    it: 'Regola di assegnazione tolta',
    en: 'Assignment rule taken away',
    fr: 'Règle d’attribution retirée',
  },
  'signals-changed': {
    it: 'Impostazioni dei segnali cambiate',
    en: 'Settings of signals changed',
    fr: 'Réglages des signaux modifiés',
  },
} as const satisfies Record<ActKind, Entry>
