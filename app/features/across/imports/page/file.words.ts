import { terms } from '#app/terms.words.ts'
import type { SheetRefusal } from '#app/kit/sheets/sheets.ts'
import type { WordTable } from '#app/kit/words/words.ts'

/** Why a file cannot be read as a table. */
export const fileWords = {
  'file-missing': terms.chooseAFile,
  'too-large': {
    it: 'Il file supera 200 MB. Dividilo in più file.',
    en: 'The file is larger than 200 MB. Split it into several files.',
    fr: 'Le fichier dépasse 200 Mo. Divisez-le en plusieurs fichiers.',
  },
  'no-room': {
    it: 'Sul disco del portale non c’è più spazio. Avvisa chi lo gestisce.',
    en: 'The portal’s disk is full. Please tell its operator.',
    fr: 'Le disque du portail est plein. Prévenez la personne qui le gère.',
  },
  'form-incomplete': {
    it: 'Il file non è arrivato per intero. Riprova.',
    en: 'The file did not arrive as a whole. Try again.',
    fr: 'Le fichier n’est pas arrivé en entier. Réessayez.',
  },
  'not-a-table': {
    it: 'Il file non è una tabella: serve un file CSV o XLSX.',
    en: 'The file is no table: it has to be a CSV or XLSX file.',
    fr: 'Le fichier n’est pas un tableau\u00a0: il faut un fichier CSV ou XLSX.',
  },
  'old-workbook': {
    it: 'Il file è nel vecchio formato XLS o protetto da una password. Salvalo come XLSX o CSV, senza password.',
    en: 'The file has the old XLS format or is protected by a password. Save it as XLSX or CSV, without a password.',
    fr: 'Le fichier est dans l’ancien format XLS ou protégé par un mot de passe. Enregistrez-le en XLSX ou CSV, sans mot de passe.',
  },
  empty: { it: 'Il file è vuoto.', en: 'The file is empty.', fr: 'Le fichier est vide.' },
  'too-many-columns': {
    it: 'Il file ha più di 200 colonne. Togli quelle che non servono.',
    en: 'The file has more than 200 columns. Take away those that are not needed.',
    fr: 'Le fichier a plus de 200 colonnes. Retirez celles qui ne servent pas.',
  },
  'too-many-rows': {
    it: 'Il file ha più di 500.000 righe. Dividilo in più file.',
    en: 'The file has more than 500,000 rows. Split it into several files.',
    fr: 'Le fichier a plus de 500\u00a0000 lignes. Divisez-le en plusieurs fichiers.',
  },
  'quote-open': {
    it: 'Un testo tra virgolette non viene mai chiuso.',
    en: 'A text in quotation marks is never closed.',
    fr: 'Un texte entre guillemets n’est jamais fermé.',
  },
  'row-too-long': {
    it: 'Una riga è troppo lunga: forse un testo tra virgolette non viene mai chiuso.',
    en: 'A row is too long: perhaps a text in quotation marks is never closed.',
    fr: 'Une ligne est trop longue\u00a0: un texte entre guillemets n’est peut-être jamais fermé.',
  },
  'broken-workbook': {
    it: 'Il file XLSX è danneggiato o non contiene fogli leggibili.',
    en: 'The XLSX file is damaged, or holds no sheet that can be read.',
    fr: 'Le fichier XLSX est endommagé ou ne contient aucune feuille lisible.',
  },
  'unpacks-too-large': {
    it: 'Il file XLSX è troppo grande una volta aperto. Salvalo come CSV.',
    en: 'The XLSX file is too large once it is opened. Save it as CSV.',
    fr: 'Le fichier XLSX est trop grand une fois ouvert. Enregistrez-le en CSV.',
  },
  'no-archive': {
    it: 'Serve un file ZIP con la tabella e i file che nomina.',
    en: 'It has to be a ZIP file with the table and the files it names.',
    fr: 'Il faut un fichier ZIP avec le tableau et les fichiers qu’il nomme.',
  },
  'broken-archive': {
    it: 'Il file ZIP è danneggiato o protetto da una password.',
    en: 'The ZIP file is damaged, or protected by a password.',
    fr: 'Le fichier ZIP est endommagé ou protégé par un mot de passe.',
  },
  'archive-too-large': {
    it: 'Il file ZIP è troppo grande: al massimo 5.000 file e 1,5 GB una volta estratto.',
    en: 'The ZIP file holds too much: up to 5,000 files and 1.5 GB once it is opened.',
    fr: 'Le fichier ZIP est trop volumineux\u00a0: 5\u00a0000 fichiers et 1,5 Go au plus une fois extrait.',
  },
  'path-outside': {
    it: 'Il file ZIP contiene un percorso che esce dalla sua cartella (..).',
    en: 'The ZIP file holds a path that leads out of its folder (..).',
    fr: 'Le fichier ZIP contient un chemin qui sort de son dossier (..).',
  },
  'no-table': {
    it: 'Nel file ZIP manca la tabella: serve un file CSV o XLSX.',
    en: 'The ZIP file holds no table: a CSV or XLSX file is needed.',
    fr: 'Le fichier ZIP ne contient pas de tableau\u00a0: il faut un fichier CSV ou XLSX.',
  },
  'several-tables': {
    it: 'Nel file ZIP c’è più di una tabella: lasciane una sola.',
    en: 'The ZIP file holds more than one table: leave only one.',
    fr: 'Le fichier ZIP contient plusieurs tableaux\u00a0: n’en laissez qu’un.',
  },
} as const satisfies WordTable & Record<SheetRefusal, WordTable[string]>
