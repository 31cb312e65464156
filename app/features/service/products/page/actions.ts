import type { FormFailure } from '#app/kit/forms/problems.ts'
import type { StoredFile } from '#app/kit/uploads/upload-queue.ts'

/** What comes back with the page: among it the file that arrived all the same. */
export type ProductFailure = FormFailure & { receipt: StoredFile[] }

/** The forms of the page: the holder's. */
export const holderIntents = [
  'activity',
  'consumable',
  'consents',
  'looks',
  'prove',
  'transfer',
  'withdraw-transfer',
  'reset-passport',
] as const

/** And those of staff. */
export const staffIntents = ['confirm', 'correct', 'attributes', 'issue-code', 'withdraw-code'] as const
export type Intent = (typeof holderIntents)[number] | (typeof staffIntents)[number]

/** Where the page shows what each form did, as the ids of its cards. */
export const anchors = {
  activity: 'log',
  consumable: 'consumables',
  consents: 'consents',
  looks: 'bike',
  prove: 'warranty',
  transfer: 'transfer',
  'withdraw-transfer': 'transfer',
  'reset-passport': 'passport',
  confirm: 'warranty',
  correct: 'bike',
  attributes: 'attributes',
  'issue-code': 'issue',
  'withdraw-code': 'issue',
} as const satisfies Record<Intent, string>

/** What the page announces. */
export const notices = [...holderIntents, ...staffIntents, 'registered', 'taken-over'] as const
