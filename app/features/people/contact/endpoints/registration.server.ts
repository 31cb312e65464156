import * as z from 'zod/mini'
import { email } from '#app/kit/forms/fields.ts'
import { readJson } from '#app/kit/http/json.server.ts'
import { Problem } from '#app/kit/problem.ts'

/** More than any registration needs. */
const most = 32_000

/** PostgreSQL takes neither NUL nor half a character; what is longer than any address is cut. */
function words(max: number) {
  return z.optional(
    z.pipe(
      z.string(),
      z.transform((typed: string) => typed.replaceAll('\0', '').slice(0, max).toWellFormed()),
    ),
  )
}

/** What of a registration goes on. The password is not among it: here it ends. */
export const registration = z.object({
  email: email(),
  context: z.pipe(
    z.optional(z.object({ hutk: words(200), pageUri: words(2000), pageName: words(300) })),
    z.transform((context) => context ?? {}),
  ),
})

/**
 * Reads a registration posted as JSON. What was sent is nowhere said again, in no error either, since a password is in
 * it. @throws Problem body-malformed, body-too-large
 */
export async function readRegistration(request: Request): Promise<z.output<typeof registration>> {
  const read = registration.safeParse(await readJson(request, most))
  if (!read.success) throw new Problem('body-malformed')
  return read.data
}
