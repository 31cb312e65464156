import { formatDay } from '#app/kit/words/formats.ts'
import type { Locale } from '#app/kit/words/locales.ts'
import { sayIn, type WordTable } from '#app/kit/words/words.ts'
import type { Licence } from './resources.ts'
import { terms } from '#app/terms.words.ts'

/** The words that all pages about resources share. */
export const resourceWords = {
  resources: terms.resources,
  media: terms.mediaLibrary,
  manuals: terms.assemblyManuals,
  'size-guides': terms.sizeGuides,
  calculator: terms.sizeCalculator,
  'first-access': { it: 'Guida al primo accesso', en: 'First-access guide', fr: 'Guide de premier accès' },

  'shelf.media': { it: 'Media', en: 'Media', fr: 'Médias' },
  'shelf.manual': terms.assemblyManual,
  'shelf.size-guide': terms.sizeGuide,

  'kind.photo': { it: 'Immagine', en: 'Image', fr: 'Image' },
  'kind.video': { it: 'Video', en: 'Video', fr: 'Vidéo' },
  'kind.pdf': { it: 'PDF', en: 'PDF', fr: 'PDF' },

  'language.it': { it: 'Italiano', en: 'Italian', fr: 'Italien' },
  'language.en': { it: 'Inglese', en: 'English', fr: 'Anglais' },
  'language.fr': { it: 'Francese', en: 'French', fr: 'Français' },

  'terms.dealers': {
    it: 'Uso libero per i rivenditori',
    en: 'Free use for dealers',
    fr: 'Usage libre pour les revendeurs',
  },
  'terms.editorial': { it: 'Solo uso editoriale', en: 'Editorial use only', fr: 'Usage éditorial uniquement' },
  'terms.point-of-sale': { it: 'Solo in negozio', en: 'In the shop only', fr: 'En magasin uniquement' },
  'terms.internal': { it: 'Solo consultazione', en: 'For reference only', fr: 'Consultation uniquement' },
  'words.dealers': {
    it: 'Uso consentito in negozio, sul sito del negozio, sui social e in stampa per promuovere i nostri prodotti, senza modifiche oltre al ritaglio.',
    en: 'You may use it in your shop, on your website, on social media and in print to promote our products, with no changes other than cropping.',
    fr: 'Utilisation autorisée en magasin, sur votre site, sur les réseaux sociaux et en impression pour promouvoir nos produits, sans autre modification que le recadrage.',
  },
  'words.editorial': {
    it: 'Uso consentito in articoli, recensioni e comunicati; non in pubblicità né accanto a prezzi e offerte.',
    en: 'You may use it in articles, reviews and press releases; not in advertising, nor beside prices and offers.',
    fr: 'Utilisation autorisée dans des articles, essais et communiqués\u00a0; pas en publicité, ni à côté de prix ou d’offres.',
  },
  'words.point-of-sale': {
    it: 'Puoi stamparlo ed esporlo in negozio e in vetrina; non online.',
    en: 'You may print it and show it in your shop and its windows; not online.',
    fr: 'À imprimer et à exposer en magasin et en vitrine\u00a0; pas en ligne.',
  },
  'words.internal': {
    it: 'Solo per il lavoro in negozio: non pubblicarlo e non consegnarlo ad altri.',
    en: 'It is for your own work in the shop: do not publish it or pass it on.',
    fr: 'Pour votre travail en magasin\u00a0: à ne pas publier ni transmettre.',
  },
  credit: {
    it: 'Autore da indicare: {credit}',
    en: 'Always credit: {credit}',
    fr: 'Mention obligatoire\u00a0: {credit}',
  },
  until: { it: 'Scadenza dei diritti: {day}', en: 'Rights until {day}', fr: 'Droits jusqu’au {day}' },
  over: {
    it: 'Diritti scaduti ({day}): non usare più',
    en: 'Rights ended on {day}: no longer to be used',
    fr: 'Droits expirés le {day}\u00a0: ne plus utiliser',
  },

  version: terms.versionNumber,
  'version.newest': { it: 'attuale', en: 'current', fr: 'actuelle' },
  versions: terms.versions,
  reads: {
    it: { one: 'Consultato {count} volta', other: 'Consultato {count} volte' },
    en: { one: 'Viewed {count} time', other: 'Viewed {count} times' },
    fr: { one: 'Consulté {count} fois', other: 'Consulté {count} fois' },
  },
  downloads: {
    it: { one: 'scaricato {count} volta', other: 'scaricato {count} volte' },
    en: { one: 'downloaded {count} time', other: 'downloaded {count} times' },
    fr: { one: 'téléchargé {count} fois', other: 'téléchargé {count} fois' },
  },
  'pdf.open': { it: 'Apri il PDF', en: 'Open the PDF', fr: 'Ouvrir le PDF' },
  'pdf.title': { it: 'PDF: {title}', en: 'PDF: {title}', fr: 'PDF\u00a0: {title}' },
  download: terms.download,
  'files.count': {
    it: { one: '{count} file', other: '{count} file' },
    en: { one: '{count} file', other: '{count} files' },
    fr: { one: '{count} fichier', other: '{count} fichiers' },
  },
} as const satisfies WordTable

/** What may be done with an asset, sentence by sentence. @param today YYYY-MM-DD */
export function licenceLines(locale: Locale, { terms: use, credit, until }: Licence, today: string): string[] {
  const say = sayIn(resourceWords, locale)
  const lines: string[] = [say(`words.${use}`)]
  if (credit) lines.push(say('credit', { credit }))
  if (until) lines.push(say(until < today ? 'over' : 'until', { day: formatDay(locale, until) }))
  return lines
}
