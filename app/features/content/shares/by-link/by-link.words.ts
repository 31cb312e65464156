import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'

/** For the person who has the link: an agency, a printer. */
export const byLinkWords = {
  gone: { it: 'Link non più valido', en: 'Link no longer valid', fr: 'Lien non valable' },
  'gone.words': {
    it: 'Questa condivisione è scaduta, è stata revocata o l’indirizzo non è completo. Chiedi un nuovo link al rivenditore che te l’ha inviato.',
    en: 'This share has ended, was revoked, or the address is not complete. Ask the dealer who sent it for a new link.',
    fr: 'Ce partage a expiré, a été révoqué ou l’adresse est incomplète. Demandez un nouveau lien au revendeur qui vous l’a envoyé.',
  },
  title: { it: 'File per {recipient}', en: 'Files for {recipient}', fr: 'Fichiers pour {recipient}' },
  intro: {
    it: 'Condiviso da {company} · ultimo giorno: {day}',
    en: 'Shared by {company} · last day: {day}',
    fr: 'Partagé par {company} · dernier jour\u00a0: {day}',
  },
  empty: { it: 'Qui non resta nessun file', en: 'There is no file left here', fr: 'Il ne reste aucun fichier ici' },
  'empty.words': {
    it: 'I file di questa condivisione sono stati ritirati o i loro diritti sono scaduti. Chiedi a {company} che cosa puoi usare.',
    en: 'The files of this share were withdrawn or their rights have ended. Ask {company} what you can use.',
    fr: 'Les fichiers de ce partage ont été retirés ou leurs droits ont expiré. Demandez à {company} ce que vous pouvez utiliser.',
  },
  terms: terms.termsOfUse,
  'terms.whose': {
    it: 'I diritti appartengono a {brand}. Usa i file solo per il lavoro affidato da {company} e non darli ad altri.',
    en: 'The rights belong to {brand}. Use the files only for the work given to you by {company}, and do not pass them on.',
    fr: 'Les droits appartiennent à {brand}. N’utilisez les fichiers que pour le travail confié par {company}, et ne les transmettez pas.',
  },
  'terms.may': {
    it: 'Per {company} l’uso è consentito in negozio, sul sito, sui social e in stampa per promuovere i prodotti {brand}, senza modifiche oltre al ritaglio.',
    en: 'For {company} they may be used in the shop, on its website, on social media and in print to promote {brand} products, with no changes other than cropping.',
    fr: 'Pour {company}, l’utilisation est autorisée en magasin, sur son site, sur les réseaux sociaux et en impression pour promouvoir les produits {brand}, sans autre modification que le recadrage.',
  },
  'terms.until': {
    it: 'Alcuni diritti scadono: la data sta accanto al file.',
    en: 'Some rights end: the day stands beside the file.',
    fr: 'Certains droits expirent\u00a0: la date figure à côté du fichier.',
  },
  credits: { it: 'Autori da indicare', en: 'Credits to give', fr: 'Mentions obligatoires' },
  'credits.none': {
    it: 'Per questi file non serve indicare un autore.',
    en: 'These files need no credit.',
    fr: 'Aucune mention n’est requise pour ces fichiers.',
  },
  accept: {
    it: 'Accetto le condizioni d’uso e indico gli autori',
    en: 'I accept the terms of use and will give the credits',
    fr: 'J’accepte les conditions d’utilisation et j’indiquerai les auteurs',
  },
  'accept.button': { it: 'Mostra i file', en: 'Show the files', fr: 'Afficher les fichiers' },
  files: resourceWords['files.count'],
  zip: { it: 'Scarica tutto in uno zip', en: 'Download all as a zip', fr: 'Tout télécharger en zip' },
  'zip.hint': {
    it: 'Con un testo che riporta le condizioni d’uso di ogni file.',
    en: 'With a text that has the terms of use of each file.',
    fr: 'Avec un texte reprenant les conditions d’utilisation de chaque fichier.',
  },
  download: terms.download,
  'download.of': { it: 'Scarica «{title}»', en: 'Download “{title}”', fr: 'Télécharger «\u00a0{title}\u00a0»' },
  until: { it: 'Scadenza dei diritti: {day}', en: 'Rights until {day}', fr: 'Droits jusqu’au {day}' },
} as const satisfies WordTable
