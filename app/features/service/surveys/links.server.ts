import { codeFor } from '#app/kit/secret.server.ts'

/** 132 bits: as many characters tell it from the links of ratings, which are longer. */
const tokenLength = 22

/** Never kept: made again for each time the mail is sent, the same each time. */
export function tokenOf(secret: string, invitationId: number): string {
  return codeFor(secret, 'survey', invitationId).slice(0, tokenLength)
}
