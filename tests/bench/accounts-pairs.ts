import { emailOf, password, sessionOf, tokenOf } from './accounts-seed.ts'
import { addressOf, type Ask, fieldsOf, percentile, send } from './load.ts'

/** The same request about an address that has an account and about one that has none, milliseconds. */
export type Pair = { name: string; known: number; unknown: number }

type Kind = { name: string; ask: (email: string, person: number) => Ask; other?: (person: number) => string }

/** Until the compiler has seen everything. */
const warmUp = 20
/** People for each kind, so that no limit is met. */
const share = 500

/** Asks in turn about both, now the one first and now the other. */
export async function measurePairs(origin: string, pairs: number): Promise<Pair[]> {
  const measured: Pair[] = []
  for (const [at, kind] of kinds.entries()) measured.push(await measurePair(origin, kind, 1 + at * share, pairs))
  return measured
}

async function measurePair(origin: string, { name, ask, other }: Kind, first: number, pairs: number): Promise<Pair> {
  const times = { known: new Array<number>(), unknown: new Array<number>() }
  for (let at = 0; at < warmUp + pairs; at += 1) {
    const person = first + at
    const emails = { known: emailOf(person), unknown: (other ?? nobody)(person) }
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const which of order) {
      const from = addressOf(person * 2 + (which === 'known' ? 0 : 1))
      const ms = await timed(origin, name, { ...ask(emails[which], person), from })
      if (at >= warmUp) times[which].push(ms)
    }
  }
  return { name, known: percentile(times.known, 0.5), unknown: percentile(times.unknown, 0.5) }
}

async function timed(origin: string, name: string, ask: Ask): Promise<number> {
  const begun = performance.now()
  const { status } = await send(origin, ask)
  const ms = performance.now() - begun
  if (status !== ask.status) throw new Error(`${name} answered ${status}`)
  return ms
}

const kinds: Kind[] = [
  {
    name: 'sign-in, wrong password',
    ask: (email) => step('', { email, password: 'not the password' }, 401),
  },
  { name: 'registration', ask: (email) => step('register', { email, password }, 303) },
  { name: 'forgotten password', ask: (email) => step('forgot', { email }, 303) },
  {
    name: 'POST /api/hubspot/contacts/create',
    ask: (email) => ({
      path: '/api/hubspot/contacts/create',
      status: 202,
      form: () => ({ body: JSON.stringify({ email, password, context: {} }), type: 'application/json' }),
    }),
  },
  {
    name: 'GET /api/hubspot/contacts/verify, own or another',
    ask: (email, person) => ({
      path: `/api/hubspot/contacts/verify?${new URLSearchParams({ email })}`,
      cookie: `session=${tokenOf(sessionOf(person))}`,
      status: 200,
    }),
    // Signed in as somebody, about another who is known here too.
    other: (person) => emailOf(person + 1),
  },
]

/** As long as the address of the person of that number. */
function nobody(number: number): string {
  return `nobody${number}@bench.example`
}

/** A step at the gate, in the place of the page asked for. */
function step(name: string, fields: Record<string, string>, status: number): Ask {
  return { path: `/tickets?sign-in=${name}`, status, form: () => fieldsOf(fields) }
}
