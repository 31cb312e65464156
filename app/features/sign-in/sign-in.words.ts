import type { WordTable } from '#app/kit/words/words.ts'

export const signInWords = {
  'sign-in.title': { it: 'Accedi', en: 'Sign in', fr: 'Se connecter' },
  'sign-in.intro': {
    it: 'Il portale di assistenza per i rivenditori e i ciclisti.',
    en: 'The after-sales portal for dealers and riders.',
    fr: 'Le portail après-vente des revendeurs et des cyclistes.',
  },
  'sign-in.email': { it: 'E-mail', en: 'E-mail', fr: 'E-mail' },
  'sign-in.password': { it: 'Password', en: 'Password', fr: 'Mot de passe' },
  'sign-in.submit': { it: 'Accedi', en: 'Login', fr: 'Se connecter' },
  'sign-in.again': {
    it: 'La sessione è scaduta. Acceda di nuovo: quello che ha scritto è conservato.',
    en: 'Your session has ended. Sign in again: what you typed is kept.',
    fr: 'Votre session a expiré. Reconnectez-vous\u00a0: ce que vous avez saisi est conservé.',
  },
  'sign-in.missing': {
    it: 'Inserisca e-mail e password.',
    en: 'Enter your e-mail and password.',
    fr: 'Saisissez votre e-mail et votre mot de passe.',
  },
  'sign-in.invalid-credential': {
    it: 'Credenziali non valide',
    en: 'Invalid credentials',
    fr: 'Identifiants incorrects',
  },
  'sign-in.user-disabled': {
    it: 'Questo account è disattivato. Si rivolga all’assistenza.',
    en: 'This account is disabled. Please contact support.',
    fr: 'Ce compte est désactivé. Contactez l’assistance.',
  },
  'sign-in.too-many-requests': {
    it: 'Accesso temporaneamente bloccato per i troppi tentativi non riusciti. Riprovi tra 15 minuti.',
    en: 'Login temporarily disabled after many failed attempts. Try again in 15 minutes.',
    fr: 'Connexion temporairement bloquée après de nombreux échecs. Réessayez dans 15 minutes.',
  },
  'sign-in.out': { it: 'Esci', en: 'Sign out', fr: 'Se déconnecter' },
  'resume.title': { it: 'Bentornato', en: 'Welcome back', fr: 'Content de vous revoir' },
  'resume.intro': {
    it: 'Ha di nuovo accesso. Quello che aveva scritto è ancora qui: lo invii per continuare. I file scelti poco prima vanno aggiunti di nuovo.',
    en: 'You are signed in again. What you had typed is still here: send it to go on. Files chosen just before must be added again.',
    fr: 'Vous êtes reconnecté. Ce que vous aviez saisi est toujours là\u00a0: envoyez-le pour continuer. Les fichiers choisis juste avant sont à ajouter de nouveau.',
  },
  'resume.submit': { it: 'Continua', en: 'Continue', fr: 'Continuer' },
  'unverified.title': { it: 'Verifichi il suo indirizzo', en: 'Verify your e-mail', fr: 'Vérifiez votre adresse' },
  'unverified.intro': {
    it: 'Abbiamo bisogno della conferma che {email} è suo. Apra il link che le abbiamo inviato per posta elettronica.',
    en: 'We need to know that {email} is yours. Open the link in the e-mail we sent you.',
    fr: 'Nous devons nous assurer que {email} vous appartient. Ouvrez le lien reçu par e-mail.',
  },
  'no-contact.title': {
    it: 'Ci manca la sua scheda',
    en: 'We have no record of you yet',
    fr: 'Il nous manque votre fiche',
  },
  'no-contact.intro': {
    it: 'Nel nostro archivio non c’è ancora un contatto con l’indirizzo {email}. Scriva al suo referente: appena la scheda è pronta, potrà entrare.',
    en: 'Our records hold no contact with the address {email} yet. Write to your representative: as soon as the record is there, you can come in.',
    fr: 'Nos fichiers ne contiennent pas encore de contact à l’adresse {email}. Écrivez à votre interlocuteur\u00a0: dès que la fiche existe, vous pourrez entrer.',
  },
  'pending.title': {
    it: 'Account in attesa di verifica',
    en: 'Account pending verification',
    fr: 'Compte en attente de vérification',
  },
  'pending.intro': {
    it: 'Grazie per la registrazione. Il nostro servizio clienti sta verificando l’account {email}.',
    en: 'Thank you for registering. Our customer service is checking the account {email}.',
    fr: 'Merci de votre inscription. Notre service client vérifie le compte {email}.',
  },
  'pending.alert': {
    it: 'Appena l’account è abilitato riceverà un’e-mail.',
    en: 'You will get an e-mail as soon as the account is enabled.',
    fr: 'Vous recevrez un e-mail dès que le compte sera activé.',
  },
  'pending.close': { it: 'Chiudi il portale', en: 'Close Portal', fr: 'Fermer le portail' },
  'demo.people': {
    it: 'Persone della dimostrazione (password: ammiraglia)',
    en: 'Demo people (password: ammiraglia)',
    fr: 'Personnes de la démonstration (mot de passe\u00a0: ammiraglia)',
  },
} as const satisfies WordTable
