import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const pageWords = {
  'verify.title': {
    it: 'Conferma l’indirizzo e-mail',
    en: 'Confirm your email address',
    fr: 'Confirmez votre adresse e-mail',
  },
  'verify.intro': {
    it: 'Manca solo un passo. Conferma soltanto se la richiesta è tua.',
    en: 'One last step. Confirm only if it was you who asked for it.',
    fr: 'Plus qu’une étape. Ne confirmez que si la demande vient de vous.',
  },
  'verify.password': terms.password,
  'verify.password.hint': {
    it: 'La password del tuo account: in questo browser non hai effettuato l’accesso.',
    en: 'Your account password: you are not logged in to this account in this browser.',
    fr: 'Le mot de passe de votre compte\u00a0: aucune session n’est ouverte dans ce navigateur.',
  },
  'verify.wrong': {
    it: 'Password errata.',
    en: 'Wrong password.',
    fr: 'Mot de passe incorrect.',
  },
  'verify.forgot': { it: 'Password dimenticata', en: 'Forgot password', fr: 'Mot de passe oublié' },
  'verify.submit': { it: 'Conferma', en: 'Confirm', fr: 'Confirmer' },
  'verify.again': {
    it: 'Accedi con e-mail e password: se l’indirizzo non è ancora confermato, puoi richiedere un nuovo link.',
    en: 'Log in with your email and password: if your address is not confirmed yet, you can request a new link.',
    fr: 'Connectez-vous avec votre adresse e-mail et votre mot de passe\u00a0: si votre adresse n’est pas encore confirmée, vous pourrez demander un nouveau lien.',
  },
  'verify.again.button': terms.logIn,
  'verify.again.unverified': {
    it: 'Hai effettuato l’accesso come {email}: puoi richiedere un nuovo link.',
    en: 'You are logged in as {email}: you can request a new link.',
    fr: 'La session ouverte est celle de {email}\u00a0: vous pouvez demander un nouveau lien.',
  },
  'verify.again.unverified.button': { it: 'Invia un nuovo link', en: 'Send a new link', fr: 'Envoyer un nouveau lien' },
  'verify.again.unverified.button.unsent': terms.requestLink,
  'verify.again.verified': {
    it: 'Hai effettuato l’accesso come {email}, un indirizzo già confermato.',
    en: 'You are logged in as {email}, an address that is already confirmed.',
    fr: 'La session ouverte est celle de {email}, une adresse déjà confirmée.',
  },
  'verify.again.full': {
    it: 'Per usarne un altro, richiedilo di nuovo dalla pagina «Sicurezza» del profilo.',
    en: 'To use another one, ask again on the “Security” page of your profile.',
    fr: 'Pour en utiliser une autre, refaites la demande sur la page «\u00a0Sécurité\u00a0» de votre profil.',
  },
  'verify.done.title': {
    it: 'Indirizzo confermato',
    en: 'Your address is confirmed',
    fr: 'Votre adresse est confirmée',
  },
  'verify.again.verified.button': terms.openThePortal,
  'reset.title': terms.newPassword,
  'reset.intro': {
    it: 'Scegli la nuova password. Poi sarà necessario accedere di nuovo su tutti i dispositivi.',
    en: 'Choose your new password. You will then have to log in again on all your devices.',
    fr: 'Choisissez votre nouveau mot de passe. Il faudra vous reconnecter sur tous vos appareils.',
  },
  'reset.password': terms.newPassword,
  'reset.submit': { it: 'Salva la password', en: 'Save password', fr: 'Enregistrer le mot de passe' },
  'reset.again': {
    it: 'Puoi richiedere subito un nuovo link.',
    en: 'You can request a new link right away.',
    fr: 'Vous pouvez demander tout de suite un nouveau lien.',
  },
  'reset.again.button': terms.requestLink,
} as const satisfies WordTable
