import type { WordTable } from '#app/kit/words/words.ts'

export const formWords = {
  'body-short': {
    it: 'Servono almeno {count} caratteri: che cosa non va, e dove.',
    en: 'At least {count} characters, please: what is wrong, and where.',
    fr: 'Il faut au moins {count} caractères\u00a0: ce qui ne va pas, et où.',
  },
  'page-wrong': {
    it: 'Il numero di pagina, da 1 a 9999, senza altro',
    en: 'The page number alone, from 1 to 9999',
    fr: 'Le numéro de page seul, de 1 à 9999',
  },
  'closed-meanwhile': {
    it: 'Nel frattempo un collega ha già chiuso questa segnalazione: qui c’è la sua risposta.',
    en: 'A colleague has closed this remark in the meantime: their answer stands here.',
    fr: 'Un collègue a clôturé cette remarque entre-temps\u00a0: sa réponse figure ici.',
  },
} as const satisfies WordTable
