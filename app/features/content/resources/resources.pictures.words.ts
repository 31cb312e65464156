import type { WordTable } from '#app/kit/words/words.ts'

/** For a form that shows a picture of the library. */
export const pictureWords = {
  choose: { it: 'Foto della libreria', en: 'Picture of the library', fr: 'Photo de la médiathèque' },
  gone: {
    it: 'Questa foto non è più nella libreria: scegline un’altra.',
    en: 'This picture is no longer in the library: choose another one.',
    fr: 'Cette photo n’est plus dans la médiathèque\u00a0: choisissez-en une autre.',
  },
} as const satisfies WordTable
