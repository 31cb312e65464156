import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'
import { terms } from '#app/terms.words.ts'
import { registerWords } from './register/register.words.ts'

const noLongerYours = {
  it: 'La bici {serial} non è più tra i tuoi prodotti',
  en: 'The bike {serial} is no longer among your products',
  fr: 'Le vélo {serial} ne figure plus parmi vos produits',
} as const

/** The mails about a change of owner; neither of the two learns from them who the other is. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  bike: {
    it: '{title} · numero di serie {serial}',
    en: '{title} · serial number {serial}',
    fr: '{title} · numéro de série {serial}',
  },

  'given.subject': {
    it: 'Passaggio di proprietà: {serial}',
    en: 'Change of owner: {serial}',
    fr: 'Changement de propriétaire\u00a0: {serial}',
  },
  'given.text': {
    it: 'il codice di trasferimento della bici è stato usato: la bici non è più tra i tuoi prodotti.',
    en: 'The bike’s transfer code has been used: the bike is no longer among your products.',
    fr: 'Le code de transfert du vélo a été utilisé\u00a0: le vélo ne figure plus parmi vos produits.',
  },
  'given.more': {
    it: 'Con la bici sono passate la storia tecnica e la garanzia, non i tuoi dati, i documenti e le note.',
    en: 'Technical history and warranty went with the bike; your details, documents and notes did not.',
    fr: 'L’historique technique et la garantie ont suivi le vélo\u00a0; vos données, documents et notes, non.',
  },
  'given.doubt': {
    it: 'Se non hai ceduto la bici, scrivi subito a {contact}.',
    en: 'If this was not you, write to {contact} at once.',
    fr: 'Si vous n’en êtes pas à l’origine, écrivez sans attendre à {contact}.',
  },
  'given.open': terms.ownProducts,

  'reassigned.subject': noLongerYours,
  'reassigned.text': {
    it: 'abbiamo verificato a chi appartiene questa bici e l’abbiamo assegnata a un altro account: non è più tra i tuoi prodotti.',
    en: 'We have checked who this bike belongs to and moved it to another account: it is no longer among your products.',
    fr: 'Nous avons vérifié à qui appartient ce vélo et l’avons attribué à un autre compte\u00a0: il ne figure plus parmi vos produits.',
  },
  'reassigned.more': {
    it: 'Sono passate la storia tecnica e la garanzia, non i tuoi dati, i documenti e le note.',
    en: 'Technical history and warranty went with the bike; your details, documents and notes did not.',
    fr: 'L’historique technique et la garantie ont suivi le vélo\u00a0; vos données, documents et notes, non.',
  },
  'reassigned.doubt': {
    it: 'Se sembra un errore, scrivi a {contact}.',
    en: 'If you think this is a mistake, write to {contact}.',
    fr: 'Si vous pensez à une erreur, écrivez à {contact}.',
  },
  'reassigned.open': terms.ownProducts,

  'given-way.subject': noLongerYours,
  'given-way.text': {
    it: 'un rivenditore ha registrato questa bici con la prova d’acquisto. La tua registrazione era ancora da confermare e non vale più.',
    en: 'A dealer has registered this bike with a proof of purchase. Your registration had yet to be confirmed and is no longer valid.',
    fr: 'Un revendeur a enregistré ce vélo avec une preuve d’achat. Votre enregistrement était encore à confirmer et n’est plus valable.',
  },
  'given-way.more': {
    it: 'Se hai acquistato la bici da quel rivenditore, chiedigli il codice di trasferimento.',
    en: 'If you bought the bike from that dealer, ask them for the transfer code.',
    fr: 'Si vous avez acheté le vélo chez ce revendeur, demandez-lui le code de transfert.',
  },
  'given-way.doubt': {
    it: 'Se hai dubbi, scrivi a {contact} e allega la prova d’acquisto.',
    en: 'If something is not right, write to {contact} with your proof of purchase.',
    fr: 'En cas de doute, écrivez à {contact} en joignant votre preuve d’achat.',
  },
  'given-way.open': terms.ownProducts,

  'taken.subject': {
    it: 'La bici {serial} è tra i tuoi prodotti',
    en: 'The bike {serial} is now among your products',
    fr: 'Le vélo {serial} figure désormais parmi vos produits',
  },
  'taken.text': {
    it: 'il passaggio di proprietà è confermato: la bici ora è tra i tuoi prodotti.',
    en: 'The change of owner is confirmed: the bike is now among your products.',
    fr: 'Le changement de propriétaire est confirmé\u00a0: le vélo figure désormais parmi vos produits.',
  },
  'taken.more': {
    it: 'Garanzia e storia tecnica sono nella scheda della bici.',
    en: 'Its page shows the warranty and the technical history.',
    fr: 'Sa fiche indique la garantie et l’historique technique.',
  },
  'taken.doubt': {
    it: 'Se il passaggio non è tuo, scrivi subito a {contact}.',
    en: 'If this was not you, write to {contact} at once.',
    fr: 'Si vous n’en êtes pas à l’origine, écrivez sans attendre à {contact}.',
  },
  'taken.open': registerWords['own.open'],

  next: {
    it: 'Prossimo tagliando del libretto: {service}, data prevista {due}, ultimo giorno utile {closes}.',
    en: 'Next service of the service book: {service}, due {due}, last day {closes}.',
    fr: 'Prochaine révision du carnet\u00a0: {service}, date prévue {due}, dernier jour {closes}.',
  },
  'service.subject': {
    it: 'Tagliando in arrivo: {serial}',
    en: 'Service due: {serial}',
    fr: 'Révision à venir\u00a0: {serial}',
  },
  'service.more': {
    it: 'Un rivenditore lo fa e lo scrive nella scheda della bici. Se un tagliando manca si perdono solo i mesi in più del libretto: la garanzia legale non cambia.',
    en: 'A dealer does it and enters it on the bike’s page. If a service is missed, only the extra months of the service book are lost: the legal guarantee does not change.',
    fr: 'Un revendeur la fait et l’inscrit sur la fiche du vélo. Une révision manquée ne coûte que les mois supplémentaires du carnet\u00a0: la garantie légale ne change pas.',
  },
  'service.open': registerWords['own.open'],
} as const satisfies WordTable
