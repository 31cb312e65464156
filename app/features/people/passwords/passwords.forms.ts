import { password } from '#app/kit/forms/fields.ts'
import { keysOf } from '#app/kit/forms/problems.ts'
import { passwordWords } from './passwords.words.ts'

const say = keysOf(passwordWords)

/** A password somebody chooses. Whether too many others chose the same only the server can tell. */
export function newPassword(minimum: number) {
  return password({ min: minimum, short: say('weak-password') })
}
