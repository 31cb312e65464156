import type { AuthCode } from '#app/adapters/identity/auth-codes.ts'

/** 410: the link was good once, or never; whoever holds it learns no more. */
const statuses: Partial<Record<AuthCode, number>> = {
  'invalid-action-code': 410,
  'expired-action-code': 410,
  'email-already-in-use': 409,
  'user-disabled': 403,
}

export function statusOf(refused: AuthCode): number {
  return statuses[refused] ?? 400
}
