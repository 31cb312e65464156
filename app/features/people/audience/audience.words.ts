import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const audienceWords = {
  title: { it: 'Destinatari', en: 'Audience', fr: 'Destinataires' },
  hint: {
    it: 'Dove non scegli nulla, vale per tutti. Più scelte insieme restringono i destinatari.',
    en: 'Where nothing is chosen, it is for everybody. Several choices together narrow the audience.',
    fr: 'Là où rien n’est choisi, tout le monde est concerné. Plusieurs choix ensemble restreignent les destinataires.',
  },
  sides: { it: 'Rivenditori o ciclisti', en: 'Dealers or riders', fr: 'Revendeurs ou cyclistes' },
  'side.dealer': terms.dealers,
  'side.rider': terms.riders,
  roles: { it: 'Ruoli nell’azienda', en: 'Roles in the company', fr: 'Rôles dans l’entreprise' },
  'roles.hint': {
    it: 'I ciclisti non hanno un ruolo: se ne scegli uno, restano fuori.',
    en: 'Riders have no role: choosing one leaves them out.',
    fr: 'Les cyclistes n’ont pas de rôle\u00a0: en choisir un les exclut.',
  },
  countries: { it: 'Paesi', en: 'Countries', fr: 'Pays' },
  'countries.hint': {
    it: 'Nomi o sigle, separati da virgole: Italia, FR, DE',
    en: 'Names or codes, separated by commas: Italy, FR, DE',
    fr: 'Noms ou codes, séparés par des virgules\u00a0: Italie, FR, DE',
  },
  companies: terms.companies,
  'companies.hint': {
    it: 'Una per riga: il codice cliente o il nome di un rivenditore',
    en: 'One a line: the customer number or the name of a dealer',
    fr: 'Une par ligne\u00a0: le code client ou le nom d’un revendeur',
  },
  families: { it: 'Chi ha un modello', en: 'Who holds a model', fr: 'Qui possède un modèle' },
  'families.hint': {
    it: 'Aziende e ciclisti con una bici registrata di questi modelli',
    en: 'Companies and riders with a registered bicycle of these models',
    fr: 'Entreprises et cyclistes ayant un vélo enregistré de ces modèles',
  },
  everybody: { it: 'Tutti', en: 'Everybody', fr: 'Tout le monde' },
  reach: { it: 'Chi lo riceve', en: 'Whom it reaches', fr: 'Qui est atteint' },
  'reach.people': terms.personCount,
  'reach.companies': terms.companyCount,
  'reach.of': { it: '{people} di {companies}', en: '{people} of {companies}', fr: '{people} de {companies}' },
  'reach.list': { it: 'Mostra le persone', en: 'Show the people', fr: 'Afficher les personnes' },
  'reach.next': { it: 'Persone seguenti', en: 'Next people', fr: 'Personnes suivantes' },
  'reach.first': { it: 'Dall’inizio', en: 'From the start', fr: 'Depuis le début' },
  name: terms.name,
  company: terms.company,
  role: terms.role,
  country: terms.country,
} as const satisfies WordTable

/** What may be wrong in its fields, spread into the words of the form they stand in. */
export const audienceMistakes = {
  'audience-country': {
    it: '«{country}» non è un paese che il portale conosce',
    en: '“{country}” is no country the portal knows',
    fr: '«\u00a0{country}\u00a0» n’est pas un pays connu du portail',
  },
  'audience-company': {
    it: '«{company}» non è un rivenditore: scrivi il codice cliente o il nome esatto',
    en: '“{company}” is no dealer: write the customer number or the exact name',
    fr: '«\u00a0{company}\u00a0» n’est pas un revendeur\u00a0: indiquez le code client ou le nom exact',
  },
  'audience-several': {
    it: 'Più rivenditori si chiamano «{company}»: scrivi il codice cliente',
    en: 'Several dealers are called “{company}”: write the customer number',
    fr: 'Plusieurs revendeurs s’appellent «\u00a0{company}\u00a0»\u00a0: indiquez le code client',
  },
  'audience-many': {
    it: 'Al massimo {most} aziende per nome',
    en: 'At most {most} companies by name',
    fr: '{most} entreprises nommées au maximum',
  },
  'audience-nobody': {
    it: 'Questi destinatari non comprendono nessuno: togli una scelta.',
    en: 'Nobody is in this audience: take a choice out.',
    fr: 'Ces destinataires ne comprennent personne\u00a0: retirez un choix.',
  },
} as const satisfies WordTable
