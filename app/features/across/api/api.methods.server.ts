import { preferredLocale } from '#app/kit/http/accept.server.ts'
import { isCall, root } from './api.ts'
import { operationsAt } from './operations.server.ts'
import { answerRefused, Refused } from './problems.server.ts'

const passedOn = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const document = `${root}/openapi.json`

/**
 * Of calls, those whose method the router would refuse by itself, in a form that no program of theirs reads: what can
 * only be read, and methods that no address has.
 */
export function refusedMethod(request: Request): Response | undefined {
  const { method, url } = request
  if (!isCall(url)) return undefined
  const { pathname } = new URL(url)
  const isReadAlone = pathname === document
  const isReading = method === 'GET' || method === 'HEAD'
  if (isReadAlone ? isReading : passedOn.has(method)) return undefined
  const { found } = operationsAt(pathname.slice(root.length))
  const methods = isReadAlone ? ['GET'] : found.map((one) => one.method)
  const refused =
    methods.length === 0
      ? new Refused('not-found')
      : new Refused('method-unknown', { slots: { method }, headers: { allow: [...new Set(methods)].join(', ') } })
  return answerRefused(preferredLocale(request) ?? 'en', refused)
}
