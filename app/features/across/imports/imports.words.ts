import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import type { KindName } from './kind-names.ts'

/** What can be imported, as a list of choices names it. */
export const kindWords = {
  companies: {
    it: 'Aziende con le persone',
    en: 'Companies with their people',
    fr: 'Entreprises avec leurs personnes',
  },
  bicycles: terms.builtBicycles,
  products: { it: 'Bici registrate', en: 'Registered bicycles', fr: 'Vélos enregistrés' },
  orders: { it: 'Ordini con le righe', en: 'Orders with their lines', fr: 'Commandes avec leurs lignes' },
  quotes: { it: 'Preventivi con le righe', en: 'Quotes with their lines', fr: 'Devis avec leurs lignes' },
  leads: terms.leads,
  resources: { it: 'Risorse con i file', en: 'Resources with their files', fr: 'Ressources avec leurs fichiers' },
} as const satisfies WordTable & Record<KindName, WordTable[string]>

/** What the file of each kind holds, and by what its records are found again. */
export const kindHints = {
  companies: {
    it: 'Una riga per persona: i dati dell’azienda si ripetono, le persone ricevono un invito. Se il file non ha una colonna per le persone, l’invito va all’e-mail dell’azienda. Le aziende si riconoscono dal codice cliente; quelle nuove partono con i moduli iniziali, gli altri si attivano nelle licenze.',
    en: 'One row a person: what is the company’s is repeated, the people get an invitation. Where the file has no column for people, the company’s own address is invited. Companies are found again by their customer number; new ones begin with the starting modules, others are activated under Licences.',
    fr: 'Une ligne par personne\u00a0: les données de l’entreprise se répètent, les personnes reçoivent une invitation. Si le fichier n’a pas de colonne pour les personnes, l’invitation va à l’e-mail de l’entreprise. Les entreprises sont reconnues par leur code client\u00a0; les nouvelles commencent avec les modules de départ, les autres s’activent dans les licences.',
  },
  'companies.unsent': {
    it: 'Una riga per persona: i dati dell’azienda si ripetono. Le persone restano in attesa dell’invito finché il portale non invia e-mail. Se il file non ha una colonna per le persone, l’invito è per l’e-mail dell’azienda. Le aziende si riconoscono dal codice cliente; quelle nuove partono con i moduli iniziali, gli altri si attivano nelle licenze.',
    en: 'One row a person: what is the company’s is repeated. People wait for their invitation as long as the portal sends no email. Where the file has no column for people, the invitation is for the company’s own address. Companies are found again by their customer number; new ones begin with the starting modules, others are activated under Licences.',
    fr: 'Une ligne par personne\u00a0: les données de l’entreprise se répètent. Les personnes attendent leur invitation tant que le portail n’envoie pas d’e-mails. Si le fichier n’a pas de colonne pour les personnes, l’invitation est pour l’e-mail de l’entreprise. Les entreprises sont reconnues par leur code client\u00a0; les nouvelles commencent avec les modules de départ, les autres s’activent dans les licences.',
  },
  bicycles: {
    it: 'Una riga per bici, riconosciuta dal numero di serie.',
    en: 'One row a bicycle, found again by its serial number.',
    fr: 'Une ligne par vélo, reconnu par son numéro de série.',
  },
  products: {
    it: 'Una riga per bici, riconosciuta dal numero di serie, con l’azienda che la tiene. Ogni registrazione vale come confermata.',
    en: 'One row a bicycle, found again by its serial number, with the company that holds it. Each registration counts as confirmed.',
    fr: 'Une ligne par vélo, reconnu par son numéro de série, avec l’entreprise qui le possède. Chaque enregistrement est tenu pour confirmé.',
  },
  orders: {
    it: 'Una riga del file per ogni riga d’ordine: i dati dell’ordine si ripetono. Gli ordini si riconoscono dal numero. Il cliente li vede, se la sua licenza ha il modulo Collegamento al gestionale.',
    en: 'One row of the file for each line of an order: what is the order’s is repeated. Orders are found again by their number. The customer sees them, where their licence has the ERP integration module.',
    fr: 'Une ligne du fichier par ligne de commande\u00a0: les données de la commande se répètent. Les commandes sont reconnues par leur numéro. Le client les voit, si sa licence comprend le module Intégration ERP.',
  },
  quotes: {
    it: 'Una riga del file per ogni riga di preventivo: i dati del preventivo si ripetono. I preventivi si riconoscono dal numero; cambiano solo le bozze. Quelli approvati si mostrano subito al cliente, se la sua licenza ha il modulo Preventivi.',
    en: 'One row of the file for each line of a quote: what is the quote’s is repeated. Quotes are found again by their number; only drafts are changed. Approved ones are shown to the customer at once, where their licence has the Quotes module.',
    fr: 'Une ligne du fichier par ligne de devis\u00a0: les données du devis se répètent. Les devis sont reconnus par leur numéro\u00a0; seuls les brouillons changent. Ceux qui sont approuvés sont montrés aussitôt au client, si sa licence comprend le module Devis.',
  },
  leads: {
    it: 'Una riga per contatto, riconosciuto dal riferimento. I nuovi vanno subito al rivenditore.',
    en: 'One row a lead, found again by its reference. New ones are routed to the dealer at once.',
    fr: 'Une ligne par contact, reconnu par sa référence. Les nouveaux sont transmis aussitôt au revendeur.',
  },
  resources: {
    it: 'Uno ZIP con la tabella (una riga per risorsa) e i file che nomina. Le risorse si riconoscono dal riferimento o, senza, dal nome del file; un file cambiato diventa una nuova versione.',
    en: 'A ZIP with the table (one row a resource) and the files it names. Resources are found again by their reference or, without one, by the name of the file; a changed file becomes a new version.',
    fr: 'Un ZIP avec le tableau (une ligne par ressource) et les fichiers qu’il nomme. Les ressources sont reconnues par leur référence ou, à défaut, par le nom du fichier\u00a0; un fichier modifié devient une nouvelle version.',
  },
} as const satisfies WordTable & Record<KindName, WordTable[string]>
