import type { Entry } from '#app/kit/words/words.ts'
import type { Scope } from './api.ts'

/** What a scope allows; some of it to tokens of the maker alone, some to those of companies. */
export const scopeWords = {
  'tickets:read': {
    it: 'Leggere interventi e messaggi',
    en: 'Read tickets and messages',
    fr: 'Lire dossiers SAV et messages',
  },
  'tickets:write': {
    it: 'Aprire interventi, solo aziende',
    en: 'Open tickets, companies only',
    fr: 'Ouvrir des dossiers SAV, entreprises seulement',
  },
  'files:write': {
    it: 'Inviare foto e documenti degli interventi, solo aziende',
    en: 'Send photos and documents of tickets, companies only',
    fr: 'Envoyer photos et documents des dossiers SAV, entreprises seulement',
  },
  'messages:write': {
    it: 'Rispondere negli interventi, solo aziende',
    en: 'Reply on tickets, companies only',
    fr: 'Répondre dans les dossiers SAV, entreprises seulement',
  },
  'products:read': { it: 'Leggere i prodotti', en: 'Read products', fr: 'Lire les produits' },
  'leads:read': { it: 'Leggere i contatti', en: 'Read leads', fr: 'Lire les contacts' },
  'leads:write': {
    it: 'Lavorare i contatti, solo aziende',
    en: 'Work on leads, companies only',
    fr: 'Traiter les contacts, entreprises seulement',
  },
  'orders:read': { it: 'Leggere gli ordini', en: 'Read orders', fr: 'Lire les commandes' },
  'orders:write': {
    it: 'Scrivere gli ordini, solo produttore',
    en: 'Write orders, the maker only',
    fr: 'Écrire les commandes, fabricant seulement',
  },
  'items:write': {
    it: 'Scrivere gli articoli, solo produttore',
    en: 'Write items, the maker only',
    fr: 'Écrire les articles, fabricant seulement',
  },
  'stock:write': {
    it: 'Scrivere le disponibilità, solo produttore',
    en: 'Write availability, the maker only',
    fr: 'Écrire les disponibilités, fabricant seulement',
  },
  'invoices:write': {
    it: 'Scrivere le fatture, solo produttore',
    en: 'Write invoices, the maker only',
    fr: 'Écrire les factures, fabricant seulement',
  },
  'quotes:read': { it: 'Leggere i preventivi', en: 'Read quotes', fr: 'Lire les devis' },
  'quotes:write': {
    it: 'Scrivere i preventivi, solo produttore',
    en: 'Write quotes, the maker only',
    fr: 'Écrire les devis, fabricant seulement',
  },
  'companies:read': { it: 'Leggere le aziende', en: 'Read companies', fr: 'Lire les entreprises' },
  'companies:write': {
    it: 'Scrivere le aziende, solo produttore',
    en: 'Write companies, the maker only',
    fr: 'Écrire les entreprises, fabricant seulement',
  },
  'bicycles:write': {
    it: 'Scrivere le bici costruite, solo produttore',
    en: 'Write built bicycles, the maker only',
    fr: 'Écrire les vélos fabriqués, fabricant seulement',
  },
} as const satisfies Record<Scope, Entry>
