import type { Locale } from '#app/kit/words/locales.ts'
import { noteIn } from '../notes.ts'
import type { Operation } from '../operations.ts'
import { answerSchemaOf, bodySchemaOf, type JsonSchema, parametersOf } from '../openapi.server.ts'

/** A field as people read of it: `lines[].price`. */
export type DocumentedField = { name: string; type: string; isRequired: boolean; words: string }

export function parametersIn(operation: Operation, locale: Locale): DocumentedField[] {
  return parametersOf(operation).map(({ name, required, description, schema }) => {
    const words = noteIn({ description, ...schema }, locale)
    return { name, type: typeOf(schema), isRequired: required, words }
  })
}

export function bodyFieldsIn(operation: Operation, locale: Locale): DocumentedField[] {
  const schema = bodySchemaOf(operation)
  return schema ? fieldsBelow(schema, '', locale) : []
}

export function answerFieldsIn(operation: Operation, locale: Locale): DocumentedField[] {
  return fieldsBelow(answerSchemaOf(operation), '', locale)
}

function fieldsBelow(schema: JsonSchema, prefix: string, locale: Locale): DocumentedField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, either]) => {
    const field = plain(either)
    const whole = prefix + name
    const own = {
      name: whole,
      type: typeOf(field),
      isRequired: schema.required?.includes(name) ?? false,
      words: (typeof either === 'boolean' ? '' : noteIn(either, locale)) || noteIn(field, locale),
    }
    if (field.type === 'array') return [own, ...fieldsBelow(plain(field.items), `${whole}[].`, locale)]
    return [own, ...fieldsBelow(field, `${whole}.`, locale)]
  })
}

type Either = JsonSchema | boolean | undefined | readonly (JsonSchema | boolean)[]

/** Without the null that a field may be as well. */
function plain(either: Either): JsonSchema {
  if (typeof either !== 'object' || Array.isArray(either)) return {}
  const schema = either as JsonSchema
  return plainAmong(schema.anyOf) ?? schema
}

function plainAmong(any: JsonSchema['anyOf']): JsonSchema | undefined {
  const found = any?.find((one) => typeof one === 'object' && one.type !== 'null')
  return typeof found === 'object' ? found : undefined
}

function typeOf(schema: JsonSchema): string {
  const { type = '', format, enum: options, maxLength } = plain(schema)
  if (options) return options.join(' | ')
  const limit = maxLength === undefined ? '' : ` ≤ ${maxLength}`
  return `${[type].flat().join(' | ')}${format ? ` (${format})` : ''}${limit}`
}
