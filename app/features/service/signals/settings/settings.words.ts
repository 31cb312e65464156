import { pageNames } from '#app/features/people/pages/pages.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { signalWords } from '../signals.words.ts'
import { terms } from '#app/terms.words.ts'

/** What is looked for, as administrators choose it. */
export const settingsWords = {
  back: terms.signals,
  title: { it: 'Impostazioni dei segnali', en: 'Settings of signals', fr: 'Réglages des signaux' },
  intro: {
    it: 'Ogni notte, dalle 3, il portale conta le richieste e avvisa quando una parte risulta difettosa più del solito.',
    en: 'Every night from 3 o’clock, the portal counts the requests and tells you when a part fails more often than usual.',
    fr: 'Chaque nuit à partir de 3\u00a0heures, le portail compte les demandes et avertit quand une pièce est défectueuse plus souvent que d’habitude.',
  },
  settings: { it: 'Che cosa cercare', en: 'What to look for', fr: 'Que chercher' },
  isOn: {
    it: 'Cerca i segnali ogni notte',
    en: 'Look for signals every night',
    fr: 'Chercher les signaux chaque nuit',
  },
  lengths: {
    it: 'Quanti caratteri del numero di serie',
    en: 'How many characters of the serial number',
    fr: 'Combien de caractères du numéro de série',
  },
  'lengths.hint': {
    it: 'Le bici con gli stessi primi caratteri, senza punti e trattini, formano un gruppo. Al massimo tre lunghezze: ognuna in più rende la ricerca meno sensibile.',
    en: 'Bikes with the same first characters, without dots and dashes, form a group. Three lengths at most: each one more makes the search less sensitive.',
    fr: 'Les vélos aux mêmes premiers caractères, sans points ni tirets, forment un groupe. Trois longueurs au maximum\u00a0: chacune en plus rend la recherche moins sensible.',
  },
  'lengths.few': {
    it: 'Scegli almeno una lunghezza.',
    en: 'Choose one length at least.',
    fr: 'Choisissez au moins une longueur.',
  },
  'lengths.many': {
    it: 'Scegli al massimo tre lunghezze.',
    en: 'Choose three lengths at most.',
    fr: 'Choisissez trois longueurs au maximum.',
  },
  ratio: { it: 'Aumento da trovare', en: 'Rise to find', fr: 'Hausse à trouver' },
  'ratio.of': signalWords.times,
  'ratio.hint': {
    it: 'Un aumento più piccolo si trova con più richieste: tre volte il solito, di norma con una decina.',
    en: 'A smaller rise takes more requests to be found: three times the usual takes about ten as a rule.',
    fr: 'Une hausse plus faible demande plus de cas pour être trouvée\u00a0: trois fois l’habituel, en général une dizaine.',
  },
  tolerated: { it: 'Falsi allarmi', en: 'False alarms', fr: 'Fausses alertes' },
  'tolerated.hint': {
    it: 'Quanti segnali al massimo, senza una vera causa, ci si può aspettare.',
    en: 'How many signals without a real cause to expect at most.',
    fr: 'Combien de signaux sans vraie cause sont à prévoir au maximum.',
  },
  'tolerated.0.25': { it: 'Uno all’anno', en: 'One a year', fr: 'Une par an' },
  'tolerated.0.5': { it: 'Due all’anno', en: 'Two a year', fr: 'Deux par an' },
  'tolerated.1': { it: 'Uno a trimestre', en: 'One a quarter', fr: 'Une par trimestre' },
  'tolerated.2': { it: 'Due a trimestre', en: 'Two a quarter', fr: 'Deux par trimestre' },
  least: { it: 'Richieste al minimo', en: 'Requests at least', fr: 'Demandes au minimum' },
  'least.hint': {
    it: 'Con meno richieste non arriva nessun avviso.',
    en: 'With fewer requests nobody is told.',
    fr: 'En dessous, personne n’est averti.',
  },
  months: { it: 'Periodo contato', en: 'Period counted', fr: 'Période comptée' },
  'months.of': { it: '{count} mesi', en: '{count} months', fr: '{count} mois' },
  foresee: {
    it: 'Mostra che cosa verrebbe segnalato',
    en: 'Show what would be found',
    fr: 'Afficher ce qui serait signalé',
  },
  foreseen: {
    it: {
      one: 'Con queste impostazioni oggi ci sarebbe {count} segnale',
      other: 'Con queste impostazioni oggi ci sarebbero {count} segnali',
    },
    en: {
      one: 'With these settings there would be {count} signal today',
      other: 'With these settings there would be {count} signals today',
    },
    fr: {
      one: 'Avec ces réglages, il y aurait {count} signal aujourd’hui',
      other: 'Avec ces réglages, il y aurait {count} signaux aujourd’hui',
    },
  },
  'foreseen.many': {
    it: 'Con queste impostazioni oggi ci sarebbero {count} segnali o più: troppi perché qualcuno li guardi.',
    en: 'With these settings there would be {count} signals or more today: too many for anyone to look at.',
    fr: 'Avec ces réglages, il y aurait {count} signaux ou plus aujourd’hui\u00a0: trop pour que quelqu’un les étudie.',
  },
  'foreseen.off': {
    it: 'Con queste impostazioni non si cerca più nulla. I segnali aperti restano.',
    en: 'With these settings nothing is looked for any more. Open signals stay.',
    fr: 'Avec ces réglages, plus rien n’est cherché. Les signaux ouverts restent.',
  },
  'foreseen.from': {
    it: {
      one: 'Contata {count} parte segnalata nelle richieste.',
      other: 'Contate {count} parti segnalate nelle richieste.',
    },
    en: { one: '{count} part claimed about was counted.', other: '{count} parts claimed about were counted.' },
    fr: {
      one: '{count} pièce citée dans les demandes a été comptée.',
      other: '{count} pièces citées dans les demandes ont été comptées.',
    },
  },
  'foreseen.more': { it: 'e altri', en: 'and more', fr: 'et d’autres' },
  save: { it: 'Salva le impostazioni', en: 'Save settings', fr: 'Enregistrer les réglages' },
  'notice.save': { it: 'Impostazioni salvate', en: 'Settings saved', fr: 'Réglages enregistrés' },
  changes: pageNames.changes,
  'changes.none': {
    it: 'Le impostazioni sono ancora quelle iniziali.',
    en: 'The settings are still the initial ones.',
    fr: 'Les réglages sont encore ceux du départ.',
  },
  'change.at': terms.date,
  'change.by': terms.who,
  'change.what': { it: 'Da allora', en: 'From then on', fr: 'Depuis' },
  'change.on': {
    it: '{lengths} caratteri; {ratio}; falsi allarmi: {tolerated}; almeno {least} richieste; {months}',
    en: '{lengths} characters; {ratio}; false alarms: {tolerated}; {least} requests at least; {months}',
    fr: '{lengths} caractères\u00a0; {ratio}\u00a0; fausses alertes\u00a0: {tolerated}\u00a0; {least} demandes au moins\u00a0; {months}',
  },
  'change.off': { it: 'disattivati', en: 'off', fr: 'désactivés' },
} as const satisfies WordTable
