import { terms } from '#app/terms.words.ts'
import { factsWords } from './company-facts.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** For the page on which one company is merged into another. */
export const mergeWords = {
  title: {
    it: 'Unisci a un’altra azienda',
    en: 'Merge into another company',
    fr: 'Fusionner avec une autre entreprise',
  },
  words: {
    it: 'Tutto ciò che è di {name} passa a un’altra azienda, e {name} non c’è più. Non si può annullare.',
    en: 'Everything of {name} goes to another company, and {name} is gone. This cannot be undone.',
    fr: 'Tout ce qui appartient à {name} passe à une autre entreprise, et {name} n’existe plus. C’est irréversible.',
  },
  choose: {
    it: 'Scegli l’azienda che resta',
    en: 'Choose the company that stays',
    fr: 'Choisissez l’entreprise qui reste',
  },
  'search.where': factsWords['search.where'],
  none: { it: 'Nessun altro rivenditore trovato.', en: 'No other dealer found.', fr: 'Aucun autre revendeur trouvé.' },
  preview: { it: 'Da {name} a {into} passano', en: 'From {name} to {into}', fr: '{name}\u00a0: passent à {into}' },
  'count.account': terms.people,
  'count.ticket': terms.tickets,
  'count.product': terms.products,
  'count.order': terms.orders,
  'count.quote': terms.quotes,
  'count.lead': terms.leads,
  'count.invite': terms.invitations,
  'count.shop': terms.shops,
  stays: {
    it: 'Restano nome, indirizzo, codice cliente e condizioni di {into}; dove mancano codice cliente o condizioni passano anche quelli. La licenza ha poi i moduli di entrambe. Il vecchio codice cliente e il vecchio indirizzo della pagina portano a {into}. I webhook di {name} vengono disattivati: se servono ancora, li riattiva un titolare di {into}.',
    en: 'Name, address, customer number and terms stay those of {into}; where it has no customer number or no terms, those move as well. The licence then has the modules of both. The old customer number and the old page address lead to {into}. The webhooks of {name} are switched off: if they are still needed, an owner of {into} switches them on again.',
    fr: 'Le nom, l’adresse, le code client et les conditions restent ceux de {into}\u00a0; si elle n’a pas de code client ou de conditions, ils passent aussi. La licence comprend ensuite les modules des deux. L’ancien code client et l’ancienne adresse de la page mènent à {into}. Pour {name}, les webhooks sont désactivés\u00a0: s’ils servent encore, un responsable de {into} les réactive.',
  },
  confirm: {
    it: 'Sì, {name} va in {into} e non c’è più',
    en: 'Yes, {name} goes into {into} and is gone',
    fr: 'Oui, {name} est absorbée par {into} et disparaît',
  },
  do: factsWords.merge,
  'merge-self': {
    it: 'Scegli un’altra azienda.',
    en: 'Choose another company.',
    fr: 'Choisissez une autre entreprise.',
  },
  'merge-gone': {
    it: 'L’azienda scelta non c’è più, o non è di un rivenditore.',
    en: 'The company you chose no longer exists, or is no dealer’s.',
    fr: 'L’entreprise choisie n’existe plus, ou n’est pas celle d’un revendeur.',
  },
} as const satisfies WordTable
