import type { WordTable } from '#app/kit/words/words.ts'
import { terms } from '#app/terms.words.ts'
import { resourceWords } from '#app/features/content/resources/resources.words.ts'

/** Said on several pages of shares. */
export const shareWords = {
  shares: terms.mediaShares,
  library: terms.mediaLibrary,
  recipient: { it: 'Per chi', en: 'For', fr: 'Pour' },
  company: terms.company,
  'made-by': { it: 'Condiviso da', en: 'Shared by', fr: 'Partagé par' },
  made: { it: 'Creata il', en: 'Made on', fr: 'Créé le' },
  state: terms.health,
  'state.open': { it: 'Aperta', en: 'Open', fr: 'Ouvert' },
  'state.ended': { it: 'Scaduta', en: 'Ended', fr: 'Expiré' },
  'state.revoked': { it: 'Revocata', en: 'Revoked', fr: 'Révoqué' },
  'last-day': terms.lastDay,
  files: terms.files,
  'files.count': resourceWords['files.count'],
  downloads: { it: 'Download', en: 'Downloads', fr: 'Téléchargements' },
  note: terms.note,
  revoke: terms.revoke,
} as const satisfies WordTable
