import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const securityWords = {
  title: terms.security,
  password: terms.password,
  'password.current': { it: 'Password attuale', en: 'Current password', fr: 'Mot de passe actuel' },
  'password.new': terms.newPassword,
  'password.words': {
    it: 'Gli altri dispositivi verranno disconnessi.',
    en: 'Your other devices will be logged out.',
    fr: 'Vos autres appareils seront déconnectés.',
  },
  'password.submit': { it: 'Cambia password', en: 'Change password', fr: 'Changer le mot de passe' },

  email: terms.email,
  'email.words': {
    it: 'L’accesso ora avviene con {email}. Al nuovo indirizzo arriverà un link di conferma.',
    en: 'You now log in with {email}. We will send a confirmation link to the new address.',
    fr: 'Vous vous connectez avec {email}. Un lien de confirmation sera envoyé à la nouvelle adresse.',
  },
  'email.words.unsent': {
    it: 'L’accesso ora avviene con {email}. Un nuovo indirizzo va confermato con un link, ma questo portale non invia ancora e-mail.',
    en: 'You now log in with {email}. A new address has to be confirmed by a link, but this portal does not send emails yet.',
    fr: 'Vous vous connectez avec {email}. Une nouvelle adresse doit être confirmée par un lien, mais ce portail n’envoie pas encore d’e-mails.',
  },
  'email.new': { it: 'Nuovo indirizzo', en: 'New address', fr: 'Nouvelle adresse' },
  'email.same': {
    it: 'È già l’indirizzo attuale. Inseriscine un altro.',
    en: 'This is already your address. Enter another one.',
    fr: 'C’est déjà votre adresse. Saisissez-en une autre.',
  },
  'email.too-many': {
    it: 'Troppe richieste di conferma: nessuna e-mail è stata inviata. Riprova tra un’ora.',
    en: 'Too many confirmation requests: no email was sent. Try again in an hour.',
    fr: 'Trop de demandes de confirmation\u00a0: aucun e-mail n’a été envoyé. Réessayez dans une heure.',
  },
  'email.submit': { it: 'Invia il link', en: 'Send link', fr: 'Envoyer le lien' },
  'email.submit.unsent': terms.requestLink,

  'second-factor': terms.twoStepVerification,
  'second-factor.on': { it: 'Attiva', en: 'On', fr: 'Activée' },
  'second-factor.off': { it: 'Non attiva', en: 'Off', fr: 'Non activée' },
  'second-factor.words': {
    it: 'Oltre alla password, un’app o una passkey.',
    en: 'An app or a passkey in addition to the password.',
    fr: 'Une application ou une clé d’accès en plus du mot de passe.',
  },
  'second-factor.open': terms.manage,

  sessions: { it: 'Dispositivi collegati', en: 'Logged-in devices', fr: 'Appareils connectés' },
  'sessions.this': { it: 'Questo dispositivo', en: 'This device', fr: 'Cet appareil' },
  'sessions.device': { it: '{browser} su {system}', en: '{browser} on {system}', fr: '{browser} sur {system}' },
  'sessions.unknown': { it: 'Dispositivo sconosciuto', en: 'Unknown device', fr: 'Appareil inconnu' },
  'sessions.seen': {
    it: 'Ultimo uso: {moment}',
    en: 'Last used: {moment}',
    fr: 'Dernière utilisation\u00a0: {moment}',
  },
  'sessions.since': { it: 'Accesso: {moment}', en: 'Logged in: {moment}', fr: 'Connexion\u00a0: {moment}' },
  'sessions.end': { it: 'Disconnetti', en: 'Log out', fr: 'Déconnecter' },
  'sessions.end.of': {
    it: 'Disconnetti {device}, ultimo uso: {moment}',
    en: 'Log out {device}, last used: {moment}',
    fr: 'Déconnecter {device}, dernière utilisation\u00a0: {moment}',
  },
  'sessions.end-others': {
    it: 'Disconnetti tutti gli altri',
    en: 'Log out all other devices',
    fr: 'Déconnecter tous les autres',
  },
} as const satisfies WordTable
