import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

const register = { it: 'Registrati', en: 'Register', fr: 'S’inscrire' } as const

/** For a portal that sends no mail. */
const askForPassword = {
  it: 'Questo portale non invia ancora e-mail: per una nuova password rivolgiti all’assistenza.',
  en: 'This portal does not send emails yet: for a new password, contact our after-sales team.',
  fr: 'Ce portail n’envoie pas encore d’e-mails\u00a0: pour un nouveau mot de passe, adressez-vous au service après-vente.',
} as const

export const signInWords = {
  'sign-in.title': terms.logIn,
  'sign-in.intro': {
    it: 'Il portale di assistenza per rivenditori e ciclisti.',
    en: 'The after-sales portal for dealers and riders.',
    fr: 'Le portail après-vente des revendeurs et des cyclistes.',
  },
  'sign-in.email': terms.email,
  'sign-in.password': terms.password,
  'sign-in.submit': terms.logIn,
  'sign-in.again': {
    it: 'La sessione è scaduta. Accedi di nuovo: il testo inserito è conservato.',
    en: 'Your session has ended. Log in again: your text is kept.',
    fr: 'Votre session a expiré. Reconnectez-vous\u00a0: votre texte est conservé.',
  },
  'again.title': { it: 'Sessione scaduta', en: 'Your session has ended', fr: 'Session expirée' },
  'again.intro': {
    it: 'Quello che è scritto resta in questa pagina e si salva da solo dopo l’accesso.',
    en: 'What you typed stays on this page and will be saved automatically once you log in.',
    fr: 'Votre saisie reste sur cette page et sera enregistrée dès la reconnexion.',
  },
  'again.failed': {
    it: 'Accesso non riuscito. Controlla la connessione e riprova.',
    en: 'Login failed. Check your connection and try again.',
    fr: 'La connexion n’a pas abouti. Vérifiez votre réseau et réessayez.',
  },
  'again.elsewhere': {
    it: 'Per completare l’accesso serve un altro passaggio: apri il portale in un’altra scheda, poi torna qui e accedi.',
    en: 'Your login needs one more step: open the portal in another tab, then come back here and log in.',
    fr: 'Une étape supplémentaire est nécessaire\u00a0: ouvrez le portail dans un autre onglet, puis revenez ici et connectez-vous.',
  },
  'again.other': {
    it: 'Accedi con un altro account',
    en: 'Log in with another account',
    fr: 'Se connecter avec un autre compte',
  },
  'sign-in.missing': {
    it: 'Inserisci e-mail e password.',
    en: 'Enter your email and password.',
    fr: 'Saisissez votre adresse e-mail et votre mot de passe.',
  },
  'sign-in.out': terms.logOut,
  'resume.title': { it: 'Puoi continuare', en: 'Welcome back', fr: 'Vous pouvez continuer' },
  'resume.intro': {
    it: 'L’accesso è ripristinato. Il testo è ancora nel modulo: invialo per continuare. I file scelti poco prima vanno aggiunti di nuovo.',
    en: 'You are logged in again. Your text is still in the form: send it to continue. Files you had just chosen need to be added again.',
    fr: 'La connexion est rétablie. Votre texte est toujours dans le formulaire\u00a0: envoyez-le pour continuer. Les fichiers choisis juste avant sont à ajouter de nouveau.',
  },
  'resume.submit': { it: 'Continua', en: 'Continue', fr: 'Continuer' },
  tabs: { it: 'Accesso e registrazione', en: 'Login and registration', fr: 'Connexion et inscription' },
  'too-many': {
    it: 'Troppe richieste. Riprova tra un’ora.',
    en: 'Too many requests. Please try again in an hour.',
    fr: 'Trop de demandes. Réessayez dans une heure.',
  },
  'register.title': register,
  'register.intro': {
    it: 'Usa l’indirizzo e-mail che abbiamo già: ritroveremo la tua scheda.',
    en: 'Use the email address you already use with us: we will find your record.',
    fr: 'Utilisez l’adresse e-mail que nous connaissons déjà\u00a0: nous retrouverons votre fiche.',
  },
  'register.submit': register,
  'register.terms': {
    it: 'Con la registrazione accetti le condizioni del servizio.',
    en: 'By registering you accept the terms of service.',
    fr: 'En vous inscrivant, vous acceptez les conditions du service.',
  },
  'register.privacy': {
    it: 'L’informativa sulla privacy dice come usiamo i tuoi dati.',
    en: 'The privacy notice says how we use your data.',
    fr: 'La politique de confidentialité dit comment nous utilisons vos données.',
  },
  'forgot.title': { it: 'Password dimenticata', en: 'Forgot password', fr: 'Mot de passe oublié' },
  'forgot.intro': {
    it: 'Inserisci l’indirizzo e-mail: riceverai un link per impostare una nuova password.',
    en: 'Enter your email address: we will send you a link to set a new password.',
    fr: 'Saisissez votre adresse e-mail\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  },
  'forgot.intro.unsent': askForPassword,
  'forgot.cancel': { it: 'Annulla', en: 'Cancel', fr: 'Annuler' },
  'forgot.submit': { it: 'Invia il link', en: 'Send reset link', fr: 'Envoyer le lien' },
  'forgot.submit.unsent': terms.requestLink,
  'forgot.failed': {
    it: 'Il link non è stato inviato. Controlla l’indirizzo e riprova.',
    en: 'The link could not be sent. Check the address and try again.',
    fr: 'Le lien n’a pas pu être envoyé. Vérifiez l’adresse et réessayez.',
  },
  'unverified.title': {
    it: 'Verifica l’indirizzo e-mail',
    en: 'Verify your email',
    fr: 'Vérifiez votre adresse e-mail',
  },
  'unverified.intro': {
    it: 'Dobbiamo essere sicuri che l’indirizzo {email} sia tuo. Apri il link ricevuto per e-mail.',
    en: 'We need to be sure that {email} is your address. Open the link in the email we sent you.',
    fr: 'Nous devons nous assurer que l’adresse {email} est la vôtre. Ouvrez le lien reçu par e-mail.',
  },
  'unverified.intro.unsent': {
    it: 'Dobbiamo essere sicuri che l’indirizzo {email} sia tuo. Questo portale non invia ancora e-mail: chiedi un invito all’assistenza.',
    en: 'We need to be sure that {email} is your address. This portal does not send emails yet: ask our after-sales team for an invitation.',
    fr: 'Nous devons nous assurer que l’adresse {email} est la vôtre. Ce portail n’envoie pas encore d’e-mails\u00a0: demandez une invitation au service après-vente.',
  },
  'unverified.resend': { it: 'Invia di nuovo l’e-mail', en: 'Send the email again', fr: 'Renvoyer l’e-mail' },
  'unverified.resend.unsent': terms.requestLink,
  'unverified.note': {
    it: 'Non trovi l’e-mail? Controlla anche la posta indesiderata. Il link vale 60 minuti.',
    en: 'Cannot find the email? Check your spam folder too. The link is valid for 60 minutes.',
    fr: 'Vous ne trouvez pas l’e-mail\u00a0? Regardez aussi dans le courrier indésirable. Le lien est valable 60 minutes.',
  },
  'unverified.note.unsent': {
    it: 'L’invito è un link che vale sette giorni.',
    en: 'The invitation is a link that is valid for seven days.',
    fr: 'L’invitation est un lien valable sept jours.',
  },
  'unverified.wrong': {
    it: 'Indirizzo sbagliato? Esci e registrati di nuovo.',
    en: 'Wrong address? Log out and register again.',
    fr: 'Adresse erronée\u00a0? Déconnectez-vous et inscrivez-vous de nouveau.',
  },
  verify_email_sent: { it: 'E-mail inviata', en: 'Email sent!', fr: 'E-mail envoyé' },
  'verify_email_sent.unsent': { it: 'E-mail non inviata', en: 'Email not sent', fr: 'E-mail non envoyé' },
  verify_email_sent_description: {
    it: 'Apri il link nel messaggio inviato a {email}.',
    en: 'Open the link in the message we sent to {email}.',
    fr: 'Ouvrez le lien du message envoyé à {email}.',
  },
  'verify_email_sent_description.unsent': {
    it: 'Il messaggio per {email} è conservato: questo portale non invia ancora e-mail. Chiedi un invito all’assistenza.',
    en: 'The message to {email} is kept: this portal does not send emails yet. Ask our after-sales team for an invitation.',
    fr: 'Le message destiné à {email} est conservé\u00a0: ce portail n’envoie pas encore d’e-mails. Demandez une invitation au service après-vente.',
  },
  verify_email_failed: {
    it: 'Errore nell’invio dell’e-mail',
    en: 'Error sending email',
    fr: 'Erreur lors de l’envoi de l’e-mail',
  },
  verify_email_failed_description: {
    it: 'Riprova tra qualche minuto.',
    en: 'Please try again in a few minutes.',
    fr: 'Réessayez dans quelques minutes.',
  },
  'notice.reset-sent': {
    it: 'Se l’indirizzo è registrato, tra poco arriverà un’e-mail con il link.',
    en: 'If the address is registered, an email with the link will arrive shortly.',
    fr: 'Si l’adresse est enregistrée, un e-mail contenant le lien arrivera dans un instant.',
  },
  'notice.reset-sent.unsent': askForPassword,
  'notice.password-set': {
    it: 'La nuova password è stata salvata. Ora puoi accedere.',
    en: 'Your new password is saved. You can log in now.',
    fr: 'Votre nouveau mot de passe a été enregistré. Vous pouvez vous connecter.',
  },
  'notice.email-verified': {
    it: 'L’indirizzo è confermato. Ora puoi accedere.',
    en: 'Your address is confirmed. You can log in now.',
    fr: 'Votre adresse est confirmée. Vous pouvez vous connecter.',
  },
  'notice.crm-failed': {
    it: 'La registrazione è riuscita, ma l’archivio clienti non è stato aggiornato. Potrai completare i tuoi dati dopo la verifica.',
    en: 'You are registered, but our customer records could not be updated. You can complete your details after the verification.',
    fr: 'Votre inscription est faite, mais notre fichier clients n’a pas pu être mis à jour. Vous compléterez vos données après la vérification.',
  },
  // Page titles; the screens themselves are in other features.
  'second-factor.title': terms.twoStepVerification,
  'second-factor-missing.title': terms.twoStepVerification,
} as const satisfies WordTable
