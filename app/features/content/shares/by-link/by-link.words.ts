import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'

/** To who has the link: an agency, a printer. */
export const byLinkWords = {
  gone: { it: 'Link non più valido', en: 'Link no longer valid', fr: 'Lien non valable' },
  'gone.words': {
    it: 'Questa condivisione è scaduta, è stata revocata o l’indirizzo non è completo. Chiedi un nuovo link al rivenditore che te l’ha inviato.',
    en: 'This share has ended, was revoked, or the address is not complete. Ask the dealer who sent it for a new link.',
    fr: 'Ce partage a expiré, a été révoqué ou l’adresse est incomplète. Demandez un nouveau lien au revendeur qui vous l’a envoyé.',
  },
  title: { it: 'File per {recipient}', en: 'Files for {recipient}', fr: 'Fichiers pour {recipient}' },
  intro: {
    it: 'Da {company} · fino al {day}',
    en: 'From {company} · until {day}',
    fr: 'De {company} · jusqu’au {day}',
  },
  empty: { it: 'Qui non resta nessun file', en: 'There is no file left here', fr: 'Il ne reste aucun fichier ici' },
  'empty.words': {
    it: 'I file di questa condivisione sono stati ritirati o i loro diritti sono scaduti. Chiedi a {company} che cosa puoi usare.',
    en: 'The files of this share were withdrawn or their rights have ended. Ask {company} what you can use.',
    fr: 'Les fichiers de ce partage ont été retirés ou leurs droits ont expiré. Demandez à {company} ce que vous pouvez utiliser.',
  },
  terms: { it: 'Condizioni d’uso', en: 'Terms of use', fr: 'Conditions d’utilisation' },
  'terms.whose': {
    it: 'I file sono di {brand}. Usali solo per il lavoro che {company} ti ha affidato e non darli ad altri.',
    en: 'The files belong to {brand}. Use them only for the work that {company} has given you, and do not pass them on.',
    fr: 'Les fichiers appartiennent à {brand}. Utilisez-les uniquement pour le travail que {company} vous a confié et ne les transmettez pas.',
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
  files: {
    it: { one: '{count} file', other: '{count} file' },
    en: { one: '{count} file', other: '{count} files' },
    fr: { one: '{count} fichier', other: '{count} fichiers' },
  },
  zip: { it: 'Scarica tutto in uno zip', en: 'Download all as a zip', fr: 'Tout télécharger en zip' },
  'zip.hint': {
    it: 'Con un testo che riporta le condizioni d’uso di ogni file.',
    en: 'With a text that has the terms of use of each file.',
    fr: 'Avec un texte reprenant les conditions d’utilisation de chaque fichier.',
  },
  download: terms.download,
  'download.of': { it: 'Scarica «{title}»', en: 'Download “{title}”', fr: 'Télécharger «\u00a0{title}\u00a0»' },
  until: { it: 'Diritti fino al {day}', en: 'Rights until {day}', fr: 'Droits jusqu’au {day}' },
} as const satisfies WordTable
