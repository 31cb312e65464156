import type { WordTable } from '#app/kit/words/words.ts'

export const legalWords = {
  label: { it: 'Testi legali', en: 'Legal texts', fr: 'Textes légaux' },
  privacy: { it: 'Informativa sulla privacy', en: 'Privacy notice', fr: 'Politique de confidentialité' },
  terms: { it: 'Condizioni del servizio', en: 'Terms of service', fr: 'Conditions du service' },
  imprint: { it: 'Note legali', en: 'Imprint', fr: 'Mentions légales' },
} as const satisfies WordTable
