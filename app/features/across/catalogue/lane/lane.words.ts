import { terms } from '#app/terms.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const laneWords = {
  ...editingWords,
  intro: {
    it: 'Una richiesta su una bici non ancora venduta può essere accettata subito, senza che nessuno la guardi: se la bici risulta consegnata a quel rivenditore e non è registrata, se ci sono tutte le foto richieste e nessuna è già stata usata, se la parte non è già in un altro intervento, e se il valore delle parti rientra nell’importo massimo. Alcune vengono estratte a sorte e le guarda l’assistenza.',
    en: 'A claim about a bike that is not sold yet can be accepted at once, with nobody looking at it: if the bike is listed as delivered to that dealer and is not registered, if all photos asked for are there and none was used before, if the part is in no other ticket, and if the value of the parts is within the limit. Some are drawn at random, and staff look at them.',
    fr: 'Une demande concernant un vélo non encore vendu peut être acceptée aussitôt, sans que personne ne la regarde\u00a0: si le vélo figure comme livré à ce revendeur et que personne ne l’a enregistré, si toutes les photos demandées sont là et qu’aucune n’a déjà servi, si la pièce ne figure dans aucun autre dossier SAV, et si la valeur des pièces reste sous le montant maximal. Certaines sont tirées au sort et le service après-vente les examine.',
  },
  open: {
    it: 'Accetta automaticamente le richieste che rispettano la regola',
    en: 'Accept claims that meet the rule automatically',
    fr: 'Accepter automatiquement les demandes qui remplissent la règle',
  },
  'open.hint': {
    it: 'Vale dalla pubblicazione, per le richieste inviate da allora.',
    en: 'From publication on, for claims sent after it.',
    fr: 'Dès la publication, pour les demandes envoyées ensuite.',
  },
  families: editingWords['section.families'],
  kinds: editingWords['section.kinds'],
  currency: terms.currency,
  'value.of': { it: 'Valore: {part}', en: 'Value: {part}', fr: 'Valeur\u00a0: {part}' },
  'values.hint': {
    it: 'Quanto costa al produttore sostituire o riparare ogni parte, nella valuta indicata. Una richiesta su una parte senza valore passa all’assistenza.',
    en: 'What it costs the maker to replace or repair each part, in the currency above. A claim about a part without a value goes to staff.',
    fr: 'Ce que coûte au fabricant le remplacement ou la réparation de chaque pièce, dans la devise indiquée. Une demande sur une pièce sans valeur va au service après-vente.',
  },
  most: { it: 'Importo massimo di una richiesta', en: 'Highest value of a claim', fr: 'Montant maximal d’une demande' },
  'most.hint': {
    it: 'Contano i valori di tutte le parti indicate, sommati.',
    en: 'The values of all parts involved count, added up.',
    fr: 'Les valeurs de toutes les pièces concernées sont additionnées.',
  },
  no_limit: { it: 'Nessun importo massimo', en: 'No limit', fr: 'Aucun montant maximal' },
  'most-or-none': {
    it: 'Scrivi un importo massimo, oppure spunta «Nessun importo massimo».',
    en: 'Enter a highest value, or tick “No limit”.',
    fr: 'Saisissez un montant maximal, ou cochez «\u00a0Aucun montant maximal\u00a0».',
  },
  'amount-wrong': {
    it: 'Inserisci un importo, ad esempio 580,00, fino a un milione.',
    en: 'Enter an amount, such as 580.00, up to a million.',
    fr: 'Saisissez un montant, par exemple 580,00, d’un million au plus.',
  },
  returned: {
    it: 'Le parti vanno rispedite',
    en: 'The parts have to be returned',
    fr: 'Les pièces doivent être renvoyées',
  },
  reason: { it: 'Motivazione', en: 'Reason given', fr: 'Motif indiqué' },
  'reason.none': { it: 'Scegli una motivazione', en: 'Choose a reason', fr: 'Choisissez un motif' },
  'reason.hint': {
    it: 'Una delle risposte pronte: ciascuno la legge nella propria lingua.',
    en: 'One of the standard answers: each side reads it in its own language.',
    fr: 'L’une des réponses types\u00a0: chacun la lit dans sa langue.',
  },
  'reason-missing': {
    it: 'Scegli la motivazione che legge il rivenditore.',
    en: 'Choose the reason that the dealer reads.',
    fr: 'Choisissez le motif que lit le revendeur.',
  },
  drawn: { it: 'Una estratta ogni', en: 'One drawn in', fr: 'Une tirée au sort sur' },
  'drawn.hint': {
    it: 'Delle richieste che rispettano la regola; quelle estratte le guarda l’assistenza. 0: nessuna.',
    en: 'Of the claims that meet the rule; staff look at those that are drawn. 0: none.',
    fr: 'Des demandes qui remplissent la règle\u00a0; le service après-vente examine celles tirées au sort. 0\u00a0: aucune.',
  },
  effects: {
    it: 'Che cosa accetterebbe questa regola',
    en: 'What this rule would accept',
    fr: 'Ce que cette règle accepterait',
  },
  'effects.passed': {
    it: 'Ultime richieste che rispettano la regola: {passed} su {checked}',
    en: 'Latest claims that meet the rule: {passed} of {checked}',
    fr: 'Dernières demandes qui remplissent la règle\u00a0: {passed} sur {checked}',
  },
  'effects.all': {
    it: 'Avrebbe lasciato passare tutte le ultime richieste',
    en: 'It would have let all the latest claims pass',
    fr: 'Elle aurait laissé passer toutes les dernières demandes',
  },
  'effects.drawn': {
    it: { one: 'Di queste, tutte all’assistenza.', other: 'Di queste, in media una su {count} all’assistenza.' },
    en: { one: 'Of these, all to staff.', other: 'Of these, one in {count} to staff on average.' },
    fr: {
      one: 'Parmi elles, toutes au service après-vente.',
      other: 'Parmi elles, une sur {count} en moyenne au service après-vente.',
    },
  },
  'effects.not-drawn': {
    it: 'Di queste non ne verrebbe estratta nessuna: nessuno le guarderebbe.',
    en: 'None of these would be drawn: nobody would look at them.',
    fr: 'Aucune ne serait tirée au sort\u00a0: personne ne les examinerait.',
  },
  'effects.list': { it: 'Quali richieste', en: 'Which claims', fr: 'Quelles demandes' },
  claim: terms.ticket,
} as const satisfies WordTable
