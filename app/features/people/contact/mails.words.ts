import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  'request.subject': {
    it: 'Richiesta di accesso: {name}',
    en: 'Request for access: {name}',
    fr: 'Demande d’accès\u00a0: {name}',
  },
  'request.dealer': {
    it: '{name} ({company}) chiede l’accesso al portale come rivenditore.',
    en: '{name} ({company}) has asked for access to the portal as a dealer.',
    fr: '{name} ({company}) demande l’accès au portail en tant que revendeur.',
  },
  'request.customer': {
    it: '{name} chiede l’accesso al portale come ciclista.',
    en: '{name} has asked for access to the portal as a rider.',
    fr: '{name} demande l’accès au portail en tant que cycliste.',
  },
  'request.open': mailTerms.answerRequest,
  'approved.subject': {
    it: 'Account {brand} abilitato',
    en: 'Your {brand} account is enabled',
    fr: 'Votre compte {brand} est activé',
  },
  'approved.text': {
    it: 'la verifica dell’account è conclusa: ora puoi usare il portale.',
    en: 'We have verified your account: you can use the portal from now on.',
    fr: 'Nous avons vérifié votre compte\u00a0: vous pouvez désormais utiliser le portail.',
  },
  'approved.open': terms.openThePortal,
  'refused.subject': {
    it: 'Richiesta di accesso a {brand}',
    en: 'Your request for access to {brand}',
    fr: 'Votre demande d’accès à {brand}',
  },
  'refused.text': {
    it: 'la richiesta di accesso è stata respinta, con questa motivazione:',
    en: 'Your request for access was refused, for this reason:',
    fr: 'Votre demande d’accès a été refusée, pour le motif suivant\u00a0:',
  },
  'refused.next': {
    it: 'Se i dati non erano corretti, correggili nel portale e chiedi di nuovo.',
    en: 'If your details were not right, you can correct them in the portal and ask again.',
    fr: 'Si vos données n’étaient pas correctes, vous pouvez les corriger dans le portail et refaire la demande.',
  },
  'refused.open': { it: 'Correggi i dati', en: 'Correct your details', fr: 'Corriger vos données' },
} as const satisfies WordTable
