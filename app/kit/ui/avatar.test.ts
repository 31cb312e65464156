import { expect, test } from 'vitest'
import { initialsOf } from './avatar.tsx'

test('the initials are those of the first and the last word', () => {
  expect(['Marta Rossi', 'Cicli Rossi di Rossi Marco', 'élodie', 'a.verdi', ' – ', ''].map(initialsOf)).toEqual([
    'MR',
    'CM',
    'É',
    'AV',
    '',
    '',
  ])
})
