import type { WordTable } from '#app/kit/words/words.ts'
import { passwordWords } from '#app/features/people/passwords/passwords.words.ts'
import { terms } from '#app/terms.words.ts'

/** An unknown person and a wrong password read the same. */
const invalid = { it: 'Credenziali non valide', en: 'Invalid credentials', fr: 'Identifiants incorrects' } as const

const sessionOver = {
  it: 'La sessione è scaduta. Accedi di nuovo.',
  en: 'Your session has ended. Please log in again.',
  fr: 'Votre session a expiré. Reconnectez-vous.',
} as const

const linkVoid = {
  it: 'Questo link non è valido o è già stato usato.',
  en: 'This link is not valid or has already been used.',
  fr: 'Ce lien n’est pas valable ou a déjà été utilisé.',
} as const

const codeWrong = {
  it: 'Il codice non è corretto. Controllalo e riprova.',
  en: 'The code is not correct. Check it and try again.',
  fr: 'Le code est incorrect. Vérifiez-le et réessayez.',
} as const

const closedWindow = {
  it: 'La finestra di accesso è stata chiusa prima della fine. Riprova.',
  en: 'The login window was closed before the login was complete. Please try again.',
  fr: 'La fenêtre de connexion a été fermée avant la fin. Réessayez.',
} as const

const robotCheck = {
  it: 'Il controllo contro gli accessi automatici non è riuscito. Ricarica la pagina e riprova.',
  en: 'The check against automated access failed. Reload the page and try again.',
  fr: 'Le contrôle contre les accès automatisés a échoué. Rechargez la page et réessayez.',
} as const

