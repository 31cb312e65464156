import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { registerWords } from '../register/register.words.ts'
import { detailWords } from './detail.words.ts'

/** What staff and the holder can correct about a bicycle. */
export const correctionWords = {
  'fact.frame_model': terms.model,
  'fact.serial_number': terms.serialNumber,
  'fact.date_of_purchase': terms.dateOfPurchase,
  'fact.country': terms.countryOfPurchase,
  'fact.registered_on': detailWords.registered,
  'fact.size': terms.size,
  'fact.colour': terms.colour,

  correct: { it: 'Correggi la registrazione', en: 'Correct the registration', fr: 'Corriger l’enregistrement' },
  'correct.text': {
    it: 'Il termine della garanzia viene ricalcolato. Nelle attività il cliente vede che cosa è cambiato, non chi lo ha cambiato.',
    en: 'The end of the warranty is recalculated. In the activity the customer sees what has changed, but not who changed it.',
    fr: 'La fin de la garantie est recalculée. Dans l’activité, le client voit ce qui a changé, mais pas qui l’a changé.',
  },
  looks: { it: 'Correggi taglia e colore', en: 'Correct size and colour', fr: 'Corriger la taille et la couleur' },
  'looks.number': {
    it: 'Correggi numero di serie, taglia e colore',
    en: 'Correct serial number, size and colour',
    fr: 'Corriger le numéro de série, la taille et la couleur',
  },
  serial_confirmed: registerWords['label.serial_confirmed'],
  attributes: { it: 'Modifica i dati tecnici', en: 'Edit the specifications', fr: 'Modifier les données techniques' },
  'attributes.none': { it: 'Nessun dato.', en: 'None recorded.', fr: 'Aucune donnée.' },
  'attribute.in': { it: '{attribute} ({unit})', en: '{attribute} ({unit})', fr: '{attribute} ({unit})' },
  'hint.measures': {
    it: 'Con l’unità di misura, per esempio 1640 × 540 mm.',
    en: 'With the unit, for example 1640 × 540 mm.',
    fr: 'Avec l’unité, par exemple 1640 × 540 mm.',
  },
  save: terms.save,

  issue: { it: 'Registrazione contestata', en: 'Disputed registration', fr: 'Enregistrement contesté' },
  'issue.text': {
    it: 'Se la bici appartiene a un’altra persona, crea un codice e dallo solo a lei: con il codice e il numero di serie la bici passa tra i suoi prodotti. Primo proprietario o successivo: resta com’è.',
    en: 'If the bike belongs to someone else, create a code and give it to them alone: with the code and the serial number they can take the bike over. First or subsequent owner: this does not change.',
    fr: 'Si le vélo appartient à une autre personne, créez un code et remettez-le à elle seule\u00a0: avec le numéro de série, elle le reprend. Premier propriétaire ou suivant, rien ne change.',
  },
  'issue.reason': terms.grounds,
  'issue.hint': {
    it: 'La legge solo l’assistenza.',
    en: 'Only after-sales staff read it.',
    fr: 'Seul le service après-vente le lit.',
  },
  'issue.make': detailWords['transfer.make'],
  'issue.open': {
    it: 'Stiamo verificando a chi appartiene questa bici: fino ad allora non può cambiare proprietario. Per domande, scrivici.',
    en: 'We are checking who this bike belongs to: until then it cannot change owner. If you have questions, write to us.',
    fr: 'Nous vérifions à qui appartient ce vélo\u00a0: d’ici là, il ne peut pas changer de propriétaire. Pour toute question, écrivez-nous.',
  },

  'event.corrected': { it: 'Dati corretti', en: 'Details corrected', fr: 'Données corrigées' },
  'event.corrected.maker': {
    it: 'Registrazione corretta dal produttore',
    en: 'Registration corrected by the maker',
    fr: 'Enregistrement corrigé par le fabricant',
  },
  'event.attributes.maker': {
    it: 'Dati tecnici aggiornati dal produttore',
    en: 'Specifications updated by the maker',
    fr: 'Données techniques mises à jour par le fabricant',
  },
  'event.code.maker': {
    it: 'Codice di trasferimento creato dal produttore',
    en: 'Transfer code created by the maker',
    fr: 'Code de transfert créé par le fabricant',
  },
  'event.code_withdrawn.maker': {
    it: 'Codice di trasferimento ritirato dal produttore',
    en: 'Transfer code withdrawn by the maker',
    fr: 'Code de transfert retiré par le fabricant',
  },
  change: {
    it: '{what}: {after} (prima: {before})',
    en: '{what}: {after} (before: {before})',
    fr: '{what}\u00a0: {after} (avant\u00a0: {before})',
  },
} as const satisfies WordTable
