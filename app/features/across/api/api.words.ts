import type { WordTable } from '#app/kit/words/words.ts'

/** What each operation does, and what its names mean to people. */
export const apiWords = {
  'tickets.list': { it: 'Elenca gli interventi', en: 'Lists tickets', fr: 'Liste les dossiers SAV' },
  'tickets.read': { it: 'Legge un intervento', en: 'Reads one ticket', fr: 'Lit un dossier SAV' },
  'tickets.open': {
    it: 'Apre un intervento con i file già inviati',
    en: 'Opens a ticket with the files that were sent before',
    fr: 'Ouvre un dossier SAV avec les fichiers déjà envoyés',
  },
  'catalogue.read': {
    it: 'Legge i codici che un intervento può indicare: modelli, parti, danni, inquadrature, paesi',
    en: 'Reads the codes that a ticket may name: families, parts, kinds of damage, shots, countries',
    fr: 'Lit les codes qu’un dossier SAV peut indiquer\u00a0: modèles, pièces, dommages, prises de vue, pays',
  },
  'files.add': {
    it: 'Invia una foto, un documento o un video di un intervento da aprire o di una risposta da inviare',
    en: 'Sends a photo, document or video of a ticket to be opened or a reply to be sent',
    fr: 'Envoie une photo, un document ou une vidéo d’un dossier SAV à ouvrir ou d’une réponse à envoyer',
  },
  'messages.list': {
    it: 'Elenca i messaggi di un intervento',
    en: 'Lists the messages of a ticket',
    fr: 'Liste les messages d’un dossier SAV',
  },
  'messages.add': {
    it: 'Aggiunge una risposta dell’azienda',
    en: 'Adds a reply of the company',
    fr: 'Ajoute une réponse de l’entreprise',
  },
  'products.list': { it: 'Elenca i prodotti', en: 'Lists products', fr: 'Liste les produits' },
  'products.read': { it: 'Legge un prodotto', en: 'Reads one product', fr: 'Lit un produit' },
  'leads.list': { it: 'Elenca i contatti', en: 'Lists leads', fr: 'Liste les contacts' },
  'leads.read': { it: 'Legge un contatto', en: 'Reads one lead', fr: 'Lit un contact' },
  'leads.answer': {
    it: 'Accetta o rifiuta un contatto',
    en: 'Accepts or declines a lead',
    fr: 'Accepte ou refuse un contact',
  },
  'leads.move': {
    it: 'Cambia lo stato di un contatto',
    en: 'Changes the status of a lead',
    fr: 'Change le statut d’un contact',
  },
  'leads.note': {
    it: 'Aggiunge una nota a un contatto',
    en: 'Adds a note to a lead',
    fr: 'Ajoute une note à un contact',
  },
  'orders.list': { it: 'Elenca gli ordini', en: 'Lists orders', fr: 'Liste les commandes' },
  'orders.read': { it: 'Legge un ordine', en: 'Reads one order', fr: 'Lit une commande' },
  'orders.send': {
    it: 'Crea o aggiorna ordini',
    en: 'Creates or updates orders',
    fr: 'Crée ou met à jour des commandes',
  },
  'items.send': {
    it: 'Crea o aggiorna articoli',
    en: 'Creates or updates items',
    fr: 'Crée ou met à jour des articles',
  },
  'stock.send': {
    it: 'Aggiorna le disponibilità',
    en: 'Updates availability',
    fr: 'Met à jour les disponibilités',
  },
  'invoices.send': {
    it: 'Crea o aggiorna fatture e note di credito',
    en: 'Creates or updates invoices and credit notes',
    fr: 'Crée ou met à jour des factures et avoirs',
  },
  'quotes.list': { it: 'Elenca i preventivi', en: 'Lists quotes', fr: 'Liste les devis' },
  'quotes.read': { it: 'Legge un preventivo', en: 'Reads one quote', fr: 'Lit un devis' },
  'quotes.send': {
    it: 'Crea o aggiorna preventivi',
    en: 'Creates or updates quotes',
    fr: 'Crée ou met à jour des devis',
  },
  'companies.list': { it: 'Elenca le aziende', en: 'Lists companies', fr: 'Liste les entreprises' },
  'companies.read': { it: 'Legge un’azienda', en: 'Reads one company', fr: 'Lit une entreprise' },
  'companies.send': {
    it: 'Crea o aggiorna aziende e invita le loro persone',
    en: 'Creates or updates companies and invites their people',
    fr: 'Crée ou met à jour des entreprises et invite leurs membres',
  },
  'bicycles.send': {
    it: 'Crea o aggiorna bici costruite',
    en: 'Creates or updates built bicycles',
    fr: 'Crée ou met à jour des vélos fabriqués',
  },
} as const satisfies WordTable
