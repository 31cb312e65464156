import type { WordTable } from '#app/kit/words/words.ts'

/** What is wrong with a call, for anyone who writes the program that makes it. */
export const problemsWords = {
  unauthorized: {
    it: 'Manca un token valido',
    en: 'A valid token is missing',
    fr: 'Il manque un jeton valable',
  },
  'unauthorized.words': {
    it: 'Invia l’intestazione Authorization, «Bearer …», con un token non revocato e non scaduto.',
    en: 'Send the header Authorization, “Bearer …”, with a token that is neither revoked nor expired.',
    fr: 'Envoyez l’en-tête Authorization, «\u00a0Bearer …\u00a0», avec un jeton ni révoqué ni expiré.',
  },
  nobody: {
    it: 'Il token non agisce per nessuno',
    en: 'The token acts for nobody',
    fr: 'Le jeton n’agit pour personne',
  },
  'nobody.words': {
    it: 'Un token del produttore vale finché chi l’ha creato è amministratore; quello di un’azienda finché l’azienda ha un titolare abilitato.',
    en: 'A token of the maker holds as long as the person who made it is an administrator; one of a company as long as the company has an owner who is let in.',
    fr: 'Un jeton du fabricant vaut tant que la personne qui l’a créé est administratrice\u00a0; celui d’une entreprise, tant que l’entreprise a un responsable autorisé.',
  },
  'scope-missing': {
    it: 'Il token non ha il permesso «{scope}»',
    en: 'The token lacks the scope “{scope}”',
    fr: 'Le jeton n’a pas l’autorisation «\u00a0{scope}\u00a0»',
  },
  'too-many-calls': {
    it: 'Troppe chiamate con questo token',
    en: 'Too many calls with this token',
    fr: 'Trop d’appels avec ce jeton',
  },
  'too-many-calls.words': {
    it: 'Il limite è di {count} al minuto: riprova dopo i secondi indicati da Retry-After.',
    en: 'The limit is {count} a minute: try again after the seconds that Retry-After tells.',
    fr: 'La limite est de {count} par minute\u00a0: réessayez après le nombre de secondes indiqué par Retry-After.',
  },
  'not-found': {
    it: 'Non c’è, oppure il token non può vederlo',
    en: 'There is nothing here that this token may see',
    fr: 'Il n’y a rien ici que ce jeton puisse voir',
  },
  'method-unknown': {
    it: 'Questo indirizzo non accetta il metodo {method}',
    en: 'This address does not take the method {method}',
    fr: 'Cette adresse n’accepte pas la méthode {method}',
  },
  'type-unsupported': {
    it: 'Il corpo deve essere application/json in UTF-8',
    en: 'The body has to be application/json in UTF-8',
    fr: 'Le corps doit être application/json en UTF-8',
  },
  'encoding-unsupported': {
    it: 'Il corpo va inviato senza Content-Encoding, non compresso',
    en: 'The body has to be sent without Content-Encoding, not compressed',
    fr: 'Le corps doit être envoyé sans Content-Encoding, non compressé',
  },
  'too-large': {
    it: 'Il corpo supera 2 MB: dividilo in più chiamate',
    en: 'The body is larger than 2 MB: split it into several calls',
    fr: 'Le corps dépasse 2 Mo\u00a0: répartissez-le sur plusieurs appels',
  },
  'not-json': {
    it: 'Il corpo non è JSON in UTF-8',
    en: 'The body is no JSON in UTF-8',
    fr: 'Le corps n’est pas du JSON en UTF-8',
  },
  'body-invalid': {
    it: 'Il corpo non corrisponde allo schema: nulla è stato scritto',
    en: 'The body does not fit the schema: nothing was written',
    fr: 'Le corps ne correspond pas au schéma\u00a0: rien n’a été écrit',
  },
  'rows-refused': {
    it: 'Nessuna delle righe è stata accettata',
    en: 'Not one of the rows was taken',
    fr: 'Aucune des lignes n’a été acceptée',
  },
  'query-invalid': {
    it: 'I parametri dell’indirizzo non sono validi',
    en: 'The parameters of the address are not valid',
    fr: 'Les paramètres de l’adresse ne sont pas valables',
  },
  'key-invalid': {
    it: 'Idempotency-Key deve avere da 1 a 200 caratteri ASCII visibili',
    en: 'Idempotency-Key has to be 1 to 200 visible ASCII characters',
    fr: 'Idempotency-Key doit compter de 1 à 200 caractères ASCII visibles',
  },
  'key-reused': {
    it: 'Questa Idempotency-Key è già stata usata per un’altra chiamata',
    en: 'This Idempotency-Key has been used for another call',
    fr: 'Cette Idempotency-Key a déjà servi pour un autre appel',
  },
  'key-at-work': {
    it: 'La prima chiamata con questa Idempotency-Key è ancora in corso',
    en: 'The first call with this Idempotency-Key is still at work',
    fr: 'Le premier appel avec cette Idempotency-Key est encore en cours',
  },
  'moved-on': {
    it: 'Non è più come lo conosce chi chiama: rileggilo e riprova',
    en: 'It is no longer as the caller knows it: read it once more and try again',
    fr: 'L’état n’est plus celui que connaît l’appelant\u00a0: relisez-le et réessayez',
  },
  'file-refused': {
    it: 'Il file non è stato accettato',
    en: 'The file was not taken',
    fr: 'Le fichier n’a pas été accepté',
  },
  'file-broken': {
    it: 'L’invio del file si è interrotto',
    en: 'The file broke off on its way',
    fr: 'L’envoi du fichier s’est interrompu',
  },
  'submission-used': {
    it: 'Con questa «submission» è già stato aperto l’intervento {id}, per un’altra bici o con altri dati',
    en: 'This “submission” has already opened ticket {id}, about another bike or with other data',
    fr: 'Cette «\u00a0submission\u00a0» a déjà ouvert le dossier SAV {id}, pour un autre vélo ou avec d’autres données',
  },
  broken: {
    it: 'Qualcosa è andato storto dalla nostra parte',
    en: 'Something went wrong on our side',
    fr: 'Un problème est survenu de notre côté',
  },
  'broken.words': {
    it: 'Il numero della richiesta, per chi gestisce il portale, sta in X-Request-Id.',
    en: 'The request’s number, for the portal’s operator, stands in X-Request-Id.',
    fr: 'Le numéro de la requête, pour l’exploitant du portail, figure dans X-Request-Id.',
  },
  'field-unknown': { it: 'non è un campo noto', en: 'is no field we know', fr: 'n’est pas un champ connu' },
  'field-twice': {
    it: 'compare più di una volta',
    en: 'stands there more than once',
    fr: 'figure plus d’une fois',
  },
  'field-missing': { it: 'manca, ed è obbligatorio', en: 'is missing, and required', fr: 'est absent, et obligatoire' },
  'field-type': {
    it: 'ha il tipo sbagliato: serve {expected}',
    en: 'has the wrong type: {expected} is wanted',
    fr: 'est du mauvais type\u00a0: {expected} est attendu',
  },
  'field-date': {
    it: 'non è una data AAAA-MM-GG, come 2026-11-30',
    en: 'is no day written as YYYY-MM-DD, such as 2026-11-30',
    fr: 'n’est pas une date AAAA-MM-JJ, comme 2026-11-30',
  },
  'field-moment': {
    it: 'non è un istante con il suo fuso, come 2026-11-30T08:15:00Z o 2026-11-30T09:15:00+01:00; in un indirizzo «+» si scrive %2B',
    en: 'is no moment with its zone, such as 2026-11-30T08:15:00Z or 2026-11-30T09:15:00+01:00; in an address “+” is written %2B',
    fr: 'n’est pas un moment avec son fuseau, comme 2026-11-30T08:15:00Z ou 2026-11-30T09:15:00+01:00\u00a0; dans une adresse, «\u00a0+\u00a0» s’écrit %2B',
  },
  'field-uuid': {
    it: 'non è un UUID, come 3f2b8c1e-7d4a-4e9b-9c61-0a5d2f7b8e34',
    en: 'is no UUID, such as 3f2b8c1e-7d4a-4e9b-9c61-0a5d2f7b8e34',
    fr: 'n’est pas un UUID, comme 3f2b8c1e-7d4a-4e9b-9c61-0a5d2f7b8e34',
  },
  'field-email': {
    it: 'non è un indirizzo e-mail',
    en: 'is no e-mail address',
    fr: 'n’est pas une adresse e-mail',
  },
  'field-link': {
    it: 'non è un indirizzo web, come https://bici.example/ordine',
    en: 'is no address of the web, such as https://bici.example/order',
    fr: 'n’est pas une adresse web, comme https://bici.example/commande',
  },
  'field-country': {
    it: 'non è il codice di un paese dell’elenco, di due lettere maiuscole (IT)',
    en: 'is no code of a country on our list, of two capital letters (IT)',
    fr: 'n’est pas le code d’un pays de la liste, en deux majuscules (IT)',
  },
  'field-small.text': {
    it: { one: 'è vuoto', other: 'ha meno di {count} caratteri' },
    en: { one: 'is empty', other: 'has fewer characters than {count}' },
    fr: { one: 'est vide', other: 'a moins de {count} caractères' },
  },
  'field-small.list': {
    it: { one: 'è vuoto', other: 'ha meno di {count} voci' },
    en: { one: 'is empty', other: 'has fewer entries than {count}' },
    fr: { one: 'est vide', other: 'a moins de {count} éléments' },
  },
  'field-small.number': {
    it: 'è sotto il minimo di {count}',
    en: 'is below the least of {count}',
    fr: 'est sous le minimum de {count}',
  },
  'field-big.text': {
    it: 'supera {count} caratteri',
    en: 'has more characters than {count}',
    fr: 'dépasse {count} caractères',
  },
  'field-big.list': {
    it: 'supera {count} voci',
    en: 'has more entries than {count}',
    fr: 'dépasse {count} éléments',
  },
  'field-big.number': {
    it: 'supera il massimo di {count}',
    en: 'is beyond the most of {count}',
    fr: 'dépasse le maximum de {count}',
  },
  'field-choice': {
    it: 'deve essere uno di: {options}',
    en: 'has to be one of: {options}',
    fr: 'doit être l’un de\u00a0: {options}',
  },
  'field-future': {
    it: 'è oltre un giorno nel futuro',
    en: 'is more than a day in the future',
    fr: 'est à plus d’un jour dans le futur',
  },
  'field-currency': {
    it: 'non è il codice di una valuta (ISO 4217), in tre lettere maiuscole',
    en: 'is no code of a currency (ISO 4217), of three capital letters',
    fr: 'n’est pas le code d’une devise (ISO 4217), en trois majuscules',
  },
  'field-sum': {
    it: 'non è la somma di netAmount e vatAmount',
    en: 'is not the sum of netAmount and vatAmount',
    fr: 'n’est pas la somme de netAmount et vatAmount',
  },
  'field-open': {
    it: 'supera totalAmount',
    en: 'is more than totalAmount',
    fr: 'dépasse totalAmount',
  },
  'field-company': {
    it: 'non è il codice di un cliente conosciuto',
    en: 'is the number of no customer we know',
    fr: 'n’est le code d’aucun client connu',
  },
  'field-wrong': { it: 'non è valido', en: 'is not valid', fr: 'n’est pas valable' },
} as const satisfies WordTable
