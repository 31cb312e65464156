import * as z from 'zod/mini'
import { sayIn } from '#app/kit/words/words.ts'
import { type Portal, siteOf } from '#app/portal.server.ts'
import { apiLimits } from '#app/limits.ts'
import { root } from './api.ts'
import { apiWords } from './api.words.ts'
import type { Operation } from './operations.ts'
import { operations } from './operations.server.ts'
import { pageWords } from './page/page.words.ts'
import { listProblems } from './problems.server.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The document that programs read, made of the schemas that calls are read by. */
export function openApiDocument(portal: Portal) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    const path = (paths[operation.path] ??= {})
    path[operation.method.toLowerCase()] = described(operation)
  }
  return {
    openapi: '3.1.0',
    info: { title: `${portal.brands.current().name} API`, version: '1', description },
    servers: [{ url: siteOf(portal) + root }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problem() },
      headers,
      responses: {
        Problem: {
          description: 'Refused',
          headers: headersNamed('RateLimit', 'RateLimit-Policy', 'Retry-After'),
          content: { 'application/problem+json': { schema: aProblem } },
        },
      },
    },
  }
}

const description = [
  `Up to ${apiLimits.callsAMinute} calls a minute and token; bodies of up to 2 MB, of up to ${apiLimits.rowsACall} rows.`,
  `A POST with an Idempotency-Key is done once; for ${apiLimits.keyHours} hours its repetition gets the same answer.`,
  sayIn(pageWords, 'en')('rules.whole'),
  sayIn(pageWords, 'en')('rules.parts'),
  'Sentences are in English, or in Italian or French by Accept-Language.',
].join(' ')

const aProblem = { $ref: '#/components/schemas/Problem' }

/** As answers bear them. */
const headers = {
  RateLimit: {
    description: 'How many calls are left (r), and the seconds until they are counted from the start (t)',
    schema: { type: 'string' },
  },
  'RateLimit-Policy': {
    description: 'How many calls a token has (q) in so many seconds (w)',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'With 429 and 503: the seconds after which to try again',
    schema: { type: 'integer' },
  },
  'Idempotency-Replayed': {
    description: 'Where this is the answer of an earlier call with the same Idempotency-Key',
    schema: { type: 'string', enum: ['true'] },
  },
}

function headersNamed(...names: (keyof typeof headers)[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const problem = () => ({
  type: 'object',
  description: 'RFC 9457',
  required: ['type', 'title', 'status'],
  'x-problems': listProblems('en'),
  properties: {
    type: { type: 'string', description: `${root}# and one of the codes listed as x-problems; more may come` },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['detail'],
        properties: {
          pointer: { type: 'string', description: 'RFC 6901; empty where it is the body as a whole, as its files' },
          parameter: { type: 'string' },
          detail: { type: 'string' },
        },
      },
    },
  },
})

function described(operation: Operation) {
  const { name, path, scope, status = 200 } = operation
  const content = contentOf(operation)
  return {
    operationId: name,
    summary: sayIn(apiWords, 'en')(name),
    tags: [path.split('/')[1]],
    description: `Scope: \`${scope}\``,
    parameters: parametersOf(operation),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [status]: {
        description: 'Done',
        headers: headersNamed(
          'RateLimit',
          'RateLimit-Policy',
          ...(operation.body ? (['Idempotency-Replayed'] as const) : []),
        ),
        content: { 'application/json': { schema: answerSchemaOf(operation) } },
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  }
}

function contentOf(operation: Operation) {
  if (operation.takesFile) return { 'application/octet-stream': {} }
  const schema = bodySchemaOf(operation)
  return schema && { 'application/json': { schema } }
}

export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string | undefined
  schema: JsonSchema
}

/** The parameters in the address and the headers. */
export function parametersOf({ path, query, body }: Operation): Parameter[] {
  const { properties: fields = {}, required = [] } = query ? jsonSchema(query, 'input') : {}
  const inQuery = Object.entries(fields).map(([name, schema]): Parameter => {
    const { description: words, ...rest } = typeof schema === 'boolean' ? {} : schema
    return { name, in: 'query', required: required.includes(name), ...(words && { description: words }), schema: rest }
  })
  const ofPath: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
  const ofKey: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  }
  return [...(path.includes('{id}') ? [ofPath] : []), ...inQuery, ...(body ? [ofKey] : [])]
}

export function bodySchemaOf({ body, described: shown }: Operation): JsonSchema | undefined {
  return body && jsonSchema(shown ?? body, 'input')
}

export function answerSchemaOf({ answer }: Operation): JsonSchema {
  return jsonSchema(answer, 'output')
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _draft, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return made
}
