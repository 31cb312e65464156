import type { Entry } from '#app/kit/words/words.ts'
import type { PageName } from './pages.ts'

const onePackage = { it: 'pacchetto', en: 'package', fr: 'forfait' } as const

/** Other words people search for pages by; never shown. */
export const otherNames = {
  // Words are found by how they begin: of those whose plural changes the end the singular is told.
  shops: { it: 'punto', en: 'shop', fr: 'point' },
  orders: { it: 'ordine', en: 'order', fr: 'commande' },
  invoices: { it: 'fattura', en: 'invoice', fr: 'facture' },
  appointments: { it: 'appuntamento', en: 'appointment', fr: 'rdv' },
  recalls: { it: 'richiamo', en: 'recall', fr: 'rappel' },
  checks: { it: 'controllo', en: 'check', fr: 'contrôle' },
  surveys: { it: 'sondaggio', en: 'survey', fr: 'enquête' },
  quotes: { it: 'preventivo', en: 'quote', fr: 'devis' },
  leads: { it: 'contatto contatti', en: 'lead contacts', fr: 'contact contacts' },
  manuals: { it: 'manuale', en: 'manual', fr: 'manuel' },
  packages: onePackage,
  'package-desk': onePackage,
  bulletins: { it: 'bollettino tecnico', en: 'bulletin', fr: 'bulletin technique' },
  'share-desk': { it: 'condivisione', en: 'share', fr: 'partage' },
  resources: { it: 'risorsa', en: 'resource', fr: 'ressource' },
  tickets: {
    it: 'intervento garanzia richiesta richieste',
    en: 'warranty claims requests',
    fr: 'garantie demandes',
  },
  'new-ticket': { it: 'nuova richiesta garanzia', en: 'new warranty claim request', fr: 'nouvelle demande garantie' },
  products: { it: 'prodotto bici bicicletta biciclette', en: 'bikes bicycles', fr: 'vélos' },
  profile: { it: 'account password', en: 'account password', fr: 'compte mot de passe' },
  company: { it: 'colleghi', en: 'colleagues', fr: 'équipe' },
  license: { it: 'moduli', en: 'licence modules', fr: 'modules' },
  subscriptions: { it: 'iscrizione e-mail newsletter', en: 'emails newsletter', fr: 'e-mails newsletter' },
  media: { it: 'foto video loghi', en: 'photos videos logos', fr: 'photos vidéos logos' },
  'size-guides': { it: 'guida taglia geometrie', en: 'geometry', fr: 'géométries' },
  calculator: { it: 'calcolatore taglie', en: 'calculate', fr: 'calculateur tailles' },
  'for-customer': {
    it: 'nuovo intervento per un cliente chiamata',
    en: 'new ticket for a customer call',
    fr: 'nouveau dossier pour un client appel',
  },
  times: { it: 'mediana scadenze puntualità', en: 'median deadlines punctuality', fr: 'médiane échéances ponctualité' },
  signals: {
    it: 'segnale difetti serie anomalie qualità',
    en: 'defects batches anomalies quality',
    fr: 'signal défauts séries anomalies qualité',
  },
  arrivals: { it: 'resi scanner etichetta RMA', en: 'returns scan label RMA', fr: 'retours scanner étiquette RMA' },
  'survey-desk': {
    it: 'sondaggio questionari campagne richiamare',
    en: 'questionnaires campaigns call back',
    fr: 'questionnaires campagnes rappeler',
  },
  shares: {
    it: 'condivisione condividere file link agenzia tipografia',
    en: 'share files link agency printer',
    fr: 'partager fichiers lien agence imprimeur',
  },
  remarks: {
    it: 'segnalazione errori manuali correzioni',
    en: 'mistakes manuals corrections',
    fr: 'erreurs manuels corrections',
  },
  satisfaction: { it: 'voti opinioni richiamare', en: 'ratings opinions call back', fr: 'notes avis rappeler' },
  assignment: { it: 'regole interventi agenti', en: 'rules tickets agents', fr: 'règles dossiers agents' },
  webhooks: {
    it: 'integrazioni eventi notifiche API',
    en: 'integrations events API',
    fr: 'intégrations événements API',
  },
  mail: { it: 'e-mail SMTP IMAP prova invio', en: 'email SMTP IMAP test', fr: 'e-mail SMTP IMAP test envoi' },
  connections: { it: 'integrazioni collegamenti', en: 'integrations connections', fr: 'intégrations connexions' },
  reports: { it: 'statistica rapporti report', en: 'statistics figures', fr: 'rapports chiffres' },
  accounts: {
    it: 'registrazione registrazioni approvazione approvazioni approvare utente utenti nuovi iscritti',
    en: 'registrations approvals approve new users',
    fr: 'inscriptions approuver validation nouveaux utilisateurs',
  },
  'recall-desk': { it: 'richiamo sicurezza campagna', en: 'recall safety campaign', fr: 'rappel sécurité campagne' },
  'bulletin-desk': {
    it: 'bollettino tecnico circolare circolari avviso avvisi comunicazioni',
    en: 'bulletin notices announcements',
    fr: 'bulletin technique circulaires avis',
  },
  companies: {
    it: 'azienda rivenditore rivenditori negozio negozi cliente clienti utente utenti anagrafica anagrafiche partita IVA tariffa tariffe oraria',
    en: 'company dealers shops customers clients users VAT labour labor hourly rates',
    fr: 'entreprise revendeurs magasins boutiques clients utilisateurs TVA tarifs taux horaire',
  },
  staff: {
    it: 'collega utente utenti operatore operatori agente agenti amministratore amministratori ruolo ruoli permesso permessi password accesso accessi dipendenti personale',
    en: 'colleagues users agents administrators roles permissions password access employees team',
    fr: 'collègue utilisateurs agents administrateurs rôles droits mot de passe accès employés personnel',
  },
  licences: {
    it: 'licenza modulo moduli attivare attivazione abbonamento',
    en: 'licence license modules activate plan',
    fr: 'licence modules activer abonnement',
  },
  queue: {
    it: 'intervento richiesta richieste garanzia garanzie reclamo reclami pratica pratiche coda',
    en: 'ticket claims warranty complaints queue',
    fr: 'dossier demandes garantie réclamations',
  },
  shelves: {
    it: 'risorsa file documento documenti caricare manuali foto cartelle',
    en: 'resource files documents upload manuals photos folders',
    fr: 'ressource fichiers documents manuels photos dossiers',
  },
  catalogue: {
    it: 'versioni bozza pubblicare',
    en: 'catalog versions draft publish',
    fr: 'versions brouillon publier',
  },
  families: {
    it: 'modello bici taglie geometrie numero numeri di serie telaio telai',
    en: 'model bicycles sizes geometry serial numbers frames',
    fr: 'modèle vélos tailles géométrie numéros de série cadres',
  },
  parts: { it: 'parte componente componenti pezzo pezzi', en: 'components spares', fr: 'composants' },
  kinds: { it: 'danni difetto difetti guasto guasti', en: 'defects faults', fr: 'défauts dommages pannes' },
  shots: { it: 'fotografie immagini obbligatorie', en: 'photo pictures required', fr: 'images obligatoires' },
  coverage: {
    it: 'regola garanzie durata copertura mesi anni legale',
    en: 'warranties duration cover months years',
    fr: 'garanties durée couverture mois années légale',
  },
  answers: {
    it: 'risposta testi predefiniti motivazione motivazioni motivi rifiuto',
    en: 'templates canned replies texts reasons refusal',
    fr: 'modèles textes motifs refus',
  },
  labour: {
    it: 'lavoro manodopera tempario tempari minuti ore rimborso',
    en: 'labor minutes hours workshop',
    fr: 'main-d’œuvre oeuvre barème minutes heures',
  },
  checklists: {
    it: 'scheda checklist controlli passaggi PDI',
    en: 'check list steps PDI',
    fr: 'check-list contrôles étapes',
  },
  services: { it: 'tagliando manutenzione intervalli', en: 'maintenance intervals', fr: 'entretien intervalles' },
  promises: {
    it: 'festività festivi ferie giorno giorni di chiusura chiusure orario orari lavorativi scadenze SLA termini solleciti',
    en: 'holidays closing closed opening working hours deadlines SLA reminders',
    fr: 'jours fériés fermeture congés horaires ouvrés échéances SLA relances',
  },
  lane: { it: 'accettazione automatica km0', en: 'automatic acceptance', fr: 'acceptation automatique' },
  brand: {
    it: 'nome logo colore mittente testi legali privacy GDPR informativa condizioni',
    en: 'name logo color colour sender legal texts privacy GDPR terms',
    fr: 'nom logo couleur expéditeur textes légaux confidentialité RGPD conditions',
  },
  erasures: {
    it: 'cancellare eliminare cliente clienti utente utenti account privacy GDPR diritto all’oblio dati personali',
    en: 'delete remove customer user account privacy GDPR personal data right to be forgotten',
    fr: 'supprimer suppression effacer client utilisateur compte RGPD droit à l’oubli données personnelles',
  },
  retention: {
    it: 'conservare durata cancellazione automatica dati personali privacy GDPR',
    en: 'keep delete automatically personal data privacy GDPR',
    fr: 'durée suppression automatique données personnelles RGPD',
  },
  import: {
    it: 'importare importa importazioni caricare CSV Excel',
    en: 'import upload CSV Excel',
    fr: 'importer CSV Excel',
  },
  'built-bicycles': {
    it: 'bici bicicletta biciclette numero numeri di serie produzione matricole',
    en: 'bikes serial numbers production',
    fr: 'vélo numéros de série production',
  },
  changes: {
    it: 'registro storico cronologia chi ha cambiato audit attività',
    en: 'log history who changed audit activity',
    fr: 'journal historique qui a modifié audit activité',
  },
  log: {
    it: 'sigillo integrità verifica manomissioni',
    en: 'seal integrity verify audit',
    fr: 'sceau intégrité vérifier audit',
  },
  erp: { it: 'gestionale sincronizzazione', en: 'sync accounting', fr: 'gestion synchronisation' },
  api: {
    it: 'token chiave chiavi programmi integrazione integrazioni sviluppatori',
    en: 'tokens keys programs integrations developers',
    fr: 'tokens jetons clés programmes intégrations développeurs',
  },
  backups: {
    it: 'copia copie di sicurezza salvataggio salvataggi ripristino',
    en: 'copies restore',
    fr: 'copies backup restauration',
  },
  crm: { it: 'HubSpot contatti', en: 'HubSpot contacts', fr: 'HubSpot contacts' },
  'inbound-mail': {
    it: 'e-mail risposte casella ricevute',
    en: 'emails replies mailbox received',
    fr: 'e-mails réponses boîte reçus',
  },
  undelivered: {
    it: 'errori invio mail respinte non recapitate',
    en: 'errors bounced undelivered failed',
    fr: 'erreurs envoi rejetés échecs',
  },
} as const satisfies Partial<Record<PageName, Entry>>
