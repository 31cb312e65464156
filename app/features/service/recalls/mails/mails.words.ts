import { mailTerms } from '#app/kit/mail.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { shared } from '../recalls.words.ts'

export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: { it: '{headline}: {product}', en: '{headline}: {product}', fr: '{headline}\u00a0: {product}' },
  'subject.again': {
    it: 'Ancora da fare. {headline}: {product}',
    en: 'Still to be done. {headline}: {product}',
    fr: 'Toujours à faire. {headline}\u00a0: {product}',
  },
  rider: {
    it: { one: 'L’avviso riguarda la tua bici.', other: 'L’avviso riguarda le tue bici.' },
    en: { one: 'This notice is about your bike.', other: 'This notice is about your bikes.' },
    fr: { one: 'Cet avis concerne votre vélo.', other: 'Cet avis concerne vos vélos.' },
  },
  dealer: {
    it: {
      one: 'L’avviso riguarda una bici della tua azienda.',
      other: 'L’avviso riguarda {count} bici della tua azienda.',
    },
    en: {
      one: 'This notice is about one bike of your company.',
      other: 'This notice is about {count} bikes of your company.',
    },
    fr: {
      one: 'Cet avis concerne un vélo de votre entreprise.',
      other: 'Cet avis concerne {count} vélos de votre entreprise.',
    },
  },
  'dealer.sold': {
    it: '{serial} (venduta)',
    en: '{serial} (sold)',
    fr: '{serial} (vendu)',
  },
  more: {
    it: { one: 'e un’altra, nel portale', other: 'e altre {count}, nel portale' },
    en: { one: 'and one more, in the portal', other: 'and {count} more, in the portal' },
    fr: { one: 'et un autre, sur le portail', other: 'et {count} autres, sur le portail' },
  },
  stock: {
    it: 'Controlla il magazzino e conferma nel portale quante ne trovi. Le bici trovate non si vendono e non si consegnano finché non sono sistemate.',
    en: 'Look through your stock and confirm in the portal how many you find. Do not sell or hand over any of them before it is done.',
    fr: 'Contrôlez le stock et confirmez sur le portail combien vous en trouvez. Ne vendez ni ne remettez aucun de ces vélos avant qu’il soit réglé.',
  },
  open: { it: 'Apri le tue bici richiamate', en: 'Open your recalled bikes', fr: 'Ouvrir vos vélos rappelés' },
  book: shared.book,
  notice: { it: 'Leggi l’avviso pubblico', en: 'Read the public notice', fr: 'Lire l’avis public' },
  why: {
    it: 'Questa e-mail arriva a chi possiede una di queste bici, qualunque siano le sue iscrizioni: riguarda la sicurezza.',
    en: 'This email goes to everybody who has one of these bikes, whatever they have subscribed to: it is about safety.',
    fr: 'Cet e-mail est envoyé à quiconque possède l’un de ces vélos, quels que soient ses abonnements\u00a0: il s’agit de sécurité.',
  },
} as const satisfies WordTable
