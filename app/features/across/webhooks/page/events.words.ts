import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** For who builds the receiver. */
export const docsWords = {
  back: terms.webhooks,
  title: terms.eventsAndSignature,
  intro: {
    it: 'Ogni chiamata è un POST in JSON secondo Standard Webhooks 1.0 (standardwebhooks.com), per cui esistono librerie in molti linguaggi.',
    en: 'Each call is a POST in JSON by Standard Webhooks 1.0 (standardwebhooks.com), for which there are libraries in many languages.',
    fr: 'Chaque appel est un POST en JSON selon Standard Webhooks 1.0 (standardwebhooks.com), pour lequel il existe des bibliothèques dans de nombreux langages.',
  },
  example: { it: 'Una chiamata', en: 'A call', fr: 'Un appel' },
  signature: { it: 'Verificare la firma', en: 'Checking the signature', fr: 'Vérifier la signature' },
  'signature.1': {
    it: 'Togli whsec_ dalla chiave e decodifica il resto come base64.',
    en: 'Take whsec_ off the secret and decode the rest as base64.',
    fr: 'Retirez whsec_ de la clé et décodez le reste en base64.',
  },
  'signature.2': {
    it: 'Calcola HMAC-SHA256 di webhook-id, webhook-timestamp e corpo grezzo, uniti da punti, e codificalo in base64.',
    en: 'Compute the HMAC-SHA256 of webhook-id, webhook-timestamp and the raw body, joined by full stops, and encode it as base64.',
    fr: 'Calculez le HMAC-SHA256 de webhook-id, webhook-timestamp et du corps brut, joints par des points, et encodez-le en base64.',
  },
  'signature.3': {
    it: 'Accetta la chiamata se una delle firme v1 in webhook-signature è uguale, confrontata in tempo costante, e se webhook-timestamp dista meno di 5 minuti.',
    en: 'Accept the call where one of the v1 signatures in webhook-signature is equal, compared in constant time, and webhook-timestamp is less than 5 minutes away.',
    fr: 'Acceptez l’appel si l’une des signatures v1 de webhook-signature est égale, comparée en temps constant, et si webhook-timestamp est à moins de 5 minutes.',
  },
  rules: terms.delivery,
  'rules.answer': {
    it: 'Una risposta 2xx entro 15 secondi vale come consegna. Tutto il resto, reindirizzamenti compresi, viene ripetuto per un giorno; Retry-After è rispettato fino a 10 minuti.',
    en: 'A 2xx answer within 15 seconds counts as delivered. All else, redirects too, is tried again for a day; Retry-After is respected up to 10 minutes.',
    fr: 'Une réponse 2xx sous 15 secondes vaut livraison. Tout le reste, redirections comprises, est réessayé pendant un jour\u00a0; Retry-After est respecté jusqu’à 10 minutes.',
  },
  'rules.order': {
    it: 'Gli eventi arrivano nell’ordine, uno alla volta: finché uno non è consegnato, i successivi aspettano.',
    en: 'Events come in order, one at a time: until one is taken, those after it wait.',
    fr: 'Les événements arrivent dans l’ordre, un à la fois\u00a0: tant que l’un n’est pas livré, les suivants attendent.',
  },
  'rules.twice': {
    it: 'Un evento può arrivare due volte, per esempio se la risposta si perde: webhook-id resta lo stesso, e da quello si riconosce.',
    en: 'An event may come twice, as when an answer is lost: webhook-id stays the same, so that it can be recognised.',
    fr: 'Un événement peut arriver deux fois, par exemple si la réponse se perd\u00a0: webhook-id reste le même et permet de le reconnaître.',
  },
  'rules.gone': {
    it: 'Con 410 Gone l’indirizzo viene disattivato subito, e così dopo cinque giorni senza una consegna.',
    en: 'At 410 Gone the endpoint is switched off at once; after five days without a delivery, too.',
    fr: 'Avec 410 Gone, l’adresse est désactivée aussitôt\u00a0; après cinq jours sans livraison, également.',
  },
  events: terms.events,
  'events.words': {
    it: 'Il contenuto dice che cosa è successo e a quale numero; il resto si legge nel portale. company è il numero dell’azienda. Le note interne non vengono mai comunicate.',
    en: 'What is sent says what happened, and to which number; the rest is read in the portal. company is the company’s number. Internal notes are never told.',
    fr: 'Le contenu dit ce qui s’est passé et pour quel numéro\u00a0; le reste se lit dans le portail. company est le numéro de l’entreprise. Les notes internes ne sont jamais communiquées.',
  },
  event: terms.event,
  data: { it: 'data', en: 'data', fr: 'data' },
} as const satisfies WordTable
