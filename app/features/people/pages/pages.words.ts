import type { Entry, WordTable } from '#app/kit/words/words.ts'
import type { PageName } from './pages.ts'
import { terms } from '#app/terms.words.ts'

/** What pages are called: in the menu, and where they are looked for. */
export const pageNames = {
  home: terms.home,
  shops: terms.shops,
  tickets: terms.tickets,
  'new-ticket': terms.newTicket,
  orders: terms.orders,
  quotes: terms.quotes,
  leads: terms.leadToStore,
  products: terms.products,
  profile: terms.profile,
  company: terms.company,
  license: terms.activeModules,
  subscriptions: terms.subscriptions,
  resources: terms.resources,
  media: terms.mediaLibrary,
  manuals: terms.assemblyManuals,
  'size-guides': terms.sizeGuides,
  calculator: terms.sizeCalculator,
  reports: terms.reports,
  queue: terms.tickets,
  accounts: terms.accountsToApprove,
  companies: { it: 'Aziende', en: 'Companies', fr: 'Entreprises' },
  staff: { it: 'Utenti interni', en: 'Staff', fr: 'Équipe' },
  licences: { it: 'Licenze', en: 'Licences', fr: 'Licences' },
  shelves: { it: 'Gestione risorse', en: 'Manage resources', fr: 'Gérer les ressources' },
  catalogue: { it: 'Catalogo', en: 'Catalogue', fr: 'Catalogue' },
  brand: { it: 'Marchio', en: 'Brand', fr: 'Marque' },
  erasures: { it: 'Cancellazione dati', en: 'Erasures', fr: 'Effacement des données' },
  'for-customer': { it: 'Intervento al telefono', en: 'Ticket by phone', fr: 'Dossier par téléphone' },
  times: terms.answerTimes,
  signals: terms.signals,
  arrivals: { it: 'Ricezione pacchi', en: 'Parcels in', fr: 'Réception des colis' },
  satisfaction: terms.satisfaction,
  assignment: { it: 'Assegnazione', en: 'Assignment', fr: 'Attribution' },
  'built-bicycles': terms.builtBicycles,
  import: terms.import,
  retention: { it: 'Conservazione', en: 'Retention', fr: 'Conservation' },
  log: { it: 'Registro', en: 'Log', fr: 'Registre' },
  backups: terms.backups,
  undelivered: terms.unsentEmails,
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
  brand: {
    it: 'nome logo colore mittente testi legali privacy',
    en: 'name logo colour sender legal texts privacy',
    fr: 'nom logo couleur expéditeur textes légaux',
  },
  'for-customer': {
    it: 'nuovo intervento per un cliente chiamata',
    en: 'new ticket for a customer call',
    fr: 'nouveau dossier pour un client appel',
  },
  times: { it: 'mediana scadenze puntualità', en: 'median deadlines punctuality', fr: 'médiane échéances ponctualité' },
  signals: {
    it: 'difetti serie anomalie qualità',
    en: 'defects batches anomalies quality',
    fr: 'défauts séries anomalies qualité',
  },
  arrivals: { it: 'resi scanner etichetta RMA', en: 'returns scan label RMA', fr: 'retours scanner étiquette RMA' },
  satisfaction: { it: 'voti opinioni richiamare', en: 'ratings opinions call back', fr: 'notes avis rappeler' },
  assignment: { it: 'regole interventi agenti', en: 'rules tickets agents', fr: 'règles dossiers agents' },
  reports: { it: 'rapporti report', en: 'statistics figures', fr: 'rapports chiffres' },
} as const satisfies Partial<Record<PageName, Entry>>

export const pagesWords = {
  console: terms.console,
  locked: terms.moduleNotActive,
} as const satisfies WordTable
