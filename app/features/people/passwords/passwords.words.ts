import type { WordTable } from '#app/kit/words/words.ts'

export const passwordWords = {
  'weak-password': {
    it: {
      one: 'La password deve contenere almeno {count} carattere',
      other: 'La password deve contenere almeno {count} caratteri',
    },
    en: {
      one: 'The password must contain at least {count} character',
      other: 'The password must contain at least {count} characters',
    },
    fr: {
      one: 'Le mot de passe doit contenir au moins {count} caractère',
      other: 'Le mot de passe doit contenir au moins {count} caractères',
    },
  },
  common: {
    it: 'Questa password si indovina subito: è tra le più usate, oppure è il tuo indirizzo. Scegline un’altra.',
    en: 'This password is easy to guess: it is among the most common ones, or it is your address. Please choose another one.',
    fr: 'Ce mot de passe se devine vite\u00a0: c’est l’un des plus courants, ou votre adresse. Choisissez-en un autre.',
  },
  minimum: {
    it: { one: 'Almeno {count} carattere.', other: 'Almeno {count} caratteri.' },
    en: { one: 'At least {count} character.', other: 'At least {count} characters.' },
    fr: { one: 'Au moins {count} caractère.', other: 'Au moins {count} caractères.' },
  },
  'strength.short': { it: 'Ancora troppo corta.', en: 'Still too short.', fr: 'Encore trop court.' },
  'strength.weak': {
    it: 'Debole: allungala, ad esempio con più parole.',
    en: 'Weak: make it longer, with several words for instance.',
    fr: 'Faible\u00a0: rallongez-le, par exemple avec plusieurs mots.',
  },
  'strength.fair': {
    it: 'Discreta: qualche carattere in più la rende sicura.',
    en: 'Fair: a few more characters make it safe.',
    fr: 'Correct\u00a0: quelques caractères de plus le rendent sûr.',
  },
  'strength.good': { it: 'Buona.', en: 'Good.', fr: 'Bon.' },
} as const satisfies WordTable
