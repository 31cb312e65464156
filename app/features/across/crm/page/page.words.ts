import type { WordTable } from '#app/kit/words/words.ts'
import { listsWords } from '#app/kit/lists/lists.words.ts'
import { terms } from '#app/terms.words.ts'

/** How it goes with a CRM outside, for administrators. */
export const crmWords = {
  console: terms.console,
  title: terms.crm,
  intro: {
    it: 'Il portale comunica al CRM ogni modifica e ne riprende quelle fatte là. Nessuna pagina lo aspetta.',
    en: 'The portal tells the CRM of every change, and takes over those made there. No page waits for it.',
    fr: 'Le portail transmet chaque modification au CRM et reprend celles faites là-bas. Aucune page ne l’attend.',
  },
  off: { it: 'Nessun CRM esterno collegato', en: 'No external CRM connected', fr: 'Aucun CRM externe connecté' },
  'off.words': {
    it: 'Le schede dei contatti stanno nel portale. Per collegare HubSpot si imposta CRM=hubspot sul server.',
    en: 'The portal keeps the records of contacts itself. To connect HubSpot, set CRM=hubspot on the server.',
    fr: 'Le portail conserve lui-même les fiches des contacts. Pour connecter HubSpot, réglez CRM=hubspot sur le serveur.',
  },
  state: { it: 'Collegamento', en: 'Connection', fr: 'Connexion' },
  'state.well': { it: 'Regolare', en: 'Working', fr: 'Normale' },
  'state.troubled': {
    it: 'Il CRM non risponde come dovrebbe: il portale riprova da solo',
    en: 'The CRM does not answer as it should: the portal keeps trying',
    fr: 'Le CRM ne répond pas comme prévu\u00a0: le portail réessaie',
  },
  'state.open': {
    it: 'In pausa dopo più errori: riprende da solo entro pochi minuti',
    en: 'Paused after several errors: it resumes by itself within minutes',
    fr: 'En pause après plusieurs erreurs\u00a0: reprise automatique en quelques minutes',
  },
  waiting: { it: 'In attesa di partire', en: 'Waiting to leave', fr: 'En attente d’envoi' },
  'waiting.count': {
    it: { one: '{count} modifica', other: '{count} modifiche' },
    en: { one: '{count} change', other: '{count} changes' },
    fr: { one: '{count} modification', other: '{count} modifications' },
  },
  pulled: { it: 'Ultima lettura dal CRM', en: 'Last read from the CRM', fr: 'Dernière lecture du CRM' },
  'pulled.never': terms.notYet,
  taken: {
    it: 'Schede aggiornate dal CRM',
    en: 'Records updated from the CRM',
    fr: 'Fiches mises à jour depuis le CRM',
  },
  linked: { it: 'Già nel CRM', en: 'In the CRM', fr: 'Déjà dans le CRM' },
  pull: terms.readNow,
  'notice.pull': { it: 'Lettura avviata', en: 'Reading started', fr: 'Lecture lancée' },
  'send-all': { it: 'Invia quanto manca', en: 'Send what is missing', fr: 'Envoyer ce qui manque' },
  'notice.send-all': {
    it: 'Invio avviato: parte tutto ciò che non è ancora nel CRM',
    en: 'Sending started: everything not yet in the CRM is on its way',
    fr: 'Envoi lancé\u00a0: tout ce qui n’est pas encore dans le CRM part',
  },
  failed: { it: 'Modifiche non accettate', en: 'Changes not accepted', fr: 'Modifications refusées' },
  'failed.words': {
    it: 'Di solito manca una proprietà: npm run admin -- crm-check dice quale. Una volta rimediato, riprova.',
    en: 'Usually a property is missing: npm run admin -- crm-check says which. Once that is solved, try again.',
    fr: 'En général, il manque une propriété\u00a0: npm run admin -- crm-check dit laquelle. Une fois corrigé, réessayez.',
  },
  'failed.none': {
    it: 'Nessuna modifica rifiutata dal CRM',
    en: 'The CRM has refused no change',
    fr: 'Aucune modification refusée par le CRM',
  },
  what: terms.what,
  when: terms.date,
  error: terms.reason,
  retry: listsWords.retry,
  'notice.retry': terms.tryingAgain,
  rules: { it: 'Chi prevale, campo per campo', en: 'Who wins, field by field', fr: 'Qui l’emporte, champ par champ' },
  'rules.words': {
    it: 'Dove prevale il portale, ogni modifica fatta nel CRM viene sovrascritta alla modifica successiva. Dove prevale il CRM, il portale scrive solo alla creazione o quando la persona compila la propria scheda.',
    en: 'Where the portal wins, what is changed in the CRM is replaced with the next change. Where the CRM wins, the portal writes only at the creation, or when the person fills in their own record.',
    fr: 'Là où le portail l’emporte, ce qui est modifié dans le CRM est remplacé à la modification suivante. Là où le CRM l’emporte, le portail n’écrit qu’à la création ou quand la personne remplit sa fiche.',
  },
  field: terms.field,
  property: { it: 'Proprietà nel CRM', en: 'Property in the CRM', fr: 'Propriété dans le CRM' },
  'property.none': { it: 'Non inviato', en: 'Not sent', fr: 'Non envoyé' },
  winner: { it: 'Prevale', en: 'Wins', fr: 'L’emporte' },
  'winner.portal': { it: 'Il portale', en: 'The portal', fr: 'Le portail' },
  'winner.crm': { it: 'Il CRM', en: 'The CRM', fr: 'Le CRM' },
} as const satisfies WordTable

/** What is told, by its name. */
export const thingWords = {
  company: terms.company,
  contact: { it: 'Scheda', en: 'Record', fr: 'Fiche' },
  ticket: terms.ticket,
  message: terms.message,
  quote: terms.quote,
} as const satisfies WordTable

/** How many of it are over there. */
export const countWords = {
  company: terms.companyCount,
  contact: {
    it: { one: '{count} scheda', other: '{count} schede' },
    en: { one: '{count} record', other: '{count} records' },
    fr: { one: '{count} fiche', other: '{count} fiches' },
  },
  ticket: terms.ticketCount,
  message: terms.messageCount,
  quote: terms.quoteCount,
} as const satisfies WordTable

export const fieldWords = {
  name: terms.name,
  country: terms.country,
  vat_number: terms.vatNumber,
  customer_number: terms.customerNumber,
  street: { it: 'Via', en: 'Street', fr: 'Rue' },
  postcode: terms.postcode,
  city: terms.city,
  phone: terms.phone,
  email: terms.email,
  company: terms.company,
  lead_status: { it: 'Stato del contatto', en: 'Status of the lead', fr: 'Statut du contact' },
  products_of_interest: terms.productsOfInterest,
  dealer_amount: terms.offerAmount,
  message: terms.message,
  subject: terms.subject,
  content: terms.description,
  stage: terms.stage,
  model: terms.model,
  serial_number: terms.serialNumber,
  damage: terms.damage,
  warranty_accepted: { it: 'Garanzia accettata', en: 'Warranty accepted', fr: 'Garantie acceptée' },
  authorization_number: { it: 'Numero di autorizzazione', en: 'Authorisation number', fr: 'N°\u00a0d’autorisation' },
  address: { it: 'Pagina nel portale', en: 'Page in the portal', fr: 'Page dans le portail' },
  text: terms.text,
  at: terms.date,
  title: terms.titleOf,
  number: terms.number,
  status: terms.internalStatus,
  amount: terms.amount,
  currency: terms.currency,
  expires_on: { it: 'Scadenza', en: 'Expires', fr: 'Échéance' },
  answer: terms.answer,
} as const satisfies WordTable
