import type { WordTable } from '#app/kit/words/words.ts'

const setup = {
  it: 'Il servizio di accesso non è configurato correttamente. Contatta l’assistenza.',
  en: 'The login service is not set up correctly. Please contact our after-sales team.',
  fr: 'Le service de connexion n’est pas configuré correctement. Contactez le service après-vente.',
} as const

const address = {
  it: 'Questo indirizzo del portale non è ammesso dal servizio di accesso. Contatta l’assistenza.',
  en: 'The login service does not accept this address of the portal. Please contact our after-sales team.',
  fr: 'Le service de connexion n’accepte pas cette adresse du portail. Contactez le service après-vente.',
} as const

const browser = {
  it: 'Questo browser non permette questo modo di accedere. Provane un altro.',
  en: 'This browser does not allow this way of logging in. Please try another one.',
  fr: 'Ce navigateur ne permet pas ce mode de connexion. Essayez-en un autre.',
} as const

const again = {
  it: 'L’accesso si è interrotto. Ricarica la pagina e riprova.',
  en: 'The login was interrupted. Reload the page and try again.',
  fr: 'La connexion a été interrompue. Rechargez la page et réessayez.',
} as const

const unsupported = {
  it: 'Questo modo di accedere non è disponibile su questo portale.',
  en: 'This way of logging in is not available on this portal.',
  fr: 'Ce mode de connexion n’est pas disponible sur ce portail.',
} as const

const mail = {
  it: 'Il servizio di accesso non può inviare l’e-mail. Contatta l’assistenza.',
  en: 'The login service cannot send the email. Please contact our after-sales team.',
  fr: 'Le service de connexion ne peut pas envoyer l’e-mail. Contactez le service après-vente.',
} as const

/** What only the operator or the service can fix: the person learns that it is not their fault, and what to do. */
export const authSetupWords = {
  'admin-restricted-operation': {
    it: 'Questa operazione è riservata all’assistenza.',
    en: 'Only our after-sales team can do this.',
    fr: 'Cette opération est réservée au service après-vente.',
  },
  'already-initialized': again,
  'app-deleted': again,
  'app-not-authorized': setup,
  'app-not-installed': setup,
  'argument-error': again,
  'auth-domain-config-required': setup,
  'cordova-not-ready': again,
  'cors-unsupported': browser,
  'custom-token-mismatch': setup,
  'dependent-sdk-initialized-before-auth': again,
  'dynamic-link-not-activated': setup,
  'emulator-config-failed': setup,
  'internal-error': {
    it: 'Qualcosa è andato storto. Riprova tra qualche minuto.',
    en: 'Something went wrong. Please try again in a few minutes.',
    fr: 'Un problème est survenu. Réessayez dans quelques minutes.',
  },
  'invalid-api-key': setup,
  'invalid-app-credential': setup,
  'invalid-app-id': setup,
  'invalid-auth-event': again,
  'invalid-cert-hash': setup,
  'invalid-continue-uri': address,
  'invalid-cordova-configuration': setup,
  'invalid-custom-token': again,
  'invalid-dynamic-link-domain': address,
  'invalid-emulator-scheme': setup,
  'invalid-hosting-link-domain': address,
  'invalid-message-payload': mail,
  'invalid-oauth-client-id': setup,
  'invalid-oauth-provider': unsupported,
  'invalid-persistence-type': browser,
  'invalid-provider-id': unsupported,
  'invalid-recaptcha-action': again,
  'invalid-recaptcha-version': setup,
  'invalid-req-type': again,
  'invalid-sender': mail,
  'invalid-tenant-id': setup,
  'missing-android-pkg-name': setup,
  'missing-app-credential': setup,
  'missing-client-type': setup,
  'missing-continue-uri': address,
  'missing-iframe-start': again,
  'missing-ios-bundle-id': setup,
  'missing-or-invalid-nonce': again,
  'missing-recaptcha-version': setup,
  'no-auth-event': again,
  'no-such-provider': unsupported,
  'operation-not-allowed': unsupported,
  'operation-not-supported-in-this-environment': browser,
  'quota-exceeded': {
    it: 'Il servizio di accesso è molto richiesto in questo momento. Riprova più tardi.',
    en: 'The login service is very busy right now. Please try again later.',
    fr: 'Le service de connexion est très sollicité en ce moment. Réessayez plus tard.',
  },
  'recaptcha-not-enabled': setup,
  'tenant-id-mismatch': setup,
  'unauthorized-continue-uri': address,
  'unauthorized-domain': address,
  'unsupported-first-factor': unsupported,
  'unsupported-password-policy-schema-version': setup,
  'unsupported-persistence-type': browser,
  'unsupported-tenant-operation': setup,
  'web-storage-unsupported': {
    it: 'Il browser non permette di conservare i dati dell’accesso. Consenti i cookie e riprova.',
    en: 'Your browser does not allow the login to be saved. Please allow cookies and try again.',
    fr: 'Le navigateur ne permet pas de conserver la connexion. Autorisez les cookies et réessayez.',
  },
} as const satisfies WordTable
