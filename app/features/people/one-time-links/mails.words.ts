import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'
import { terms } from '#app/terms.words.ts'

/** The mails around registration, password and address. Their readers may have no name yet. */
export const mailWords = {
  hello: mailTerms.helloNameless,
  limits: {
    it: 'Il link vale 60 minuti e si può usare una volta sola.',
    en: 'The link is valid for 60 minutes and can be used once.',
    fr: 'Le lien est valable 60 minutes et ne peut servir qu’une fois.',
  },
  'verify.subject': {
    it: '{brand}: conferma l’indirizzo e-mail',
    en: '{brand}: confirm your email address',
    fr: '{brand}\u00a0: confirmez votre adresse e-mail',
  },
  'verify.text': {
    it: 'grazie per la registrazione al portale di assistenza {brand}. Per continuare, conferma che questo indirizzo è tuo.',
    en: 'Thank you for registering with the {brand} after-sales portal. To continue, please confirm that this address is yours.',
    fr: 'Merci de votre inscription au portail après-vente {brand}. Confirmez que cette adresse est la vôtre pour continuer.',
  },
  'verify.button': { it: 'Conferma l’indirizzo', en: 'Confirm address', fr: 'Confirmer l’adresse' },
  'verify.end': {
    it: 'Se la registrazione non è tua, non confermarla: dopo una settimana viene cancellata.',
    en: 'If it was not you who registered, do not confirm: the registration is deleted after a week.',
    fr: 'Si cette inscription ne vient pas de vous, ne confirmez pas\u00a0: elle est supprimée au bout d’une semaine.',
  },
  'known.subject': {
    it: '{brand}: esiste già un account',
    en: '{brand}: you already have an account',
    fr: '{brand}\u00a0: vous avez déjà un compte',
  },
  'known.text': {
    it: 'qualcuno ha appena provato a registrarsi al portale di assistenza {brand} con questo indirizzo, che ha già un account. Se la richiesta è tua, accedi con la password o impostane una nuova.',
    en: 'Someone has just tried to register with the {brand} after-sales portal under this address, which already has an account. If it was you, log in with your password or set a new one.',
    fr: 'Quelqu’un vient d’essayer de s’inscrire au portail après-vente {brand} avec cette adresse, qui a déjà un compte. Si c’est vous, connectez-vous avec votre mot de passe ou choisissez-en un nouveau.',
  },
  'known.sign-in': terms.logIn,
  'known.reset': terms.setANewPassword,
  'known.end': {
    it: 'Se la richiesta non è tua, non serve fare nulla: l’account non è cambiato.',
    en: 'If it was not you, you do not need to do anything: your account has not changed.',
    fr: 'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: votre compte n’a pas changé.',
  },
  'reset.subject': {
    it: '{brand}: imposta una nuova password',
    en: '{brand}: set a new password',
    fr: '{brand}\u00a0: choisissez un nouveau mot de passe',
  },
  'reset.text': {
    it: 'è arrivata la richiesta di una nuova password per il tuo account del portale di assistenza {brand}.',
    en: 'We received a request for a new password for your account with the {brand} after-sales portal.',
    fr: 'Nous avons reçu une demande de nouveau mot de passe pour votre compte du portail après-vente {brand}.',
  },
  'reset.button': terms.setANewPassword,
  'reset.end': {
    it: 'Se la richiesta non è tua, non serve fare nulla: la password resta quella attuale.',
    en: 'If you did not ask for it, you do not need to do anything: your password stays as it is.',
    fr: 'Si vous n’avez rien demandé, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.',
  },
  'change-email.subject': {
    it: '{brand}: conferma il nuovo indirizzo e-mail',
    en: '{brand}: confirm your new email address',
    fr: '{brand}\u00a0: confirmez votre nouvelle adresse e-mail',
  },
  'change-email.text': {
    it: 'è stato chiesto di usare questo indirizzo per il tuo account del portale di assistenza {brand}. Conferma che è tuo: fino ad allora resta valido quello attuale.',
    en: 'You asked to use this address for your account with the {brand} after-sales portal. Please confirm that it is yours: until then the old one stays in use.',
    fr: 'Vous avez demandé à utiliser cette adresse pour votre compte du portail après-vente {brand}. Confirmez qu’elle est bien la vôtre\u00a0: d’ici là, l’ancienne adresse reste valable.',
  },
  'change-email.button': {
    it: 'Conferma il nuovo indirizzo',
    en: 'Confirm new address',
    fr: 'Confirmer la nouvelle adresse',
  },
  'change-email.end': {
    it: 'Se la richiesta non è tua, ignora questo messaggio.',
    en: 'If you did not ask for it, please ignore this message.',
    fr: 'Si vous n’avez rien demandé, ignorez ce message.',
  },
  'email-changed.subject': {
    it: '{brand}: l’indirizzo e-mail è cambiato',
    en: '{brand}: your email address has changed',
    fr: '{brand}\u00a0: votre adresse e-mail a changé',
  },
  'email-changed.text': {
    it: 'il tuo account del portale di assistenza {brand} usa ora un altro indirizzo e-mail (data del cambio: {when}). A questo indirizzo non arriveranno altri messaggi.',
    en: 'Your account with the {brand} after-sales portal now uses another email address (changed on {when}). We will send no more messages to this one.',
    fr: 'Votre compte du portail après-vente {brand} utilise désormais une autre adresse e-mail (changée le {when}). Nous n’enverrons plus de message à celle-ci.',
  },
  'email-changed.end': {
    it: 'Se il cambio non è tuo, scrivi subito all’assistenza.',
    en: 'If this was not you, write to our after-sales team at once.',
    fr: 'Si vous n’en êtes pas à l’origine, écrivez sans attendre à notre service après-vente.',
  },
  'password-changed.subject': {
    it: '{brand}: la password è stata cambiata',
    en: '{brand}: your password was changed',
    fr: '{brand}\u00a0: votre mot de passe a été changé',
  },
  'password-changed.text': {
    it: 'la password del tuo account del portale di assistenza {brand} è stata cambiata ({when}). Gli altri dispositivi sono stati disconnessi.',
    en: 'The password of your account with the {brand} after-sales portal was changed on {when}. Other devices have been logged out.',
    fr: 'Le mot de passe de votre compte du portail après-vente {brand} a été changé le {when}. Les autres appareils ont été déconnectés.',
  },
  'password-changed.not-you': {
    it: 'Se il cambio non è tuo, imposta subito una nuova password e avvisa l’assistenza.',
    en: 'If this was not you, set a new one at once and tell our after-sales team.',
    fr: 'Si vous n’en êtes pas à l’origine, choisissez-en tout de suite un nouveau et prévenez notre service après-vente.',
  },
  'password-changed.button': terms.setANewPassword,
  'password-changed.end': {
    it: 'Se il cambio è tuo, non serve fare nulla.',
    en: 'If it was you, there is nothing to do.',
    fr: 'Si c’est bien vous, vous n’avez rien à faire.',
  },
} as const satisfies WordTable
