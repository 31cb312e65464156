import { secret } from './fixtures.ts'
import { tenantOf, tenants, isStaff, canaries, type Who } from './people.ts'

/** What came back, without what no two answers share. */
export type Answer = { status: number; headers: string[]; body: string }

/**
 * The names of forms, a build for each run, the lines of drawings, what every page calls the maker's families, and the
 * addresses of the people. First of all, since an id or a code may stand in them.
 */
const random =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|data-build="[^"]+"|data-labels="[^"]+"|"version":"[^"]+"|\sd="[^"]+"|[\da-f]{8}@/g

/** @param parts what the request named something by; read as blanks, wherever they stand */
export async function answerIn(response: Response, parts: string[]): Promise<Answer> {
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
  const requestId = response.headers.get('x-request-id')
  // What is made at random first: a short part may stand in it by chance.
  const blanks = [nonce, requestId, ...parts.flatMap((part) => [part, encodeURIComponent(part)])]
  const bare = (text: string) => blanks.reduce<string>((rest, blank) => (blank ? without(rest, blank) : rest), text)
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return {
    status: response.status,
    headers: headers.map(([name, value]) => `${name}: ${bare(value).replace(/^session=[^;]+/, 'session=…')}`).sort(),
    // The names of the catalogue stand on every page, whatever was asked for.
    body: bare((await response.text()).replaceAll(random, '…').replace(/ data-labels="[^"]*"/, '')),
  }
}

/** A number is one only by itself: a longer one may hold the same digits. */
function without(text: string, part: string): string {
  return text.replaceAll(/^\d+$/.test(part) ? new RegExp(`(?<!\\d)${part}(?!\\d)`, 'g') : part, '…')
}

/** Where two answers part, for people; undefined when nowhere. */
export function difference(one: Answer, other: Answer): string | undefined {
  if (one.status !== other.status) return `${one.status}, ${other.status}`
  const headers = [one, other].flatMap(({ headers: here }, at) =>
    here.filter((header) => !(at === 0 ? other : one).headers.includes(header)),
  )
  if (headers.length > 0) return `headers ${headers.join('; ')}`
  if (one.body === other.body) return undefined
  let at = 0
  while (one.body[at] === other.body[at]) at += 1
  const around = (body: string) => body.slice(Math.max(0, at - 40), at + 80)
  return `"${around(one.body)}" and "${around(other.body)}"`
}

/** What of another tenant, or of the staff's own words, stands in an answer. */
export function tellsTooMuch(path: string, who: Who, { body }: Answer): string | undefined {
  if (isStaff(who)) return undefined
  if (body.includes(secret)) return secret
  // Anyone who holds the link of an invitation is told who invites.
  if (path.startsWith('/:locale?/') && path.endsWith('/:token')) return undefined
  const isNobody = ['anonymous', 'unverified', 'no-contact', 'pending', 'disabled', 'codeless'].includes(who)
  return tenants
    .filter((tenant) => isNobody || tenant !== tenantOf(who))
    .map((tenant) => canaries[tenant])
    .find((mark) => body.includes(mark))
}
