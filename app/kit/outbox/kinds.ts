import type * as z from 'zod/mini'

/** A row of the outbox as it is put. Only a kind makes one: a name that no kind bears does not compile. */
export type OutboxMessage = { kind: Named; subject: string; payload: unknown }

type Named<Name extends string = string> = {
  name: Name
  /** A mail to one reader, whose job only reads: several are written in one transaction. */
  isMail: boolean
}

/**
 * What a row asks for: by which name its job is found, and what it says. It stands apart from the job, so that what puts
 * rows imports nothing of what is done with them.
 */
export type Kind<Name extends string = string, Put = never, Read = unknown> = Named<Name> & {
  of: (subject: string, payload: Put) => OutboxMessage
  /** @throws ZodError */
  read: (payload: unknown) => Read
}

export function kindOf<Name extends string, Schema extends z.ZodMiniType>(name: Name, payload: Schema) {
  return kind({ name, isMail: false }, payload)
}

export function mailOf<Name extends string, Schema extends z.ZodMiniType>(name: Name, payload: Schema) {
  return kind({ name, isMail: true }, payload)
}

function kind<Name extends string, Schema extends z.ZodMiniType>(
  named: Named<Name>,
  schema: Schema,
): Kind<Name, z.input<Schema>, z.output<Schema>> {
  return {
    ...named,
    of: (subject, payload) => ({ kind: named, subject, payload }),
    read: (payload) => schema.parse(payload),
  }
}
