import type { WordTable } from '#app/kit/words/words.ts'
import { draftsWords } from '#app/kit/drafts/drafts.words.ts'
import { terms } from '#app/terms.words.ts'
import { productWords } from '../products.words.ts'

export const registerWords = {
  title: productWords.register,
  'title.transfer': terms.changeOfOwner,
  list: terms.products,
  tabs: { it: 'Come aggiungere una bici', en: 'Ways to add a bike', fr: 'Comment ajouter un vélo' },
  'tab.register': { it: 'Bici nuova', en: 'New bike', fr: 'Vélo neuf' },
  'tab.transfer': { it: 'Con un codice', en: 'With a code', fr: 'Avec un code' },

  'section.bike': terms.theBike,
  'section.purchase': { it: 'L’acquisto', en: 'The purchase', fr: 'L’achat' },
  'section.consents': { it: 'Preferenze di contatto', en: 'Contact preferences', fr: 'Préférences de contact' },
  'section.transfer': { it: 'Numero e codice', en: 'Number and code', fr: 'Numéro et code' },

  'label.country': terms.countryOfPurchase,
  'label.frame_model': terms.model,
  'label.serial_number': terms.serialNumber,
  'label.size': terms.size,
  'label.colour': terms.colour,
  'label.date_of_purchase': terms.dateOfPurchase,
  'label.receipt': terms.proofOfPurchase,
  'label.code': { it: 'Codice di trasferimento', en: 'Transfer code', fr: 'Code de transfert' },

  'hint.country': {
    it: 'Da qui dipende la garanzia legale.',
    en: 'The legal guarantee depends on it.',
    fr: 'La garantie légale en dépend.',
  },
  'hint.date': {
    it: 'La garanzia decorre da questa data. Se il produttore prevede mesi in più, spettano a chi registra la bici entro il termine.',
    en: 'The warranty counts from this date. Where the maker grants extra months, they are for bikes registered in time.',
    fr: 'La garantie court à partir de cette date. Si le fabricant accorde des mois de plus, ils valent pour les vélos enregistrés dans les délais.',
  },
  'hint.receipt': {
    it: 'Scontrino o fattura: una foto o un PDF. Serve a confermare la registrazione.',
    en: 'Receipt or invoice: one photo or PDF. It is needed to confirm the registration.',
    fr: 'Ticket de caisse ou facture\u00a0: une photo ou un PDF. Elle sert à confirmer l’enregistrement.',
  },
  'hint.code': {
    it: 'Dodici lettere e cifre, per esempio 7K2M\u2011Q9TX\u20114HBD. Lo crea chi cede la bici, nella scheda del prodotto.',
    en: 'Twelve letters and digits, such as 7K2M\u2011Q9TX\u20114HBD. The current owner creates it on the product’s page.',
    fr: 'Douze lettres et chiffres, par exemple 7K2M\u2011Q9TX\u20114HBD. La personne qui cède le vélo le crée sur la fiche du produit.',
  },
  'transfer.text': {
    it: 'La bici passa a te con la storia tecnica e la garanzia residua. Nomi, documenti e note di chi la cede restano a chi li ha scritti.',
    en: 'The bike moves to your account with its technical history and its remaining warranty. The previous owner’s name, documents and notes stay with them.',
    fr: 'Le vélo passe sur votre compte avec son historique technique et la garantie restante. Les noms, documents et notes de la personne qui le cède ne vous sont pas transmis.',
  },

  send: { it: 'Registra', en: 'Register', fr: 'Enregistrer' },
  'send.transfer': {
    it: 'Conferma il passaggio',
    en: 'Confirm the change of owner',
    fr: 'Confirmer le changement',
  },

  'unregistered.title': {
    it: 'La bici {serial} non è ancora tra i tuoi prodotti',
    en: 'The bike {serial} is not among your products yet',
    fr: 'Le vélo {serial} ne figure pas encore parmi vos produits',
  },
  'unregistered.text': {
    it: 'Registrala qui per vederne garanzia e manutenzione.',
    en: 'Register it here to see its warranty and services.',
    fr: 'Enregistrez-le ici pour consulter sa garantie et son entretien.',
  },

  'label.serial_confirmed': {
    it: 'Il numero è giusto: {serial}',
    en: 'The number is right: {serial}',
    fr: 'C’est bien ce numéro\u00a0: {serial}',
  },
  'alike.open': {
    it: 'Apri la tua bici con il numero quasi uguale',
    en: 'Open your bike with the similar number',
    fr: 'Ouvrir votre vélo au numéro presque identique',
  },
  'own.open': { it: 'Apri la scheda', en: 'Open its page', fr: 'Ouvrir sa fiche' },
  'taken.title': { it: 'Come procedere', en: 'What you can do', fr: 'Que faire' },
  'taken.text': {
    it: 'Chiedi un codice di trasferimento a chi ti ha venduto la bici: anche un negozio può averla registrata. Se sembra un errore, scrivici: verifichiamo noi.',
    en: 'Ask the seller for a transfer code: a shop may have registered the bike for you. If you think this is a mistake, write to us and we will check.',
    fr: 'Demandez un code de transfert à la personne qui vous a vendu le vélo\u00a0: un magasin a pu l’enregistrer pour vous. Si vous pensez à une erreur, écrivez-nous\u00a0: nous vérifierons.',
  },
  'taken.transfer': { it: 'Ho un codice', en: 'I have a code', fr: 'J’ai un code' },
  'taken.ticket': {
    it: 'Scrivi all’assistenza',
    en: 'Write to our after-sales team',
    fr: 'Écrire au service après-vente',
  },

  'resumed.title': draftsWords['draft-resumed'],
  'resumed.discard': draftsWords['draft-discard'],
} as const satisfies WordTable
