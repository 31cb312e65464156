import { timingSafeEqual } from 'node:crypto'
import { acceptedCookie, acceptedCookieName, readCookie } from '#app/kit/http/cookies.server.ts'
import { codeFor, hashOfToken } from '#app/kit/secret.server.ts'

/** 132 bits. */
const tokenLength = 22

/** Never kept: made again for each time its dealer looks at it, the same each time. */
export function tokenOf(secret: string, submission: string): string {
  return codeFor(secret, 'media share', submission).slice(0, tokenLength)
}

/** That the terms of this share have been accepted in this browser: nobody but the portal can say so. */
export function acceptanceOf(secret: string, token: string, https: boolean, seconds: number): string {
  return acceptedCookie(https, placeOf(token), proofOf(secret, token), seconds)
}

/** Whether they have; then its link was right, at least once. */
export function hasAccepted(secret: string, token: string, https: boolean, request: Request): boolean {
  const sent = Buffer.from(readCookie(request, acceptedCookieName(https, placeOf(token))) ?? '')
  const proof = Buffer.from(proofOf(secret, token))
  return sent.length === proof.length && timingSafeEqual(sent, proof)
}

/** Each share has a cookie of its own, whose name does not tell its link. */
function placeOf(token: string): string {
  return hashOfToken(token).toString('hex').slice(0, 16)
}

function proofOf(secret: string, token: string): string {
  return codeFor(secret, 'media share accepted', hashOfToken(token).toString('hex'))
}
