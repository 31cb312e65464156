import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What a process counts as it goes along, for a scraper that asks now and then. */
export type Meters = ReturnType<typeof createMeters>

export type Answered = { route: string | undefined; method: string; status: number; seconds: number }

/** `ofAll`: what several processes of one machine say of it; where all say the same, adding up would be wrong. */
type GaugeOf = { name: string; help: string; labels?: string[]; ofAll?: 'sum' | 'max' | 'min' }

/** From what a reader does not notice to what a proxy gives up on. In seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

const methods = new Set(['GET', 'HEAD', 'POST'])

/** An address that no route knows: one label, however many there are. */
const unknownRoute = 'unknown'

export function createMeters() {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor, event loop and garbage of the process, under the names that every Node has them.
  collectDefaultMetrics({ register: registry })
  const { requests, seconds, events, lines, files, bytes, store } = countersIn(registers)
  return {
    registry,
    /** Looked at when a scraper asks. */
    gauge: ({ name, help, labels = [], ofAll = 'sum' }: GaugeOf, look: (gauge: Gauge) => void | Promise<void>): Gauge =>
      new Gauge({
        name,
        help,
        labelNames: labels,
        aggregator: ofAll,
        registers,
        async collect() {
          await look(this)
        },
      }),
    answered: ({ route = unknownRoute, method, status, seconds: taken }: Answered): void => {
      const by = methods.has(method) ? method : 'other'
      requests.inc({ route, method: by, status })
      seconds.observe({ route, method: by }, taken)
    },
    logged: (line: object, level: number): void => {
      if ('event' in line && typeof line.event === 'string') events.inc({ event: line.event })
      if (level >= 40) lines.inc({ level: level >= 50 ? 'error' : 'warn' })
    },
    stored: (outcome: 'kept' | 'too-large' | 'failed', kept = 0): void => {
      files.inc({ outcome })
      bytes.inc(kept)
    },
    storeAsked: (operation: string, outcome: string, count = 1): void => store.inc({ operation, outcome }, count),
  }
}

function countersIn(registers: Registry[]) {
  const requests = new Counter({
    name: 'ammiraglia_http_requests_total',
    help: 'Requests answered, by template of the route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'ammiraglia_http_request_seconds',
    help: 'Time until the answer was ready, by template of the route and method',
    labelNames: ['route', 'method'],
    buckets,
    registers,
  })
  const events = new Counter({
    name: 'ammiraglia_events_total',
    help: 'Events of the log, by name',
    labelNames: ['event'],
    registers,
  })
  const lines = new Counter({
    name: 'ammiraglia_log_lines_total',
    help: 'Lines of the log that are worth a look, by level',
    labelNames: ['level'],
    registers,
  })
  // There from the first scrape on: nobody can tell what never was from what was not counted.
  for (const level of ['warn', 'error']) lines.inc({ level }, 0)
  const files = new Counter({
    name: 'ammiraglia_uploads_total',
    help: 'Files that arrived at the store, by what became of them',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of ['kept', 'too-large', 'failed']) files.inc({ outcome }, 0)
  const bytes = new Counter({ name: 'ammiraglia_upload_bytes_total', help: 'Bytes of the files kept', registers })
  const store = new Counter({
    name: 'ammiraglia_store_requests_total',
    help: 'Requests to the store of files, where it is not the disk, by what was to be done and how each try ended',
    labelNames: ['operation', 'outcome'],
    registers,
  })
  return { requests, seconds, events, lines, files, bytes, store }
}