/** What the person in front of the screen can do something about. */
export const authErrorWords = {
  'account-exists-with-different-credential': {
    it: 'Questo indirizzo ha già un account, con un altro modo di accedere. Usa quello.',
    en: 'This address already has an account with another way of logging in. Please use that one.',
    fr: 'Cette adresse a déjà un compte, avec un autre mode de connexion. Utilisez celui-là.',
  },
  'cancelled-popup-request': {
    it: 'Si è aperta un’altra finestra di accesso: continua da lì.',
    en: 'Another login window was opened: please continue there.',
    fr: 'Une autre fenêtre de connexion s’est ouverte\u00a0: continuez dans celle-ci.',
  },
  'captcha-check-failed': robotCheck,
  'code-expired': {
    it: 'Il codice è scaduto. Richiedine uno nuovo.',
    en: 'The code has expired. Please request a new one.',
    fr: 'Le code a expiré. Demandez-en un nouveau.',
  },
  'credential-already-in-use': {
    it: 'Queste credenziali appartengono già a un altro account. Usane altre.',
    en: 'These credentials already belong to another account. Please use others.',
    fr: 'Ces identifiants appartiennent déjà à un autre compte. Utilisez-en d’autres.',
  },
  'email-already-in-use': {
    it: 'Questo indirizzo e-mail è già in uso. Accedi o indicane un altro.',
    en: 'This email address is already in use. Log in, or give another one.',
    fr: 'Cette adresse e-mail est déjà utilisée. Connectez-vous ou indiquez-en une autre.',
  },
  'email-change-needs-verification': {
    it: 'Il nuovo indirizzo va prima confermato: apri il link ricevuto per e-mail.',
    en: 'The new address must be confirmed first: open the link we sent you.',
    fr: 'La nouvelle adresse doit d’abord être confirmée\u00a0: ouvrez le lien que nous vous avons envoyé.',
  },
  'email-change-needs-verification.unsent': {
    it: 'Il nuovo indirizzo va prima confermato. Questo portale non invia ancora e-mail: rivolgiti all’assistenza.',
    en: 'The new address must be confirmed first. This portal does not send emails yet: contact our after-sales team.',
    fr: 'La nouvelle adresse doit d’abord être confirmée. Ce portail n’envoie pas encore d’e-mails\u00a0: adressez-vous au service après-vente.',
  },
  'expired-action-code': {
    it: 'Questo link è scaduto. Richiedine uno nuovo.',
    en: 'This link has expired. Please request a new one.',
    fr: 'Ce lien a expiré. Demandez-en un nouveau.',
  },
  'invalid-action-code': linkVoid,
  'invalid-credential': invalid,
  'invalid-email': {
    it: 'L’indirizzo e-mail non è valido. Controlla come è scritto.',
    en: 'The email address is not valid. Please check its spelling.',
    fr: 'L’adresse e-mail n’est pas valide. Vérifiez son orthographe.',
  },
  'invalid-id-token': sessionOver,
  'invalid-multi-factor-session': sessionOver,
  'invalid-password': invalid,
  'invalid-phone-number': {
    it: 'Il numero di telefono non è valido: scrivilo con il prefisso internazionale, ad esempio +39.',
    en: 'The phone number is not valid: please write it with the country code, such as +44.',
    fr: 'Le numéro de téléphone n’est pas valide\u00a0: écrivez-le avec l’indicatif du pays, par exemple +33.',
  },
  'invalid-recaptcha-token': robotCheck,
  'invalid-recipient-email': {
    it: 'A questo indirizzo non è possibile inviare e-mail. Controlla come è scritto.',
    en: 'No email can be sent to this address. Please check its spelling.',
    fr: 'Impossible d’envoyer un e-mail à cette adresse. Vérifiez son orthographe.',
  },
  'invalid-user-token': sessionOver,
  'invalid-verification-code': codeWrong,
  'invalid-verification-id': codeWrong,
  'login-blocked': {
    it: 'L’accesso è stato bloccato. Contatta l’assistenza.',
    en: 'This login was blocked. Please contact our after-sales team.',
    fr: 'Cette connexion a été bloquée. Contactez le service après-vente.',
  },
  'maximum-second-factor-count-exceeded': {
    it: 'La verifica in due passaggi ha già il numero massimo di metodi: prima eliminane uno.',
    en: 'You already have the maximum number of two-step verification methods: delete one first.',
    fr: 'La validation en deux étapes compte déjà le nombre maximal de méthodes\u00a0: supprimez-en d’abord une.',
  },
  'missing-code': terms.enterTheCode,
  'missing-email': {
    it: 'Inserisci l’indirizzo e-mail.',
    en: 'Enter your email address.',
    fr: 'Saisissez votre adresse e-mail.',
  },
  'missing-multi-factor-info': {
    it: 'Scegli come confermare l’accesso.',
    en: 'Choose how to confirm your login.',
    fr: 'Choisissez comment confirmer la connexion.',
  },
  'missing-multi-factor-session': sessionOver,
  'missing-password': {
    it: 'Inserisci la password.',
    en: 'Enter your password.',
    fr: 'Saisissez votre mot de passe.',
  },
  'missing-phone-number': {
    it: 'Inserisci un numero di telefono.',
    en: 'Enter a phone number.',
    fr: 'Saisissez un numéro de téléphone.',
  },
  'missing-recaptcha-token': robotCheck,
  'missing-verification-code': terms.enterTheCode,
  'missing-verification-id': codeWrong,
  'multi-factor-auth-required': {
    it: 'Per accedere serve anche la verifica in due passaggi.',
    en: 'Two-step verification is required to log in.',
    fr: 'La validation en deux étapes est nécessaire pour se connecter.',
  },
  'multi-factor-info-not-found': {
    it: 'Questo metodo non fa parte della tua verifica in due passaggi. Scegline un altro.',
    en: 'This method is not part of your two-step verification. Please choose another one.',
    fr: 'Cette méthode ne fait pas partie de votre validation en deux étapes. Choisissez-en une autre.',
  },
  'network-request-failed': {
    it: 'Il servizio di accesso non risponde. Riprova tra qualche minuto.',
    en: 'The login service is not responding. Try again in a few minutes.',
    fr: 'Le service de connexion ne répond pas. Réessayez dans quelques minutes.',
  },
  'null-user': sessionOver,
  'password-does-not-meet-requirements': {
    it: 'La password è troppo semplice: scegline una più lunga, con lettere, cifre e simboli.',
    en: 'The password is too simple: choose a longer one, with letters, digits and symbols.',
    fr: 'Le mot de passe est trop simple\u00a0: choisissez-en un plus long, avec des lettres, des chiffres et des symboles.',
  },
  'popup-blocked': {
    it: 'Il browser ha bloccato la finestra di accesso. Consenti i popup e riprova.',
    en: 'Your browser blocked the login window. Please allow pop-ups and try again.',
    fr: 'Le navigateur a bloqué la fenêtre de connexion. Autorisez les fenêtres contextuelles et réessayez.',
  },
  'popup-closed': closedWindow,
  'popup-closed-by-user': closedWindow,
  'provider-already-linked': {
    it: 'Questo modo di accedere è già collegato al tuo account.',
    en: 'This way of logging in is already linked to your account.',
    fr: 'Ce mode de connexion est déjà lié à votre compte.',
  },
  'redirect-cancelled-by-user': closedWindow,
  'redirect-operation-pending': {
    it: 'Un accesso è già in corso. Attendi un momento.',
    en: 'A login is already in progress. Please wait a moment.',
    fr: 'Une connexion est déjà en cours. Patientez un instant.',
  },
  'rejected-credential': invalid,
  'requires-recent-login': {
    it: 'Per questa operazione serve un accesso recente. Accedi di nuovo e riprova.',
    en: 'This needs a recent login. Please log in again and retry.',
    fr: 'Cette opération demande une connexion récente. Reconnectez-vous et réessayez.',
  },
  'second-factor-already-in-use': {
    it: 'Questo metodo fa già parte della tua verifica in due passaggi.',
    en: 'This method is already part of your two-step verification.',
    fr: 'Cette méthode fait déjà partie de votre validation en deux étapes.',
  },
  timeout: {
    it: 'L’operazione ha richiesto troppo tempo. Riprova.',
    en: 'This took too long. Please try again.',
    fr: 'L’opération a pris trop de temps. Réessayez.',
  },
  'too-many-requests': {
    it: 'Accesso temporaneamente bloccato per troppi tentativi non riusciti. Riprova tra 15 minuti.',
    en: 'Login temporarily disabled after many failed attempts. Try again in 15 minutes.',
    fr: 'Connexion temporairement bloquée après de nombreux échecs. Réessayez dans 15 minutes.',
  },
  'unverified-email': {
    it: 'L’indirizzo e-mail non è ancora confermato: apri il link ricevuto per e-mail.',
    en: 'The email address has not been confirmed yet: open the link we sent you.',
    fr: 'L’adresse e-mail n’a pas encore été confirmée\u00a0: ouvrez le lien que nous vous avons envoyé.',
  },
  'unverified-email.unsent': {
    it: 'L’indirizzo e-mail non è ancora confermato. Questo portale non invia ancora e-mail: chiedi un invito all’assistenza.',
    en: 'The email address has not been confirmed yet. This portal does not send emails yet: ask our after-sales team for an invitation.',
    fr: 'L’adresse e-mail n’a pas encore été confirmée. Ce portail n’envoie pas encore d’e-mails\u00a0: demandez une invitation au service après-vente.',
  },
  'user-cancelled': {
    it: 'L’accesso è stato annullato. Riprova.',
    en: 'The login was cancelled. Please try again.',
    fr: 'La connexion a été annulée. Réessayez.',
  },
  'user-disabled': {
    it: 'Questo account è disattivato. Contatta l’assistenza.',
    en: 'This account is disabled. Please contact our after-sales team.',
    fr: 'Ce compte est désactivé. Contactez le service après-vente.',
  },
  'user-mismatch': {
    it: 'Queste credenziali sono di un altro account. Usa quelle con cui hai effettuato l’accesso.',
    en: 'These credentials belong to another account. Use those you logged in with.',
    fr: 'Ces identifiants sont ceux d’un autre compte. Utilisez ceux de la connexion en cours.',
  },
  'user-not-found': invalid,
  'user-signed-out': sessionOver,
  'user-token-expired': sessionOver,
  'weak-password': passwordWords['weak-password'],
  'wrong-password': invalid,
} as const satisfies WordTable
