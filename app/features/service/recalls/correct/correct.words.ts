import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { shared } from '../recalls.words.ts'

export const correctWords = {
  title: shared.correct,
  'section.notice': shared.notice,
  intro: {
    it: 'Correggi un errore di battitura o un telefono sbagliato: l’avviso pubblico cambia subito e dice che il testo è stato corretto. Chi è già stato avvisato non riceve un’altra e-mail. Bici, tipo e rimedi restano come pubblicati.',
    en: 'Correct a typing error or a wrong phone number: the public notice changes at once, and says that its text was corrected. Who was told already gets no other email. Bicycles, kind and remedies stay as published.',
    fr: 'Corrigez une faute de frappe ou un numéro erroné\u00a0: l’avis public change aussitôt et indique que son texte a été corrigé. Les personnes déjà prévenues ne reçoivent pas d’autre e-mail. Vélos, type et solutions restent tels que publiés.',
  },
  phone: terms.phone,
  email: shared.email,
  password: shared.password,
  save: { it: 'Pubblica la correzione', en: 'Publish the correction', fr: 'Publier la correction' },
} as const satisfies WordTable
