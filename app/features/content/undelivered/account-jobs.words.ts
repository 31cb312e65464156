import type { WordTable } from '#app/kit/words/words.ts'

/** Mails about how somebody signs in. */
export const accountJobWords = {
  'account.verify': {
    it: 'E-mail di verifica dell’indirizzo',
    en: 'Email to verify an address',
    fr: 'E-mail de vérification d’une adresse',
  },
  'account.reset': {
    it: 'E-mail per una nuova password',
    en: 'Email to reset a password',
    fr: 'E-mail pour un nouveau mot de passe',
  },
  'account.change-email': {
    it: 'E-mail di conferma di un nuovo indirizzo',
    en: 'Email to confirm a new address',
    fr: 'E-mail de confirmation d’une nouvelle adresse',
  },
  'account.email-changed': {
    it: 'Avviso di indirizzo e-mail cambiato',
    en: 'Notice of a changed email address',
    fr: 'Avis de changement d’adresse e-mail',
  },
  'account.password-changed': {
    it: 'Avviso di password cambiata',
    en: 'Notice of a changed password',
    fr: 'Avis de changement de mot de passe',
  },
} as const satisfies WordTable
