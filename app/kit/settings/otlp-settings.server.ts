import { z } from 'zod'

/** Where traces go, by the names that OpenTelemetry has for its settings. */
export type OtlpSettings = {
  /** Without a slash at its end. */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** The share of all traces, from 0 to 1. */
  share: number
}

export const otlpSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'it takes the address of a collector, as in http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(headersIn)
    .refine((headers) => headers !== undefined, 'it takes names and values, as in api-key=secret,tenant=1')
    .optional(),
  OTEL_SERVICE_NAME: z.string().default('ammiraglia'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'it takes a share of all traces from 0 to 1, as in 0.1')
    .transform(Number)
    .default(1),
}

export function otlpFrom(read: z.output<z.ZodObject<typeof otlpSettings>>): OtlpSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = read
  if (endpoint === undefined) return undefined
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    headers: read.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    service: read.OTEL_SERVICE_NAME,
    share: read.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Written as the values of the W3C's baggage are, per cent and all. @returns undefined where it cannot be read */
function headersIn(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([\x21-\x7E]*)\s*$/.exec(pair))
  try {
    return Object.fromEntries(
      pairs
        .map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')] as const)
        .map(([name, value]) => {
          if (name === '') throw new URIError('a pair without a name')
          return [name, value]
        }),
    )
  } catch {
    return undefined
  }
}
