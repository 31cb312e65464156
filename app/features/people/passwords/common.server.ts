import { dictionary } from '@zxcvbn-ts/language-common'

/** Some 50,000 passwords that people choose most often, in lower case. Loaded with the first password to validate. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'])
