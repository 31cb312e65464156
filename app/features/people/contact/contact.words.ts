import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** The two screens before full access: who you are, and the wait for staff. */
export const contactWords = {
  'no-contact.title': {
    it: 'Completa il profilo',
    en: 'Complete your profile',
    fr: 'Complétez votre profil',
  },
  'no-contact.intro': {
    it: 'Con questi dati l’assistenza verifica e abilita l’account {email}.',
    en: 'With these details our after-sales team checks and enables the account {email}.',
    fr: 'Avec ces informations, notre service après-vente vérifie et active le compte {email}.',
  },
  'pending.title': {
    it: 'Account in attesa di verifica',
    en: 'Account pending verification',
    fr: 'Compte en attente de vérification',
  },
  'pending.intro': {
    it: 'Grazie. L’assistenza sta verificando l’account {email}.',
    en: 'Thank you. Our after-sales team is checking the account {email}.',
    fr: 'Merci. Notre service après-vente vérifie le compte {email}.',
  },
  'pending.alert': {
    it: 'Appena l’account sarà abilitato arriverà un’e-mail.',
    en: 'You will receive an email as soon as the account is enabled.',
    fr: 'Vous recevrez un e-mail dès que le compte sera activé.',
  },
  'pending.alert.unsent': {
    it: 'Questo portale non invia ancora e-mail: appena l’account sarà abilitato, il portale si aprirà da questa pagina.',
    en: 'This portal does not send emails yet: once the account is enabled, the portal opens from this page.',
    fr: 'Ce portail n’envoie pas encore d’e-mails\u00a0: dès que le compte sera activé, le portail s’ouvrira depuis cette page.',
  },
  'pending.opens': {
    it: 'Se questa pagina resta aperta, il portale si apre da solo.',
    en: 'If you leave this page open, the portal will open automatically.',
    fr: 'Si vous laissez cette page ouverte, le portail s’ouvre tout seul.',
  },
  'pending.again': { it: 'Controlla di nuovo', en: 'Check again', fr: 'Vérifier à nouveau' },
  'pending.close': { it: 'Chiudi la scheda', en: 'Close this tab', fr: 'Fermer l’onglet' },
  'pending.stays': {
    it: 'Il browser non permette di chiudere la pagina da qui: chiudi la scheda.',
    en: 'Your browser does not let us close this tab: please close it yourself.',
    fr: 'Votre navigateur ne nous permet pas de fermer cet onglet\u00a0: fermez-le vous-même.',
  },
  'none.title': { it: 'Account senza azienda', en: 'Account without a company', fr: 'Compte sans entreprise' },
  'none.intro': {
    it: 'L’account {email} non è collegato a nessuna azienda. Controlla i dati e chiedi l’accesso: l’assistenza li verificherà.',
    en: 'The account {email} does not belong to any company. Check your details and ask for access: our after-sales team will verify them.',
    fr: 'Le compte {email} n’est rattaché à aucune entreprise. Vérifiez vos données et demandez l’accès\u00a0: notre service après-vente les contrôlera.',
  },
  'refused.title': {
    it: 'Richiesta di accesso respinta',
    en: 'Request for access refused',
    fr: 'Demande d’accès refusée',
  },
  'refused.intro': {
    it: 'L’assistenza non ha abilitato l’account {email}. Correggi i dati e chiedi di nuovo.',
    en: 'Our after-sales team did not enable the account {email}. Correct your details and ask again.',
    fr: 'Notre service après-vente n’a pas activé le compte {email}. Corrigez vos données et refaites la demande.',
  },
  'refused.reason': terms.grounds,

  kind: { it: 'Tipo di account', en: 'Account type', fr: 'Type de compte' },
  'kind.dealer': terms.dealer,
  'kind.customer': terms.rider,
  'kind.dealer.hint': { it: 'Un negozio o un’officina', en: 'A shop or a workshop', fr: 'Un magasin ou un atelier' },
  'kind.customer.hint': {
    it: 'Con una bicicletta propria',
    en: 'With a bicycle of your own',
    fr: 'Avec votre propre vélo',
  },
  name: terms.fullName,
  company: terms.company,
  country: terms.country,
  phone: terms.phone,
  vat: terms.vatNumber,
  'vat.hint': {
    it: 'Obbligatoria nell’Unione europea.',
    en: 'Required within the European Union.',
    fr: 'Obligatoire dans l’Union européenne.',
  },
  send: { it: 'Chiedi l’accesso', en: 'Ask for access', fr: 'Demander l’accès' },
  'sign-out': terms.logOut,
} as const satisfies WordTable
