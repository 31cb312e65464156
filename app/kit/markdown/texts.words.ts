import type { WordTable } from '#app/kit/words/words.ts'

/** What is said wherever the maker writes a title and a text in several languages. */
export const textWords = {
  'title.in': { it: 'Titolo ({language})', en: 'Title ({language})', fr: 'Titre ({language})' },
  'body.in': { it: 'Testo ({language})', en: 'Text ({language})', fr: 'Texte ({language})' },
  'body.hint': {
    it: 'Una lingua basta. Righe con # sono titoli, con - elenchi; **grassetto**; [parole](https://…) sono link.',
    en: 'One language is enough. Lines with # are headings, with - lists; **bold**; [words](https://…) are links.',
    fr: 'Une langue suffit. Les lignes avec # sont des titres, avec - des listes\u00a0; **gras**\u00a0; [mots](https://…) sont des liens.',
  },
  language: {
    it: 'Non è ancora tradotto. Il testo è in questa lingua: {language}',
    en: 'It is not translated yet. The text is in this language: {language}',
    fr: 'Il n’est pas encore traduit. Le texte est dans cette langue\u00a0: {language}',
  },
} as const satisfies WordTable

/** What may be wrong with them. */
export const textMistakes = {
  'title-missing': {
    it: 'A questa lingua manca il titolo',
    en: 'This language lacks its title',
    fr: 'Il manque le titre dans cette langue',
  },
  nested: {
    it: 'Il testo contiene elenchi o segni annidati che non si possono mostrare: semplificalo.',
    en: 'The text has nested lists or marks that cannot be shown: make it simpler.',
    fr: 'Le texte contient des listes ou des signes imbriqués qui ne peuvent être affichés\u00a0: simplifiez-le.',
  },
  link: {
    it: 'Il link «{link}» non porta da nessuna parte: usa un indirizzo che inizia con https:// o /',
    en: 'The link “{link}” leads nowhere: use an address that begins with https:// or /',
    fr: 'Le lien «\u00a0{link}\u00a0» ne mène nulle part\u00a0: utilisez une adresse qui commence par https:// ou /',
  },
} as const satisfies WordTable
