import type { WordTable } from '#app/kit/words/words.ts'

/** Why a draft was not kept. */
export const draftWords = {
  'too-many': {
    it: 'Bozza non salvata: il massimo è di {count} bozze. Invia o elimina una di quelle già iniziate: il testo resta in questa pagina.',
    en: 'Draft not saved: you can keep {count} drafts at most. Send or delete one you have started; your text stays on this page.',
    fr: 'Brouillon non enregistré\u00a0: {count} brouillons au maximum. Envoyez ou supprimez l’un des brouillons commencés\u00a0; votre texte reste sur cette page.',
  },
  'too-large': {
    it: 'Bozza non salvata: il testo è troppo lungo per una bozza. Il testo resta in questa pagina.',
    en: 'Draft not saved: the text is too long for a draft. It stays on this page.',
    fr: 'Brouillon non enregistré\u00a0: le texte est trop long pour un brouillon. Il reste sur cette page.',
  },
} as const satisfies WordTable
