import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** What the lists, the page and the documents of orders have in common. */
export const orderWords = {
  'status.open': terms.open,
  'status.awaiting_payment': { it: 'In attesa di pagamento', en: 'Awaiting payment', fr: 'En attente de paiement' },
  'status.confirmed': { it: 'Confermato', en: 'Confirmed', fr: 'Confirmée' },
  'status.partly_shipped': { it: 'Spedito in parte', en: 'Partly shipped', fr: 'Expédiée en partie' },
  'status.shipped': { it: 'Spedito', en: 'Shipped', fr: 'Expédiée' },
  'status.invoiced': { it: 'Fatturato', en: 'Invoiced', fr: 'Facturée' },
  'status.erp': { it: '{status} (dal gestionale)', en: '{status} (from the ERP)', fr: '{status} (de l’ERP)' },
  'status.cancelled': { it: 'Annullato', en: 'Cancelled', fr: 'Annulée' },

  'payment.transfer': { it: 'Bonifico bancario', en: 'Bank transfer', fr: 'Virement bancaire' },
  'payment.riba': { it: 'Ricevuta bancaria (Ri.Ba.)', en: 'Bank receipt (Ri.Ba.)', fr: 'Effet bancaire (Ri.Ba.)' },
  'payment.debit': { it: 'Addebito diretto SEPA', en: 'SEPA direct debit', fr: 'Prélèvement SEPA' },
  'payment.card': { it: 'Carta di credito', en: 'Credit card', fr: 'Carte bancaire' },
  'payment.cash': { it: 'Contanti', en: 'Cash', fr: 'Espèces' },
  'payment.cheque': { it: 'Assegno', en: 'Cheque', fr: 'Chèque' },
  'payment.prepaid': { it: 'Pagamento anticipato', en: 'Payment in advance', fr: 'Paiement d’avance' },
  'payment.account': { it: 'Sul conto cliente', en: 'On account', fr: 'En compte' },

  'shipment.EXW': { it: 'Franco fabbrica (EXW)', en: 'Ex works (EXW)', fr: 'Départ usine (EXW)' },
  'shipment.FCA': { it: 'Franco vettore (FCA)', en: 'Free carrier (FCA)', fr: 'Franco transporteur (FCA)' },
  'shipment.CPT': {
    it: 'Trasporto pagato fino a destinazione (CPT)',
    en: 'Carriage paid to (CPT)',
    fr: 'Port payé jusqu’à destination (CPT)',
  },
  'shipment.CIP': {
    it: 'Trasporto e assicurazione pagati fino a destinazione (CIP)',
    en: 'Carriage and insurance paid to (CIP)',
    fr: 'Port et assurance payés jusqu’à destination (CIP)',
  },
  'shipment.DAP': {
    it: 'Reso a destinazione (DAP)',
    en: 'Delivered at place (DAP)',
    fr: 'Rendu au lieu de destination (DAP)',
  },
  'shipment.DDP': { it: 'Reso sdoganato (DDP)', en: 'Delivered duty paid (DDP)', fr: 'Rendu droits acquittés (DDP)' },
  'shipment.pickup': { it: 'Ritiro in sede', en: 'Collection from our premises', fr: 'Retrait sur place' },
  'shipment.delivery': { it: 'Consegna in negozio', en: 'Delivery to the shop', fr: 'Livraison en magasin' },

  'role.selling': { it: 'Cliente', en: 'Sold to', fr: 'Client' },
  'role.billing': { it: 'Fatturazione', en: 'Billed to', fr: 'Facturation' },
  'role.shipping': { it: 'Destinazione', en: 'Shipped to', fr: 'Livraison' },
  'customer-no': { it: 'Codice cliente {code}', en: 'Customer no. {code}', fr: 'Code client {code}' },
  'ship-to-code': { it: 'Codice destinazione {code}', en: 'Ship-to code {code}', fr: 'Code lieu de livraison {code}' },

  orders: terms.orders,
  new: { it: 'Nuovo ordine', en: 'New order', fr: 'Nouvelle commande' },
  'number.of': { it: 'Ordine {number}', en: 'Order {number}', fr: 'Commande {number}' },
  number: terms.order,
  'reference.own': terms.ownReference,
  'reference.customers': terms.customerReference,
  company: terms.customer,
  date: { it: 'Data ordine', en: 'Order date', fr: 'Date de commande' },
  requested: { it: 'Consegna richiesta', en: 'Requested delivery', fr: 'Livraison souhaitée' },
  status: terms.status,
  net: terms.net,
  vat: terms.vat,
  total: terms.totalWithTax,
  tracking: terms.trackingNumber,
  created: { it: 'Registrato', en: 'Created', fr: 'Enregistrée' },
  payment: { it: 'Pagamento', en: 'Payment method', fr: 'Mode de paiement' },
  invoice: terms.invoice,
  outstanding: { it: 'Da spedire', en: 'Outstanding', fr: 'Reste à livrer' },
} as const satisfies WordTable
