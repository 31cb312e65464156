import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

export const effectsWords = {
  effects: { it: 'Che cosa cambierebbe', en: 'What would change', fr: 'Ce qui changerait' },
  'effects.claims': {
    it: 'Richieste valutate diversamente: {changed} delle ultime {checked}',
    en: 'Claims assessed otherwise: {changed} of the last {checked}',
    fr: 'Demandes jugées autrement\u00a0: {changed} sur les {checked} dernières',
  },
  'effects.bicycles': {
    it: 'Bici registrate di cui cambia l’ultimo giorno: {changed} su {checked} interessate',
    en: 'Registered bikes whose last day changes: {changed} of {checked} concerned',
    fr: 'Vélos enregistrés dont le dernier jour change\u00a0: {changed} sur {checked} concernés',
  },
  'effects.cut': {
    it: 'Sono controllate solo le bici registrate per ultime.',
    en: 'Only the bikes registered last are checked.',
    fr: 'Seuls les derniers vélos enregistrés sont vérifiés.',
  },
  'effects.first': {
    it: 'Sono elencate le prime {count}, quelle che perdono copertura in testa.',
    en: 'The first {count} are listed, those that lose cover first.',
    fr: 'Les {count} premières lignes sont listées, d’abord celles qui perdent en couverture.',
  },
  'effects.worse': {
    it: 'La bozza accorcia o toglie una copertura già comunicata',
    en: 'The draft shortens or takes away cover that customers were told of',
    fr: 'Le brouillon raccourcit ou retire une couverture déjà annoncée',
  },
  'effects.worse.words': {
    it: 'Perderebbero copertura: ultime richieste {claims}, bici registrate {bicycles}. Le richieste già aperte restano valutate con la versione con cui sono nate; per le bici cambia l’ultimo giorno di copertura mostrato ai clienti.',
    en: 'Losing cover: {claims} of the latest claims, {bicycles} of the registered bikes. Claims that are open already are still assessed by the version they were made under; for bikes the last day of cover that customers see will change.',
    fr: 'Perdraient en couverture\u00a0: {claims} des dernières demandes, {bicycles} des vélos enregistrés. Les demandes déjà ouvertes restent jugées selon leur version\u00a0; pour les vélos, le dernier jour de couverture affiché aux clients changera.',
  },
  'effects.list': { it: 'Mostra l’elenco', en: 'Show the list', fr: 'Afficher la liste' },
  claim: terms.ticket,
  bicycle: terms.bicycle,
  now: { it: 'Oggi', en: 'Now', fr: 'Aujourd’hui' },
  draft: { it: 'Con la bozza', en: 'With the draft', fr: 'Avec le brouillon' },
  'assessed.until': {
    it: '{verdict}, ultimo giorno {day}',
    en: '{verdict}, last day {day}',
    fr: '{verdict}, dernier jour {day}',
  },
  'day.none': { it: 'nessuna', en: 'none', fr: 'aucune' },
  'about.warranty': terms.warranty,
  'about.registered': {
    it: 'Garanzia, se la registrazione è confermata',
    en: 'Warranty, once the registration is confirmed',
    fr: 'Garantie, une fois l’enregistrement confirmé',
  },
  'about.law': { it: 'Garanzia legale', en: 'Legal guarantee', fr: 'Garantie légale' },
} as const satisfies WordTable
