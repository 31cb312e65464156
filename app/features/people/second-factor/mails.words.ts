import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

/** What the mails about the second factor say. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,

  'totp-added.subject': {
    it: 'Verifica in due passaggi: app collegata',
    en: 'Two-step verification: app linked',
    fr: 'Validation en deux étapes\u00a0: application associée',
  },
  'totp-added': {
    it: 'un’app di autenticazione è stata collegata al tuo account. Gli altri dispositivi sono stati disconnessi.',
    en: 'An authenticator app has been linked to your account. Your other devices have been logged out.',
    fr: 'Une application d’authentification a été associée à votre compte. Vos autres appareils ont été déconnectés.',
  },
  'totp-removed.subject': {
    it: 'Verifica in due passaggi: app scollegata',
    en: 'Two-step verification: app removed',
    fr: 'Validation en deux étapes\u00a0: application dissociée',
  },
  'totp-removed': {
    it: 'l’app di autenticazione è stata scollegata dal tuo account. Gli altri dispositivi sono stati disconnessi.',
    en: 'The authenticator app has been removed from your account. Your other devices have been logged out.',
    fr: 'L’application d’authentification a été dissociée de votre compte. Vos autres appareils ont été déconnectés.',
  },
  'passkey-added.subject': {
    it: 'Verifica in due passaggi: nuova passkey',
    en: 'Two-step verification: new passkey',
    fr: 'Validation en deux étapes\u00a0: nouvelle clé d’accès',
  },
  'passkey-added': {
    it: 'una passkey è stata aggiunta al tuo account. Gli altri dispositivi sono stati disconnessi.',
    en: 'A passkey has been added to your account. Your other devices have been logged out.',
    fr: 'Une clé d’accès a été ajoutée à votre compte. Vos autres appareils ont été déconnectés.',
  },
  'passkey-removed.subject': {
    it: 'Verifica in due passaggi: passkey eliminata',
    en: 'Two-step verification: passkey deleted',
    fr: 'Validation en deux étapes\u00a0: clé d’accès supprimée',
  },
  'passkey-removed': {
    it: 'una passkey è stata eliminata dal tuo account. Gli altri dispositivi sono stati disconnessi.',
    en: 'A passkey has been deleted from your account. Your other devices have been logged out.',
    fr: 'Une clé d’accès a été supprimée de votre compte. Vos autres appareils ont été déconnectés.',
  },
  'codes-renewed.subject': {
    it: 'Verifica in due passaggi: nuovi codici di recupero',
    en: 'Two-step verification: new recovery codes',
    fr: 'Validation en deux étapes\u00a0: nouveaux codes de secours',
  },
  'codes-renewed': {
    it: 'per il tuo account sono stati creati nuovi codici di recupero. Quelli precedenti non sono più validi.',
    en: 'New recovery codes have been created for your account. The earlier ones are no longer valid.',
    fr: 'De nouveaux codes de secours ont été créés pour votre compte. Les anciens ne sont plus valables.',
  },
  'code-used.subject': {
    it: 'Verifica in due passaggi: codice di recupero usato',
    en: 'Two-step verification: recovery code used',
    fr: 'Validation en deux étapes\u00a0: code de secours utilisé',
  },
  'code-used': {
    it: 'è stato effettuato un accesso al tuo account con uno dei codici di recupero.',
    en: 'Someone has logged in to your account with one of your recovery codes.',
    fr: 'Quelqu’un s’est connecté à votre compte avec l’un de vos codes de secours.',
  },
  'code-used.next': {
    it: 'Ogni codice vale una volta sola. Se ne restano pochi, creane di nuovi.',
    en: 'Each code works only once. If only a few are left, create new ones.',
    fr: 'Chaque code ne sert qu’une fois. S’il en reste peu, créez-en de nouveaux.',
  },
  'reset.subject': {
    it: 'Verifica in due passaggi azzerata',
    en: 'Two-step verification reset',
    fr: 'Validation en deux étapes réinitialisée',
  },
  reset: {
    it: 'l’assistenza ha azzerato la verifica in due passaggi del tuo account: app, passkey e codici di recupero non sono più validi e tutti i dispositivi sono stati disconnessi.',
    en: 'Our after-sales team has reset the two-step verification of your account: app, passkeys and recovery codes no longer work, and all devices have been logged out.',
    fr: 'Notre service après-vente a réinitialisé la validation en deux étapes de votre compte\u00a0: application, clés d’accès et codes de secours ne sont plus valables, et tous les appareils ont été déconnectés.',
  },
  'reset.next': {
    it: 'Ora per accedere basta la password. Riattiva la verifica appena possibile.',
    en: 'Your password alone is now enough to log in. Please set up two-step verification again as soon as you can.',
    fr: 'Votre mot de passe suffit désormais pour vous connecter. Réactivez la validation dès que possible.',
  },

  'not-you': {
    it: 'Se l’operazione non è tua, cambia subito la password e avvisa l’assistenza.',
    en: 'If this was not you, change your password at once and tell our after-sales team.',
    fr: 'Si vous n’en êtes pas à l’origine, changez immédiatement de mot de passe et prévenez notre service après-vente.',
  },
  open: {
    it: 'Apri la verifica in due passaggi',
    en: 'Open two-step verification',
    fr: 'Ouvrir la validation en deux étapes',
  },
} as const satisfies WordTable
