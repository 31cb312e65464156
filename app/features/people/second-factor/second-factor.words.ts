import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const secondFactorWords = {
  title: terms.twoStepVerification,

  'show.totp': {
    it: 'Inserisci il codice di 6 cifre dell’app di autenticazione.',
    en: 'Enter the 6-digit code from your authenticator app.',
    fr: 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  },
  'show.passkeys': {
    it: 'Conferma l’accesso con la passkey.',
    en: 'Confirm your login with your passkey.',
    fr: 'Confirmez la connexion avec votre clé d’accès.',
  },
  'show.any': {
    it: 'Usa la passkey, oppure inserisci il codice di 6 cifre dell’app di autenticazione.',
    en: 'Use your passkey, or enter the 6-digit code from your authenticator app.',
    fr: 'Utilisez votre clé d’accès ou saisissez le code à 6 chiffres de votre application d’authentification.',
  },
  'show.codes': {
    it: 'Inserisci uno dei codici di recupero.',
    en: 'Enter one of your recovery codes.',
    fr: 'Saisissez l’un de vos codes de secours.',
  },
  'show.passkey': { it: 'Usa la passkey', en: 'Use a passkey', fr: 'Utiliser la clé d’accès' },
  'show.code': terms.code,
  'show.code.recovery': { it: 'Codice di recupero', en: 'Recovery code', fr: 'Code de secours' },
  'show.hint': {
    it: 'Telefono non a portata di mano? Va bene anche un codice di recupero.',
    en: 'Phone not at hand? A recovery code works here too.',
    fr: 'Pas de téléphone à portée de main\u00a0? Un code de secours convient aussi.',
  },
  'show.submit': { it: 'Conferma', en: 'Confirm', fr: 'Confirmer' },
  'show.lost': {
    it: 'Telefono e codici di recupero persi? Scrivi all’assistenza.',
    en: 'Lost both phone and recovery codes? Write to our after-sales team.',
    fr: 'Vous avez perdu votre téléphone et vos codes de secours\u00a0? Écrivez à notre service après-vente.',
  },
  'show.lost.staff': {
    it: 'Telefono e codici di recupero persi? Chiedi a un amministratore.',
    en: 'Lost both phone and recovery codes? Ask an administrator.',
    fr: 'Vous avez perdu votre téléphone et vos codes de secours\u00a0? Adressez-vous à un administrateur.',
  },
  'sign-out': terms.logOut,

  'missing.title': {
    it: 'Attiva la verifica in due passaggi',
    en: 'Set up two-step verification',
    fr: 'Activez la validation en deux étapes',
  },
  'missing.intro': {
    it: 'Per l’assistenza la sola password non basta: serve anche il codice di un’app di autenticazione, o una passkey.',
    en: 'For staff a password alone is not enough: a code from an authenticator app or a passkey is needed as well.',
    fr: 'Pour le service après-vente, le mot de passe seul ne suffit pas\u00a0: il faut aussi le code d’une application d’authentification ou une clé d’accès.',
  },
  'missing.or': { it: 'Oppure, senza app', en: 'Or, without an app', fr: 'Ou, sans application' },
  'missing.passkey': {
    it: 'Una passkey si conferma con l’impronta, il volto o il PIN di questo dispositivo, o con una chiave di sicurezza.',
    en: 'A passkey is confirmed with the fingerprint, face or PIN of this device, or with a security key.',
    fr: 'Une clé d’accès se confirme par empreinte, visage ou code de cet appareil, ou avec une clé de sécurité.',
  },
  'missing.passkey.do': { it: 'Crea una passkey', en: 'Create a passkey', fr: 'Créer une clé d’accès' },

  'totp.scan': {
    it: 'Inquadra il QR code con l’app di autenticazione.',
    en: 'Scan the QR code with your authenticator app.',
    fr: 'Scannez le QR code avec votre application d’authentification.',
  },
  'totp.by-hand': { it: 'Oppure digita questa chiave', en: 'Or type this key', fr: 'Ou saisissez cette clé' },
  'totp.here': {
    it: 'Apri l’app su questo dispositivo',
    en: 'Open the app on this device',
    fr: 'Ouvrir l’application sur cet appareil',
  },
  'totp.code': { it: 'Codice mostrato dall’app', en: 'Code shown by the app', fr: 'Code affiché par l’application' },
  'totp.submit': { it: 'Collega l’app', en: 'Link the app', fr: 'Associer l’application' },

  'codes.title': { it: 'I tuoi codici di recupero', en: 'Your recovery codes', fr: 'Vos codes de secours' },
  'codes.intro': {
    it: 'Conservali in un posto sicuro: non verranno più mostrati. Senza telefono o passkey, ognuno vale per un accesso.',
    en: 'Keep them in a safe place: they will not be shown again. Without your phone or passkey, each lets you in once.',
    fr: 'Gardez-les en lieu sûr\u00a0: ils ne seront plus affichés. Sans votre téléphone ou votre clé d’accès, chacun permet une connexion.',
  },
  'codes.print': { it: 'Stampa', en: 'Print', fr: 'Imprimer' },
  'codes.download': terms.download,
  'codes.file': { it: 'codici-di-recupero.txt', en: 'recovery-codes.txt', fr: 'codes-de-secours.txt' },
  'codes.go-on': {
    it: 'Li ho salvati, continua',
    en: 'I have saved them, continue',
    fr: 'Je les ai enregistrés, continuer',
  },

  'passkey.name.first': { it: 'Passkey ({day})', en: 'Passkey ({day})', fr: 'Clé d’accès ({day})' },

  'code-required': terms.enterTheCode,
  'code-wrong': {
    it: 'Il codice non è valido o è già stato usato. Inseriscine uno nuovo.',
    en: 'This code is not valid, or has been used already. Enter a new one.',
    fr: 'Ce code n’est pas valable ou a déjà été utilisé. Saisissez-en un nouveau.',
  },
  'too-many-tries': {
    it: 'Troppi tentativi non riusciti. Riprova tra 15 minuti.',
    en: 'Too many failed attempts. Try again in 15 minutes.',
    fr: 'Trop de tentatives infructueuses. Réessayez dans 15 minutes.',
  },
  'password-required': {
    it: 'Inserisci la password.',
    en: 'Enter your password.',
    fr: 'Saisissez votre mot de passe.',
  },
  'password-wrong': {
    it: 'La password non è corretta. Controllala e riprova.',
    en: 'The password is not correct. Check it and try again.',
    fr: 'Le mot de passe est incorrect. Vérifiez-le et réessayez.',
  },
  'service-away': {
    it: 'Il servizio di accesso non risponde. Riprova tra poco.',
    en: 'The login service is not responding. Try again shortly.',
    fr: 'Le service de connexion ne répond pas. Réessayez dans un instant.',
  },
  'setup-old': {
    it: 'È passato troppo tempo: inserisci il codice che l’app mostra ora. Se non va bene, inquadra di nuovo il QR code.',
    en: 'It took too long: enter the code your app shows now. If it is not accepted, scan the QR code again.',
    fr: 'Le délai est dépassé\u00a0: saisissez le code affiché à présent par l’application. S’il est refusé, scannez de nouveau le QR code.',
  },
  'passkey-refused': {
    it: 'La passkey non è stata accettata. Riprova o usane un’altra.',
    en: 'The passkey was not accepted. Try again, or use another one.',
    fr: 'La clé d’accès n’a pas été acceptée. Réessayez ou utilisez-en une autre.',
  },
  'passkey-unsupported': {
    it: 'Qui le passkey non funzionano: usa un browser aggiornato o un’app di autenticazione.',
    en: 'Passkeys do not work here: use an up-to-date browser, or an authenticator app.',
    fr: 'Les clés d’accès ne fonctionnent pas ici\u00a0: utilisez un navigateur à jour ou une application d’authentification.',
  },
  'passkey-cancelled': {
    it: 'Operazione annullata o scaduta. Riprova.',
    en: 'Cancelled or timed out. Try again.',
    fr: 'Opération annulée ou expirée. Réessayez.',
  },
  'passkey-known': {
    it: 'Su questo dispositivo c’è già una passkey di questo account: usa quella.',
    en: 'This device already has one of your passkeys: use that one.',
    fr: 'Cet appareil contient déjà l’une de vos clés d’accès\u00a0: utilisez-la.',
  },
  'passkey-failed': {
    it: 'Impossibile usare la passkey. Riprova tra poco.',
    en: 'The passkey could not be used. Try again shortly.',
    fr: 'La clé d’accès n’a pas pu être utilisée. Réessayez dans un instant.',
  },
  'last-factor': {
    it: 'È l’ultimo metodo rimasto e per l’assistenza è obbligatorio: prima aggiungine un altro.',
    en: 'It is your only method, and staff need one: add another first.',
    fr: 'C’est la dernière méthode qu’il vous reste, et elle est obligatoire pour le service après-vente\u00a0: ajoutez-en d’abord une autre.',
  },
  'session-ended': {
    it: 'La sessione è scaduta: ricarica la pagina e accedi di nuovo.',
    en: 'Your session has ended: reload the page and log in again.',
    fr: 'Votre session a expiré\u00a0: rechargez la page et reconnectez-vous.',
  },
} as const satisfies WordTable
