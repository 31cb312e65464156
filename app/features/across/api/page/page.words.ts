import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const pageWords = {
  title: terms.api,
  intro: {
    it: 'Per i programmi di altri sistemi: leggono e scrivono con un token, che crea un amministratore nella console.',
    en: 'For the programs of other systems: they read and write with a token, which an administrator makes in the console.',
    fr: 'Pour les programmes d’autres systèmes\u00a0: ils lisent et écrivent avec un jeton, créé par un administrateur dans la console.',
  },
  document: { it: 'Documento OpenAPI 3.1', en: 'OpenAPI 3.1 document', fr: 'Document OpenAPI 3.1' },
  rules: { it: 'Regole delle chiamate', en: 'Rules of calls', fr: 'Règles des appels' },
  'rules.token': {
    it: 'Ogni chiamata porta l’intestazione Authorization, «Bearer …». I cookie non contano.',
    en: 'Every call bears the header Authorization, “Bearer …”. Cookies count for nothing.',
    fr: 'Chaque appel porte l’en-tête Authorization, «\u00a0Bearer …\u00a0». Les cookies ne comptent pas.',
  },
  'rules.rate': {
    it: 'Fino a {count} chiamate al minuto per token: RateLimit dice quante ne restano e, oltre il limite, Retry-After quanto attendere.',
    en: 'Up to {count} calls a minute per token: RateLimit says how many are left and, beyond the limit, Retry-After how long to wait.',
    fr: 'Jusqu’à {count} appels par minute et par jeton\u00a0: RateLimit indique combien il en reste et, au-delà, Retry-After combien attendre.',
  },
  'rules.pages': {
    it: 'Gli elenchi sono in ordine crescente di numero: «next» di una pagina è «after» della seguente.',
    en: 'Lists are in rising order of number: “next” of a page is “after” of the one that follows.',
    fr: 'Les listes sont triées par numéro croissant\u00a0: «\u00a0next\u00a0» d’une page est «\u00a0after\u00a0» de la suivante.',
  },
  'rules.rows': {
    it: 'Si inviano fino a {count} righe e 2 MB. Ogni riga ha il suo esito: taken, unchanged, older o refused, con il motivo. Se nessuna viene accettata, la risposta è 400.',
    en: 'Up to {count} rows and 2 MB are sent at once. Each row has its own outcome: taken, unchanged, older or refused, with the reason. If not one is taken, the answer is 400.',
    fr: 'On envoie jusqu’à {count} lignes et 2 Mo. Chaque ligne a son résultat\u00a0: taken, unchanged, older ou refused, avec le motif. Si aucune n’est acceptée, la réponse est 400.',
  },
  'rules.whole': {
    it: 'Una riga di ordini, articoli, disponibilità o fatture sostituisce tutto il record: ciò che non dice viene svuotato. Di più righe con lo stesso codice vale la più recente, per changedAt o asOf, in qualunque ordine arrivino.',
    en: 'A row of orders, items, availability or invoices replaces the whole record: what it does not say is emptied. Of several with the same key the latest by changedAt or asOf counts, in whichever order they come.',
    fr: 'Une ligne de commandes, d’articles, de disponibilités ou de factures remplace tout l’enregistrement\u00a0: ce qu’elle ne dit pas est vidé. De plusieurs lignes de même code, la plus récente selon changedAt ou asOf compte, quel que soit l’ordre d’arrivée.',
  },
  'rules.parts': {
    it: 'Una riga di aziende, preventivi o bici cambia solo ciò che dice: il resto rimane, null lo svuota. Di due con lo stesso codice nella stessa chiamata vale la prima, e tra più chiamate l’ultima arrivata: non c’è una data che lo decida.',
    en: 'A row of companies, quotes or bicycles changes only what it says: the rest stays, null empties it. Of two with the same key in one call the first counts, and of several calls the last to come: no moment decides.',
    fr: 'Une ligne d’entreprises, de devis ou de vélos ne change que ce qu’elle dit\u00a0: le reste demeure, null le vide. De deux lignes de même code dans un appel, la première compte, et entre plusieurs appels la dernière arrivée\u00a0: aucune date n’en décide.',
  },
  'rules.key': {
    it: 'Un POST con Idempotency-Key viene eseguito una volta sola: per {count} ore la sua ripetizione riceve la stessa risposta.',
    en: 'A POST with an Idempotency-Key is done once: for {count} hours its repetition gets the same answer.',
    fr: 'Un POST avec Idempotency-Key n’est exécuté qu’une fois\u00a0: pendant {count} heures, sa répétition reçoit la même réponse.',
  },
  'rules.problems': {
    it: 'Gli errori seguono RFC 9457; la lingua delle frasi è quella di Accept-Language, altrimenti l’inglese. Gli importi sono nell’unità minima della valuta.',
    en: 'Errors are by RFC 9457; their sentences are in the language of Accept-Language, else in English. Amounts are in the smallest unit of their currency.',
    fr: 'Les erreurs suivent RFC 9457\u00a0; leurs phrases sont dans la langue d’Accept-Language, sinon en anglais. Les montants sont dans la plus petite unité de la devise.',
  },
  problems: { it: 'Errori', en: 'Problems', fr: 'Erreurs' },
  'problems.code': terms.code,
  'problems.status': { it: 'Stato HTTP', en: 'HTTP status', fr: 'Statut HTTP' },
  example: { it: 'Esempio', en: 'Example', fr: 'Exemple' },
  scope: { it: 'Permesso', en: 'Scope', fr: 'Autorisation' },
  parameters: { it: 'Parametri', en: 'Parameters', fr: 'Paramètres' },
  body: { it: 'Corpo', en: 'Body', fr: 'Corps' },
  'body.file': {
    it: 'Il corpo è il file così com’è: foto JPEG, PNG, WebP o HEIC e PDF fino a {photo} MB, video MP4 o MOV fino a {video} MB. Il tipo si riconosce dal contenuto. Lo stesso file, inviato di nuovo con la stessa «submission», è quello di prima.',
    en: 'The body is the file as it stands: photos (JPEG, PNG, WebP, HEIC) and PDFs of up to {photo} MB, videos (MP4, MOV) of up to {video} MB. Its kind is told by its content. The same file, sent once more with the same “submission”, is the one that is there.',
    fr: 'Le corps est le fichier tel quel\u00a0: photos JPEG, PNG, WebP ou HEIC et PDF jusqu’à {photo} Mo, vidéos MP4 ou MOV jusqu’à {video} Mo. Le type est reconnu au contenu. Le même fichier, renvoyé avec la même «\u00a0submission\u00a0», est celui d’avant.',
  },
  answer: { it: 'Risposta', en: 'Answer', fr: 'Réponse' },
  'field.name': terms.field,
  'field.type': { it: 'Tipo', en: 'Type', fr: 'Type' },
  'field.required': { it: 'obbligatorio', en: 'required', fr: 'obligatoire' },
  'field.words': { it: 'Significato', en: 'Meaning', fr: 'Signification' },
} as const satisfies WordTable
