import type { WordTable } from '#app/kit/words/words.ts'
import { mailTerms } from '#app/kit/mail.words.ts'
import { terms } from '#app/terms.words.ts'

/** The mail about new manuals and size guides. */
export const mailWords = {
  hello: mailTerms.hello,
  'hello.nameless': mailTerms.helloNameless,
  subject: {
    it: { one: 'Manuali e guide: {count} novità', other: 'Manuali e guide: {count} novità' },
    en: { one: 'Manuals and guides: {count} update', other: 'Manuals and guides: {count} updates' },
    fr: { one: 'Manuels et guides\u00a0: {count} nouveauté', other: 'Manuels et guides\u00a0: {count} nouveautés' },
  },
  text: {
    it: { one: 'nel portale c’è un documento aggiornato.', other: 'nel portale ci sono {count} documenti aggiornati.' },
    en: {
      one: 'There is an updated document in the portal.',
      other: 'There are {count} updated documents in the portal.',
    },
    fr: {
      one: 'Un document mis à jour est disponible sur le portail.',
      other: '{count} documents mis à jour sont disponibles sur le portail.',
    },
  },
  guide: {
    it: '{shelf} · {language} · {version}',
    en: '{shelf} · {language} · {version}',
    fr: '{shelf} · {language} · {version}',
  },
  open: terms.openDocument,
} as const satisfies WordTable
