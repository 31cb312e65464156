import * as z from 'zod/mini'
import { name, text } from '#app/kit/forms/fields.ts'

/** As many characters as a recovery code with hyphens and stray spaces may have. */
const code = () => text({ max: 100, required: 'code-required' })
const password = () => z.string().check(z.minLength(1, 'password-required'), z.maxLength(1024))
/** The secret of a set-up on its way through the page. */
const setup = () => z.string().check(z.maxLength(1000))

export const passkeyNameMost = 60

export const codeForm = z.object({ factor_code: code() })
export const totpForm = z.object({ factor_code: code(), password: password(), setup: setup() })
export const passwordForm = z.object({ password: password(), id: z.optional(z.string().check(z.maxLength(2000))) })
export const nameForm = z.object({ name: name({ max: passkeyNameMost }), id: z.string().check(z.maxLength(2000)) })
