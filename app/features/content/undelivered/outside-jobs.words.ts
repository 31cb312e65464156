import type { WordTable } from '#app/kit/words/words.ts'

/** What the CRM is told, and what is read from it; what the ERP is asked for. */
export const outsideJobWords = {
  'erp.request': {
    it: 'Richiesta di riordino al gestionale',
    en: 'Request to order again, to the ERP',
    fr: 'Demande de nouvelle commande à l’ERP',
  },
  'contact.registered': { it: 'Nuova scheda nel CRM', en: 'New record in the CRM', fr: 'Nouvelle fiche dans le CRM' },
  'contact.moved': {
    it: 'Nuovo indirizzo e-mail nel CRM',
    en: 'New email address in the CRM',
    fr: 'Nouvelle adresse e-mail dans le CRM',
  },
  'contact.renamed': { it: 'Nuovo nome nel CRM', en: 'New name in the CRM', fr: 'Nouveau nom dans le CRM' },
  'crm.company': { it: 'Azienda nel CRM', en: 'A company in the CRM', fr: 'Entreprise dans le CRM' },
  'crm.contact': { it: 'Scheda nel CRM', en: 'A record in the CRM', fr: 'Fiche dans le CRM' },
  'crm.ticket': { it: 'Intervento nel CRM', en: 'A ticket in the CRM', fr: 'Dossier SAV dans le CRM' },
  'crm.message': {
    it: 'Messaggio di un intervento nel CRM',
    en: 'A ticket’s message in the CRM',
    fr: 'Message d’un dossier SAV dans le CRM',
  },
  'crm.quote': { it: 'Preventivo nel CRM', en: 'A quote in the CRM', fr: 'Devis dans le CRM' },
  'crm.lead': { it: 'Contatto assegnato nel CRM', en: 'A routed lead in the CRM', fr: 'Contact orienté dans le CRM' },
  'crm.subscription': { it: 'Iscrizione nel CRM', en: 'A subscription in the CRM', fr: 'Abonnement dans le CRM' },
  'crm.registration': {
    it: 'Registrazione comunicata al CRM',
    en: 'A registration told to the CRM',
    fr: 'Inscription transmise au CRM',
  },
  'crm.forget': {
    it: 'Cancellazione di una scheda dal CRM',
    en: 'Erasure of a record from the CRM',
    fr: 'Effacement d’une fiche du CRM',
  },
  'crm.find': {
    it: 'Ricerca di una persona nel CRM',
    en: 'Search for a person in the CRM',
    fr: 'Recherche d’une personne dans le CRM',
  },
  'crm.taken': { it: 'Scheda riletta dal CRM', en: 'A record read again from the CRM', fr: 'Fiche relue dans le CRM' },
  'crm.fill': {
    it: 'Ricerca di ciò che manca nel CRM',
    en: 'Search for what the CRM lacks',
    fr: 'Recherche de ce qui manque dans le CRM',
  },
  'crm.pull': {
    it: 'Lettura delle modifiche dal CRM',
    en: 'Reading of the CRM’s changes',
    fr: 'Lecture des modifications du CRM',
  },
} as const satisfies WordTable
