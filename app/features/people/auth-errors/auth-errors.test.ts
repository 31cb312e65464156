import { expect, test } from 'vitest'
import { authCodes } from '#app/adapters/identity/auth-codes.ts'
import { locales } from '#app/kit/words/locales.ts'
import { authSentence } from './auth-errors.server.ts'

test('every code of the identity service has words, and none shows a code', () => {
  for (const locale of locales)
    for (const code of authCodes) {
      const sentence = authSentence(locale, { refused: code })
      expect(sentence).not.toBe('')
      expect(sentence).not.toMatch(/[a-z]+-[a-z]+-[a-z]+|auth\/|\{/)
    }
})

test('the sentences the specification gives stand as given', () => {
  expect(authSentence('en', { refused: 'invalid-credential' })).toBe('Invalid credentials')
  expect(authSentence('en', { refused: 'weak-password' })).toBe('The password must contain at least 6 characters')
  expect(authSentence('en', { refused: 'weak-password' }, { passwordMin: 12, sendsMail: true })).toBe(
    'The password must contain at least 12 characters',
  )
  expect(authSentence('en', { refused: 'too-many-requests' })).toMatch(/^Login temporarily disabled after many failed/)
})

test('an unknown person and a wrong password read the same in every language', () => {
  for (const locale of locales) {
    const codes = ['invalid-credential', 'user-not-found', 'wrong-password', 'invalid-password']
    expect(new Set(codes.map((refused) => authSentence(locale, { refused }))).size).toBe(1)
  }
})

test('a code is read with and without its prefix; a foreign one shows what the service said, or that it went wrong', () => {
  const internal = authSentence('en', { refused: 'internal-error' })
  expect(authSentence('en', { refused: 'auth/user-disabled' })).toBe(authSentence('en', { refused: 'user-disabled' }))
  expect(authSentence('en', { refused: 'auth/brand-new', message: 'Not today.' })).toBe('Not today.')
  expect(authSentence('en', { refused: 'internal-error', message: 'Not today.' })).toBe('Not today.')
  expect(authSentence('en', { refused: 'auth/brand-new' })).toBe(internal)
  expect(authSentence('en', { refused: '' })).toBe(internal)
  expect(authSentence('en', { refused: 'constructor' })).toBe(internal)
})
