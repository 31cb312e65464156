import type { Entry, WordTable } from '#app/kit/words/words.ts'
import type { PageName } from './pages.ts'

/** What pages are called: in the menu, and where they are looked for. */
export const pageNames = {
  home: { it: 'Home', en: 'Home', fr: 'Accueil' },
  tickets: { it: 'Interventi', en: 'Tickets', fr: 'Dossiers SAV' },
  'new-ticket': { it: 'Nuovo intervento', en: 'New ticket', fr: 'Nouveau dossier SAV' },
  orders: { it: 'Ordini', en: 'Orders', fr: 'Commandes' },
  quotes: { it: 'Preventivi', en: 'Quotes', fr: 'Devis' },
  leads: { it: 'Lead to store', en: 'Lead to store', fr: 'Lead to store' },
  products: { it: 'Prodotti', en: 'Products', fr: 'Produits' },
  profile: { it: 'Profilo', en: 'Profile', fr: 'Profil' },
  company: { it: 'Azienda', en: 'Company', fr: 'Entreprise' },
  license: { it: 'Moduli attivi', en: 'Your License', fr: 'Votre licence' },
  subscriptions: { it: 'Iscrizioni', en: 'Subscriptions', fr: 'Abonnements' },
  resources: { it: 'Risorse', en: 'Resources', fr: 'Ressources' },
  media: { it: 'Libreria media', en: 'Media library', fr: 'Médiathèque' },
  manuals: { it: 'Manuali di montaggio', en: 'Assembly manuals', fr: 'Manuels de montage' },
  'size-guides': { it: 'Guide alle taglie', en: 'Size guides', fr: 'Guides des tailles' },
  calculator: { it: 'Calcolo della taglia', en: 'Size calculator', fr: 'Calcul de la taille' },
  reports: { it: 'Statistiche', en: 'Reports', fr: 'Statistiques' },
  queue: { it: 'Interventi', en: 'Tickets', fr: 'Dossiers SAV' },
  accounts: { it: 'Accessi da approvare', en: 'Accounts to approve', fr: 'Comptes à valider' },
  companies: { it: 'Aziende', en: 'Companies', fr: 'Entreprises' },
  staff: { it: 'Utenti interni', en: 'Staff', fr: 'Équipe' },
  licences: { it: 'Licenze', en: 'Licences', fr: 'Licences' },
  shelves: { it: 'Gestione risorse', en: 'Manage resources', fr: 'Gérer les ressources' },
  erasures: { it: 'Cancellazione dati', en: 'Erasures', fr: 'Effacement des données' },
  undelivered: { it: 'E-mail non inviate', en: 'Unsent emails', fr: 'E-mails non envoyés' },
} as const satisfies Record<PageName, Entry>

/** Other words people search for pages by; never shown. */
export const otherNames = {
  tickets: { it: 'garanzia richieste', en: 'warranty claims requests', fr: 'garantie demandes' },
  'new-ticket': { it: 'nuova richiesta garanzia', en: 'new warranty claim request', fr: 'nouvelle demande garantie' },
  products: { it: 'bici biciclette', en: 'bikes bicycles', fr: 'vélos' },
  profile: { it: 'account password', en: 'account password', fr: 'compte mot de passe' },
  company: { it: 'colleghi', en: 'colleagues', fr: 'équipe' },
  license: { it: 'moduli', en: 'licence modules', fr: 'modules' },
  subscriptions: { it: 'e-mail newsletter', en: 'emails newsletter', fr: 'e-mails newsletter' },
  media: { it: 'foto video loghi', en: 'photos videos logos', fr: 'photos vidéos logos' },
  'size-guides': { it: 'geometrie', en: 'geometry', fr: 'géométries' },
  calculator: { it: 'calcolatore taglie', en: 'calculate', fr: 'calculateur tailles' },
  reports: { it: 'rapporti report', en: 'statistics figures', fr: 'rapports chiffres' },
} as const satisfies Partial<Record<PageName, Entry>>

export const pagesWords = {
  console: { it: 'Console', en: 'Console', fr: 'Console' },
  locked: { it: 'Modulo non attivo', en: 'Not in your licence', fr: 'Hors licence' },
} as const satisfies WordTable
