import type { WordTable } from '#app/kit/words/words.ts'

/** The mail about a new lead; it says nothing of the customer, since mails stay where they were sent. */
export const mailWords = {
  hello: { it: 'Buongiorno {name},', en: 'Hello {name},', fr: 'Bonjour {name},' },
  subject: {
    it: 'Nuovo lead {id} per il Suo negozio',
    en: 'New lead {id} for your shop',
    fr: 'Nouveau lead {id} pour votre magasin',
  },
  text: {
    it: 'abbiamo indirizzato al Suo negozio una persona interessata alle nostre biciclette.',
    en: 'We have referred somebody interested in our bicycles to your shop.',
    fr: 'Nous avons orienté vers votre magasin une personne intéressée par nos vélos.',
  },
  models: { it: 'Modelli: {models}', en: 'Models: {models}', fr: 'Modèles\u00a0: {models}' },
  due: {
    it: 'Confermi o rifiuti il lead entro 72 ore. Scadenza: {moment}.',
    en: 'Please accept or decline the lead within 72 hours, by {moment}.',
    fr: 'Acceptez ou refusez le lead sous 72 heures. Échéance\u00a0: {moment}.',
  },
  open: { it: 'Apri il lead', en: 'Open the lead', fr: 'Ouvrir le lead' },
} as const satisfies WordTable
