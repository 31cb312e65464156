import type { WordTable } from '#app/kit/words/words.ts'

export const signInWords = {
  'sign-in.title': { it: 'Accedi', en: 'Login', fr: 'Se connecter' },
  'sign-in.intro': {
    it: 'Il portale di assistenza per rivenditori e ciclisti.',
    en: 'The after-sales portal for dealers and riders.',
    fr: 'Le portail après-vente des revendeurs et des cyclistes.',
  },
  'sign-in.email': { it: 'E-mail', en: 'Email', fr: 'E-mail' },
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
    fr: 'Saisissez votre e-mail et votre mot de passe.',
  },
  'sign-in.invalid-credential': {
    it: 'Credenziali non valide',
    en: 'Invalid credentials',
    fr: 'Identifiants incorrects',
  },
  'sign-in.user-disabled': {
    it: 'Questo account è disattivato. Si rivolga all’assistenza.',
    en: 'This account is disabled. Please contact our after-sales team.',
    fr: 'Ce compte est désactivé. Contactez le service après-vente.',
  },
  'sign-in.too-many-requests': {
    it: 'Accesso temporaneamente bloccato per i troppi tentativi non riusciti. Riprovi tra 15 minuti.',
    en: 'Login temporarily disabled after many failed attempts. Try again in 15 minutes.',
    fr: 'Connexion temporairement bloquée après de nombreux échecs. Réessayez dans 15 minutes.',
  },
  'sign-in.out': { it: 'Esci', en: 'Log out', fr: 'Se déconnecter' },
  'resume.title': { it: 'Può continuare', en: 'Welcome back', fr: 'Vous pouvez continuer' },
  'resume.intro': {
    it: 'L’accesso è ripristinato. Quello che aveva scritto è ancora qui: lo invii per continuare. I file scelti poco prima vanno aggiunti di nuovo.',
    en: 'You are logged in again. What you had typed is still here: send it to continue. Files you had just chosen need to be added again.',
    fr: 'La connexion est rétablie. Ce que vous aviez saisi est toujours là\u00a0: envoyez-le pour continuer. Les fichiers choisis juste avant sont à ajouter de nouveau.',
  },
  'resume.submit': { it: 'Continua', en: 'Continue', fr: 'Continuer' },
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
  'no-contact.title': {
    it: 'Ci manca la Sua scheda',
    en: 'We have no record of you yet',
    fr: 'Il nous manque votre fiche',
  },
  'no-contact.intro': {
    it: 'Nel nostro archivio non c’è ancora un contatto con l’indirizzo {email}. Scriva al Suo referente: appena la scheda è pronta, potrà accedere.',
    en: 'We have no contact with the address {email} in our records yet. Write to your representative: as soon as the record is there, you will have access.',
    fr: 'Nos fichiers ne contiennent pas encore de contact à l’adresse {email}. Écrivez à votre interlocuteur\u00a0: dès que la fiche sera créée, vous aurez accès au portail.',
  },
  'pending.title': {
    it: 'Account in attesa di verifica',
    en: 'Account pending verification',
    fr: 'Compte en attente de vérification',
  },
  'pending.intro': {
    it: 'Grazie per la registrazione. La nostra assistenza sta verificando l’account {email}.',
    en: 'Thank you for registering. Our after-sales team is checking the account {email}.',
    fr: 'Merci de votre inscription. Notre service après-vente vérifie le compte {email}.',
  },
  'pending.alert': {
    it: 'Riceverà un’e-mail appena l’account sarà abilitato.',
    en: 'You will receive an email as soon as the account is enabled.',
    fr: 'Vous recevrez un e-mail dès que le compte sera activé.',
  },
  'pending.close': { it: 'Chiudi il portale', en: 'Close Portal', fr: 'Fermer le portail' },
  'demo.people': {
    it: 'Persone della dimostrazione (password: ammiraglia)',
    en: 'Demo people (password: ammiraglia)',
    fr: 'Personnes de la démonstration (mot de passe\u00a0: ammiraglia)',
  },
} as const satisfies WordTable
