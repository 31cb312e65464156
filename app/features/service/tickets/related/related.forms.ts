import * as z from 'zod/mini'
import { choice } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { idPattern } from '#app/kit/http/ids.ts'
import { formWords } from '../tickets.forms.words.ts'

const say = keysOf(formWords)

/** A ticket's number as people write it: “no. 10012” is one too. */
const ticketNumber = z.string().check(
  z.overwrite((typed) => typed.replaceAll(/\D/g, '')),
  z.regex(idPattern, say('related-absent')),
)

export const relateForm = z.object({ other: ticketNumber, how: choice(['link', 'merge']) })

export const unlinkForm = z.object({ other: ticketNumber })
