import type { WordTable } from '#app/kit/words/words.ts'

export const signInWords = {
  'sign-in.title': { it: 'Accedi', en: 'Login', fr: 'Se connecter' },
  'sign-in.intro': {
    it: 'Il portale di assistenza per rivenditori e ciclisti.',
    en: 'The after-sales portal for dealers and riders.',
    fr: 'Le portail après-vente des revendeurs et des cyclistes.',
  },
  'sign-in.email': { it: 'E-mail', en: 'Email', fr: 'Adresse e-mail' },
  'sign-in.password': { it: 'Password', en: 'Password', fr: 'Mot de passe' },
  'sign-in.submit': { it: 'Accedi', en: 'Login', fr: 'Se connecter' },
  'sign-in.again': {
    it: 'La sessione è scaduta. Acceda di nuovo: quello che ha scritto è conservato.',
    en: 'Your session has ended. Log in again: what you typed is kept.',
    fr: 'Votre session a expiré. Reconnectez-vous\u00a0: ce que vous avez saisi est conservé.',
  },
  'sign-in.missing': {
    it: 'Inserisca e-mail e password.',
    en: 'Enter your email and password.',
    fr: 'Saisissez votre adresse e-mail et votre mot de passe.',
  },
  'sign-in.out': { it: 'Esci', en: 'Log out', fr: 'Se déconnecter' },
  'resume.title': { it: 'Può continuare', en: 'Welcome back', fr: 'Vous pouvez continuer' },
  'resume.intro': {
    it: 'L’accesso è ripristinato. Quello che aveva scritto è ancora qui: lo invii per continuare. I file scelti poco prima vanno aggiunti di nuovo.',
    en: 'You are logged in again. What you had typed is still here: send it to continue. Files you had just chosen need to be added again.',
    fr: 'La connexion est rétablie. Ce que vous aviez saisi est toujours là\u00a0: envoyez-le pour continuer. Les fichiers choisis juste avant sont à ajouter de nouveau.',
  },
  'resume.submit': { it: 'Continua', en: 'Continue', fr: 'Continuer' },
  tabs: { it: 'Accesso e registrazione', en: 'Login and registration', fr: 'Connexion et inscription' },
  'too-many': {
    it: 'Troppe richieste. Riprovi tra un’ora.',
    en: 'Too many requests. Please try again in an hour.',
    fr: 'Trop de demandes. Réessayez dans une heure.',
  },
  'register.title': { it: 'Registrati', en: 'Register', fr: 'S’inscrire' },
  'register.intro': {
    it: 'Si registri con l’indirizzo e-mail che usa con noi: ritroveremo la Sua scheda.',
    en: 'Register with the email address you use with us: we will find your record.',
    fr: 'Inscrivez-vous avec l’adresse e-mail que vous utilisez avec nous\u00a0: nous retrouverons votre fiche.',
  },
  'register.submit': { it: 'Registrati', en: 'Register', fr: 'S’inscrire' },
  'forgot.title': { it: 'Password dimenticata', en: 'Forgot password', fr: 'Mot de passe oublié' },
  'forgot.intro': {
    it: 'Inserisca il Suo indirizzo e-mail: Le invieremo un link per impostare una nuova password.',
    en: 'Enter your email address: we will send you a link to set a new password.',
    fr: 'Saisissez votre adresse e-mail\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  },
  'forgot.cancel': { it: 'Annulla', en: 'Cancel', fr: 'Annuler' },
  'forgot.submit': { it: 'Invia il link', en: 'Send reset link', fr: 'Envoyer le lien' },
  'forgot.failed': {
    it: 'Il link non è stato inviato. Controlli l’indirizzo e riprovi.',
    en: 'The link could not be sent. Check the address and try again.',
    fr: 'Le lien n’a pas pu être envoyé. Vérifiez l’adresse et réessayez.',
  },
  'unverified.title': {
    it: 'Verifichi il Suo indirizzo e-mail',
    en: 'Verify your email',
    fr: 'Vérifiez votre adresse e-mail',
  },
  'unverified.intro': {
    it: 'Ci serve la conferma che l’indirizzo {email} è Suo. Apra il link nell’e-mail che Le abbiamo inviato.',
    en: 'We need to be sure that {email} is your address. Open the link in the email we sent you.',
    fr: 'Nous devons nous assurer que l’adresse {email} est la vôtre. Ouvrez le lien reçu par e-mail.',
  },
  'unverified.resend': { it: 'Invia di nuovo l’e-mail', en: 'Send the email again', fr: 'Renvoyer l’e-mail' },
  'unverified.note': {
    it: 'Non trova l’e-mail? Guardi anche nella posta indesiderata. Il link vale 60 minuti.',
    en: 'Cannot find the email? Have a look in your spam folder too. The link is valid for 60 minutes.',
    fr: 'Vous ne trouvez pas l’e-mail\u00a0? Regardez aussi dans le courrier indésirable. Le lien est valable 60 minutes.',
  },
  'unverified.wrong': {
    it: 'L’indirizzo è sbagliato? Esca e si registri di nuovo.',
    en: 'Wrong address? Log out and register again.',
    fr: 'L’adresse est erronée\u00a0? Déconnectez-vous et inscrivez-vous de nouveau.',
  },
  verify_email_sent: { it: 'E-mail inviata!', en: 'Email sent!', fr: 'E-mail envoyé\u00a0!' },
  verify_email_sent_description: {
    it: 'Apra il link che trova nel messaggio inviato a {email}.',
    en: 'Open the link in the message we sent to {email}.',
    fr: 'Ouvrez le lien du message envoyé à {email}.',
  },
  verify_email_failed: {
    it: 'Errore nell’invio dell’e-mail',
    en: 'Error sending email',
    fr: 'Erreur lors de l’envoi de l’e-mail',
  },
  verify_email_failed_description: {
    it: 'Riprovi tra qualche minuto.',
    en: 'Please try again in a few minutes.',
    fr: 'Réessayez dans quelques minutes.',
  },
  'notice.reset-sent': {
    it: 'Se l’indirizzo è registrato, riceverà a momenti un’e-mail con il link.',
    en: 'If the address is registered, an email with the link will arrive shortly.',
    fr: 'Si l’adresse est enregistrée, un e-mail contenant le lien arrivera dans un instant.',
  },
  'notice.password-set': {
    it: 'La nuova password è stata salvata. Ora può accedere.',
    en: 'Your new password is saved. You can log in now.',
    fr: 'Votre nouveau mot de passe a été enregistré. Vous pouvez vous connecter.',
  },
  'notice.email-verified': {
    it: 'Il Suo indirizzo è confermato. Ora può accedere.',
    en: 'Your address is confirmed. You can log in now.',
    fr: 'Votre adresse est confirmée. Vous pouvez vous connecter.',
  },
  'notice.crm-failed': {
    it: 'La registrazione è andata a buon fine, ma non siamo riusciti ad aggiornare il nostro archivio clienti. Completerà i Suoi dati dopo la verifica.',
    en: 'You are registered, but our customer records could not be updated. You will complete your details after the verification.',
    fr: 'Votre inscription est faite, mais nos fichiers clients n’ont pas pu être mis à jour. Vous compléterez vos données après la vérification.',
  },
  // Titles of the document; the screens themselves stand in features of their own.
  'second-factor.title': {
    it: 'Verifica in due passaggi',
    en: 'Two-step verification',
    fr: 'Validation en deux étapes',
  },
  'second-factor-missing.title': {
    it: 'Verifica in due passaggi',
    en: 'Two-step verification',
    fr: 'Validation en deux étapes',
  },
} as const satisfies WordTable
