import type { WordTable } from '#app/kit/words/words.ts'

/** The words of buying and selling, which many pages share. */
export const tradeTerms = {
  orderCount: {
    it: { one: '{count} ordine', other: '{count} ordini' },
    en: { one: '{count} order', other: '{count} orders' },
    fr: { one: '{count} commande', other: '{count} commandes' },
  },
  orders: { it: 'Ordini', en: 'Orders', fr: 'Commandes' },
  quotes: { it: 'Preventivi', en: 'Quotes', fr: 'Devis' },
  quoteCount: {
    it: { one: '{count} preventivo', other: '{count} preventivi' },
    en: { one: '{count} quote', other: '{count} quotes' },
    fr: { one: '{count} devis', other: '{count} devis' },
  },
  quote: { it: 'Preventivo', en: 'Quote', fr: 'Devis' },
  packages: { it: 'Pacchetti', en: 'Packages', fr: 'Forfaits' },
  trade: { it: 'Commerciale', en: 'Trade', fr: 'Commerce' },
  asksToPrice: {
    it: 'Richieste di preventivo da prezzare',
    en: 'Requests for quotes to price',
    fr: 'Demandes de devis à chiffrer',
  },
  askedFor: { it: 'Richiesto', en: 'Asked for', fr: 'Demandé' },
  price: { it: 'Prezzo', en: 'Price', fr: 'Prix' },
  currency: { it: 'Valuta', en: 'Currency', fr: 'Devise' },
  net: { it: 'Imponibile', en: 'Net amount', fr: 'Total HT' },
  vat: { it: 'IVA', en: 'VAT', fr: 'TVA' },
  totalWithTax: { it: 'Totale', en: 'Total', fr: 'Total TTC' },
  carrier: { it: 'Corriere', en: 'Carrier', fr: 'Transporteur' },
  trackingNumber: { it: 'N. di spedizione', en: 'Tracking number', fr: 'N°\u00a0de suivi' },
  ownReference: { it: 'Tuo riferimento', en: 'Your reference', fr: 'Votre référence' },
  customerReference: { it: 'Riferimento cliente', en: 'Customer reference', fr: 'Référence du client' },
  requestSent: { it: 'Richiesta inviata', en: 'Request sent', fr: 'Demande envoyée' },
  sendTheRequest: { it: 'Invia la richiesta', en: 'Send the request', fr: 'Envoyer la demande' },
  offerAmount: { it: 'Importo dell’offerta', en: 'Offer amount', fr: 'Montant de l’offre' },
  productsOfInterest: { it: 'Modelli di interesse', en: 'Products of interest', fr: 'Modèles souhaités' },
  items: { it: 'Articoli', en: 'Items', fr: 'Articles' },
  amount: { it: 'Importo', en: 'Amount', fr: 'Montant' },
  invoices: { it: 'Fatture', en: 'Invoices', fr: 'Factures' },
  shop: { it: 'Punto vendita', en: 'Shop', fr: 'Point de vente' },
  shops: { it: 'Punti vendita', en: 'Shops', fr: 'Points de vente' },
} as const satisfies WordTable
