import * as z from 'zod/mini'
import { choice, email, idField, name } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { locales } from '#app/kit/words/locales.ts'
import { formWords } from '../tickets.forms.words.ts'

const say = keysOf(formWords)

/** The name stands in mails to them: nothing that a mail program would make a link of. */
const plainName = /^[^\p{Cc}/\\<>@]*$/u

export const followForm = z.object({
  follower_name: name({ max: 60 }).check(
    z.regex(plainName, say('follower-name')),
    z.refine((text) => !/www\.|\.\w{2,}$/i.test(text), say('follower-name')),
  ),
  follower_email: email(),
  follower_locale: choice(locales),
})

export const unfollowForm = z.object({ follower: idField() })
