import type { WordTable } from '#app/kit/words/words.ts'

export const unreadWords = {
  'mark-read': { it: 'Segna come letto', en: 'Mark as read', fr: 'Marquer comme lu' },
  read: {
    it: 'Letto dall’assistenza: {moment}',
    en: 'Read by our after-sales team: {moment}',
    fr: 'Lu par le service après-vente\u00a0: {moment}',
  },
  'read.by': {
    it: 'Letto da {names}: {moment}',
    en: 'Read by {names}: {moment}',
    fr: 'Lu par {names}\u00a0: {moment}',
  },
} as const satisfies WordTable
