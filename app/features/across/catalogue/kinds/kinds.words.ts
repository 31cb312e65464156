import type { WordTable } from '#app/kit/words/words.ts'
import { editingWords } from '../editing/editing.words.ts'

export const kindsWords = {
  ...editingWords,
  intro: {
    it: 'I tipi di danno che una richiesta può indicare, nell’ordine in cui il modulo li propone.',
    en: 'The kinds of damage a claim can be about, in the order in which its form offers them.',
    fr: 'Les types de défaut qu’une demande peut indiquer, dans l’ordre du formulaire.',
  },
  'kinds.none': {
    it: 'Ancora nessun tipo di danno.',
    en: 'No kind of damage yet.',
    fr: 'Aucun type de défaut pour l’instant.',
  },
  'kind.new': { it: 'Nuovo tipo di danno', en: 'New kind of damage', fr: 'Nouveau type de défaut' },
  'kind.change': { it: 'Modifica il tipo di danno', en: 'Change the kind of damage', fr: 'Modifier le type de défaut' },
  subject_it: { it: 'Nell’oggetto, in italiano', en: 'In subjects, in Italian', fr: 'Dans l’objet, en italien' },
  subject_en: { it: 'Nell’oggetto, in inglese', en: 'In subjects, in English', fr: 'Dans l’objet, en anglais' },
  subject_fr: { it: 'Nell’oggetto, in francese', en: 'In subjects, in French', fr: 'Dans l’objet, en français' },
  'subject.hint': {
    it: 'Ad esempio «danno estetico»: così lo chiama l’oggetto di un intervento. Vuoto: vale il nome.',
    en: 'For instance “cosmetic damage”: what the subject of a ticket calls it. Blank: its name.',
    fr: 'Par exemple «\u00a0défaut esthétique\u00a0»\u00a0: c’est ainsi que l’objet d’un dossier l’appelle. Vide\u00a0: son nom.',
  },
  hint_it: { it: 'Spiegazione in italiano', en: 'Explanation in Italian', fr: 'Explication en italien' },
  hint_en: { it: 'Spiegazione in inglese', en: 'Explanation in English', fr: 'Explication en anglais' },
  hint_fr: { it: 'Spiegazione in francese', en: 'Explanation in French', fr: 'Explication en français' },
  photos: { it: 'Foto richieste, almeno', en: 'Photos asked for, at least', fr: 'Photos demandées, au moins' },
  showsParts: {
    it: 'Chiede anche le foto delle parti interessate',
    en: 'Asks for the photos of the parts involved as well',
    fr: 'Demande aussi les photos des pièces concernées',
  },
  cosmetic: { it: 'È un danno estetico', en: 'It is cosmetic damage', fr: 'C’est un défaut esthétique' },
  'cosmetic.hint': {
    it: 'Gli interventi chiusi per questo danno si eliminano dopo la durata più breve: la scegli in «Conservazione dei dati».',
    en: 'Closed tickets about it are removed after the shorter period: choose it under “Data retention”.',
    fr: 'Les dossiers SAV clôturés à ce sujet sont supprimés après la durée la plus courte\u00a0: choisissez-la dans «\u00a0Conservation des données\u00a0».',
  },
  main: {
    it: 'È la copertura che si intende con «la garanzia» di una bici',
    en: 'Its cover is what is meant by “the warranty” of a bike',
    fr: 'Sa couverture est ce que l’on appelle «\u00a0la garantie\u00a0» d’un vélo',
  },
  'main.is': { it: 'Dà il nome alla garanzia', en: 'Meant by “the warranty”', fr: 'Désigne la garantie' },
} as const satisfies WordTable
