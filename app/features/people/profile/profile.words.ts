import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const profileWords = {
  title: terms.profile,
  tabs: { it: 'Sezioni del profilo', en: 'Profile sections', fr: 'Rubriques du profil' },
  'tab.profile': terms.profile,
  'tab.security': terms.security,
  'tab.company': terms.company,
  'tab.data': terms.data,

  details: { it: 'Dati personali', en: 'Personal details', fr: 'Informations personnelles' },
  name: terms.fullName,
  'first-name': { it: 'Nome', en: 'First name', fr: 'Prénom' },
  'first-name.hint': {
    it: 'Usato nelle e-mail e nella pagina iniziale.',
    en: 'How we address you, in emails and on the home page.',
    fr: 'Comment nous vous appelons, dans les e-mails et sur la page d’accueil.',
  },
  country: terms.country,
  language: terms.language,
  'language.hint': {
    it: 'Vale per il portale e per le e-mail.',
    en: 'For the portal and for emails.',
    fr: 'Pour le portail et pour les e-mails.',
  },
  save: terms.save,

  account: terms.account,
  email: terms.email,
  verified: { it: 'E-mail verificata', en: 'Email verified', fr: 'Adresse vérifiée' },
  'verified.yes': terms.yes,
  'verified.no': terms.no,
  'last-login': { it: 'Ultimo accesso', en: 'Last login', fr: 'Dernière connexion' },
  'last-login.never': { it: 'Mai', en: 'Never', fr: 'Jamais' },
  since: { it: 'Account creato', en: 'Member since', fr: 'Compte créé' },
  company: terms.company,
  role: terms.role,
  'change-email': {
    it: 'Cambia e-mail o password',
    en: 'Change email or password',
    fr: 'Changer d’adresse e-mail ou de mot de passe',
  },

  'notice.saved': { it: 'Profilo aggiornato', en: 'Profile updated', fr: 'Profil mis à jour' },
  'notice.password-changed': { it: 'Password cambiata', en: 'Password changed', fr: 'Mot de passe modifié' },
  'notice.password-changed.text': {
    it: 'Gli altri dispositivi sono stati disconnessi e i link chiesti prima, anche per un nuovo indirizzo e-mail, non valgono più.',
    en: 'Your other devices have been logged out, and links you requested earlier, including one for a new email address, are no longer valid.',
    fr: 'Vos autres appareils ont été déconnectés et les liens demandés auparavant, y compris pour une nouvelle adresse e-mail, ne sont plus valables.',
  },
  'notice.email-asked': {
    it: 'Controlla la posta del nuovo indirizzo',
    en: 'Check the inbox of the new address',
    fr: 'Consultez la boîte de la nouvelle adresse',
  },
  'notice.email-asked.unsent': {
    it: 'Indirizzo non ancora cambiato',
    en: 'Address not changed yet',
    fr: 'Adresse pas encore modifiée',
  },
  'notice.email-asked.text': {
    it: 'Se l’indirizzo può essere usato, riceverà un link da aprire entro un’ora. Fino ad allora nulla cambia.',
    en: 'If the address can be used, we will send it a link to be opened within an hour. Nothing changes until then.',
    fr: 'Si l’adresse peut être utilisée, elle recevra un lien à ouvrir dans l’heure. Rien ne change d’ici là.',
  },
  'notice.email-asked.text.unsent': {
    it: 'Il nuovo indirizzo va confermato con un link, ma questo portale non invia ancora e-mail. Fino ad allora nulla cambia.',
    en: 'The new address has to be confirmed by a link, but this portal does not send emails yet. Nothing changes until then.',
    fr: 'La nouvelle adresse doit être confirmée par un lien, mais ce portail n’envoie pas encore d’e-mails. Rien ne change d’ici là.',
  },
  'notice.session-ended': { it: 'Dispositivo disconnesso', en: 'Device logged out', fr: 'Appareil déconnecté' },
  'notice.sessions-ended': {
    it: 'Gli altri dispositivi sono stati disconnessi',
    en: 'Your other devices have been logged out',
    fr: 'Vos autres appareils ont été déconnectés',
  },
  'notice.erasure-asked': {
    it: 'Richiesta di cancellazione inviata',
    en: 'Erasure request sent',
    fr: 'Demande d’effacement envoyée',
  },
  'notice.erasure-withdrawn': terms.requestWithdrawn,
  'notice.export-limit': {
    it: 'Ora non è possibile preparare un’altra copia',
    en: 'Another copy cannot be made right now',
    fr: 'Impossible de préparer une autre copie pour l’instant',
  },
  'notice.export-limit.text': {
    it: 'Si prepara una copia alla volta, al massimo cinque in un’ora. Riprova più tardi.',
    en: 'Only one copy is made at a time, and no more than five an hour. Please try again later.',
    fr: 'Une seule copie à la fois, et cinq par heure au plus. Réessayez plus tard.',
  },
} as const satisfies WordTable
