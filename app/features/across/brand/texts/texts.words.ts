import { terms } from '#app/terms.words.ts'
import { pageNames } from '#app/features/people/pages/pages.words.ts'
import { versionsWords } from '#app/features/across/versions/versions.words.ts'
import type { WordTable } from '#app/kit/words/words.ts'

export const textsWords = {
  ...versionsWords,
  brand: pageNames.brand,
  intro: {
    it: 'Lo legge chiunque, anche senza accedere. Se manca in una lingua, al suo posto c’è il testo italiano.',
    en: 'Anybody can read it, without logging in. Where a language has none, the Italian text stands in its place.',
    fr: 'Tout le monde peut le lire, sans se connecter. S’il manque dans une langue, le texte italien le remplace.',
  },
  'imprint.intro': {
    it: 'Il primo paragrafo sta anche in fondo alle e-mail e ai PDF: ragione sociale, sede, partita IVA.',
    en: 'The first paragraph also stands at the foot of emails and PDFs: company name, seat, VAT number.',
    fr: 'Le premier paragraphe figure aussi au pied des e-mails et des PDF\u00a0: raison sociale, siège, numéro de TVA.',
  },
  it: { it: 'Testo italiano', en: 'Italian text', fr: 'Texte italien' },
  en: { it: 'Testo inglese', en: 'English text', fr: 'Texte anglais' },
  fr: { it: 'Testo francese', en: 'French text', fr: 'Texte français' },
  hint: {
    it: '# titolo, - elenco, **grassetto**, [parole](https://indirizzo). Una riga vuota comincia un paragrafo.',
    en: '# heading, - list, **bold**, [words](https://address). An empty line begins a paragraph.',
    fr: '# titre, - liste, **gras**, [mots](https://adresse). Une ligne vide commence un paragraphe.',
  },
  'too-long': {
    it: 'Fino a 30.000 caratteri: qui ce ne sono di più.',
    en: 'Up to 30,000 characters: there are more here.',
    fr: 'Jusqu’à 30\u00a0000 caractères\u00a0: il y en a davantage ici.',
  },
  'link-wrong': {
    it: 'Il link {link} non si può usare: gli indirizzi cominciano con https, mailto o tel.',
    en: 'The link {link} cannot be used: addresses begin with https, mailto or tel.',
    fr: 'Le lien {link} ne peut pas être utilisé\u00a0: les adresses commencent par https, mailto ou tel.',
  },
  nested: {
    it: 'Una riga comincia con più segni di elenco, o un paragrafo è pieno di asterischi e trattini bassi: lasciane uno per riga o per parola.',
    en: 'A line begins with several signs of a list, or a paragraph is full of stars and underscores: please leave one a line or a word.',
    fr: 'Une ligne commence par plusieurs signes de liste, ou un paragraphe est plein d’astérisques et de tirets bas\u00a0: n’en laissez qu’un par ligne ou par mot.',
  },
  'italian-missing': {
    it: 'Scrivi anche il testo italiano: vale per chi legge in una lingua che manca.',
    en: 'Please write the Italian text too: it is shown where a language is missing.',
    fr: 'Écrivez aussi le texte italien\u00a0: il s’affiche lorsqu’une langue manque.',
  },
  preview: { it: 'Anteprima della bozza', en: 'Preview of the draft', fr: 'Aperçu du brouillon' },
  'preview.none': { it: 'Ancora nessun testo.', en: 'No text yet.', fr: 'Pas encore de texte.' },
  'italian-only': {
    it: 'Questo testo è disponibile solo in italiano.',
    en: 'This text is available in Italian only.',
    fr: 'Ce texte n’est disponible qu’en italien.',
  },
  open: { it: 'Apri la pagina pubblica', en: 'Open the public page', fr: 'Ouvrir la page publique' },
  languages: { it: 'Lingue', en: 'Languages', fr: 'Langues' },
  missing: { it: 'Manca', en: 'Missing', fr: 'Manquant' },
  edit: terms.edit,
} as const satisfies WordTable
