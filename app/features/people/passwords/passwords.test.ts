import { expect, test } from 'vitest'
import { strengthOf } from './passwords.ts'
import { commonPasswords } from './common.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { checkPassword } from './passwords.server.ts'

const minimum = 6
const portal = { settings: readSettings({}) }
const strict = { settings: readSettings({ PASSWORD_MIN: '12' }) }

test('a password has at least the characters asked for, of whatever kind, and keeps all of them', async () => {
  expect(await checkPassword(portal, { password: 'corta' })).toBe('weak-password')
  expect(await checkPassword(portal, { password: 'bici ☂' })).toBeUndefined()
  expect(await checkPassword(strict, { password: 'forcella' })).toBe('weak-password')
  expect(await checkPassword(portal, { password: 'ruota libera '.repeat(10) })).toBeUndefined()
})

test('the passwords people use most are refused, however they are written', async () => {
  expect(commonPasswords.size).toBeGreaterThan(3000)
  for (const password of ['123456', 'password', 'PassWord', 'qwerty', ' iloveyou '])
    expect([password, await checkPassword(portal, { password })]).toEqual([password, 'common'])
})

test('the own address, or a part of it, is no password', async () => {
  const email = 'cicli.rossi@dealer.example'
  for (const password of [email, 'Cicli.Rossi', 'dealer.example'])
    expect(await checkPassword(portal, { password, email })).toBe('common')
  expect(await checkPassword(portal, { password: 'cicli.rossi' })).toBeUndefined()
})

test('the strength follows length and variety', () => {
  const validated = ['bici', 'biciii', 'aaaaaaaaaaaaaa', '12345678', 'abcdefghijklmn', 'bicicletta', 'tre forcelle blu']
  expect(validated.map((password) => strengthOf(password, minimum))).toEqual([
    'short',
    'weak',
    'weak',
    'weak',
    'weak',
    'fair',
    'good',
  ])
})
