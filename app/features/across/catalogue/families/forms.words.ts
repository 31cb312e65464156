import type { WordTable } from '#app/kit/words/words.ts'
import { draftWords } from '../draft.words.ts'
import { editingWords } from '../editing/editing.words.ts'

/** What the forms of the models say is wrong with them. */
export const formWords = {
  'draft-moved': draftWords['draft-moved'],
  'texts-missing': editingWords['texts-missing'],
  'lines-many': editingWords['lines-many'],
  'line-long': {
    it: 'Una riga è troppo lunga: al massimo {longest} caratteri.',
    en: 'A line is too long: the limit is {longest} characters.',
    fr: 'Une ligne est trop longue\u00a0: {longest} caractères au maximum.',
  },
  'family-code': {
    it: 'Usa fino a 20 lettere maiuscole, cifre, spazi, punti, + o trattini, come sulla bici.',
    en: 'Use up to 20 capital letters, digits, spaces, dots, + or dashes, as on the bike.',
    fr: 'Utilisez jusqu’à 20 majuscules, chiffres, espaces, points, + ou tirets, comme sur le vélo.',
  },
  'family-taken': {
    it: 'C’è già un modello con questo codice.',
    en: 'There is a model with this code already.',
    fr: 'Un modèle porte déjà ce code.',
  },
  'attribute-code': editingWords['code-wrong'],
  'attribute-taken': editingWords['code-taken'],
  'too-many': editingWords['too-many'],
  'example-signs': {
    it: 'Scrivi un numero vero, da 4 a 40 caratteri: lettere e cifre, con un punto o un trattino tra un gruppo e l’altro, fino a 8 gruppi.',
    en: 'Write a real number of 4 to 40 characters: letters and digits, with a dot or a dash between groups, up to 8 groups.',
    fr: 'Écrivez un vrai numéro de 4 à 40 caractères\u00a0: lettres et chiffres, avec un point ou un tiret entre les groupes, jusqu’à 8 groupes.',
  },
  prefix: {
    it: 'Solo lettere e cifre, fino a 20.',
    en: 'Letters and digits only, up to 20.',
    fr: 'Lettres et chiffres uniquement, jusqu’à 20.',
  },
  length: {
    it: 'Scrivi un numero intero da 0 a 40.',
    en: 'Write a whole number from 0 to 40.',
    fr: 'Indiquez un nombre entier de 0 à 40.',
  },
  lengths: {
    it: 'Il massimo non può essere minore del minimo.',
    en: 'The most cannot be lower than the least.',
    fr: 'Le maximum ne peut pas être inférieur au minimum.',
  },
  'group-empty': {
    it: 'Questo gruppo sarebbe vuoto: scrivi una parte fissa o quanti caratteri può avere.',
    en: 'This group would be empty: write a fixed part, or how many characters it may have.',
    fr: 'Ce groupe serait vide\u00a0: indiquez une partie fixe ou le nombre de caractères.',
  },
  'cell-missing': {
    it: 'Manca un valore.',
    en: 'A value is missing.',
    fr: 'Il manque une valeur.',
  },
  'cell-range': {
    it: 'Inserisci un valore da {from} a {to}.',
    en: 'Enter a value from {from} to {to}.',
    fr: 'Saisissez une valeur de {from} à {to}.',
  },
  'pasted-unread': {
    it: 'Nessuna riga riconosciuta: nella seconda colonna serve la misura nominale.',
    en: 'No row could be read: the second column has to hold the nominal size.',
    fr: 'Aucune ligne reconnue\u00a0: la deuxième colonne doit contenir la taille nominale.',
  },
  'size-name': {
    it: 'Scrivi come si chiama la taglia, fino a 20 caratteri.',
    en: 'Write what the size is called, up to 20 characters.',
    fr: 'Indiquez le nom de la taille, jusqu’à 20 caractères.',
  },
  'size-twice': {
    it: 'Due taglie hanno lo stesso nome o la stessa misura nominale.',
    en: 'Two sizes have the same name or the same nominal size.',
    fr: 'Deux tailles ont le même nom ou la même taille nominale.',
  },
} as const satisfies WordTable
