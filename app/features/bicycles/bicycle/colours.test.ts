import { expect, test } from 'vitest'
import { hueOf, pictureIn } from './bicycle.colours.ts'

test.for([
  ['Rosso corsa', 'red'],
  ['race red', 'red'],
  ['Nero opaco', 'black'],
  ['noir mat', 'black'],
  ['Blu notte', 'blue'],
  ['Azzurro ghiaccio', 'sky'],
  ['ice blue', 'sky'],
  ['Bleu clair', 'sky'],
  ['Verde salvia', 'green'],
  ['vert', 'green'],
  ['Grigio titanio', 'grey'],
  ['Bianco perla', 'white'],
  ['Carbonio', 'grey'],
  ['argent', 'grey'],
  ['turquoise', 'sky'],
  ['violet', 'purple'],
  ['Oro', 'yellow'],
  ['WRWK', undefined],
  ['', undefined],
] as const)('«%s» is drawn in %s', ([colour, hue]) => expect(hueOf(colour)).toBe(hue))

test('a picture is chosen by the very name of its colour, or else by its hue, and none for a colour unknown', () => {
  const pictures = [{ colour: 'rosso' }, { colour: 'Rosso corsa' }, { colour: 'nero' }]
  expect(pictureIn(pictures, 'rosso corsa ')).toEqual({ colour: 'Rosso corsa' })
  expect(pictureIn(pictures, 'Race red')).toEqual({ colour: 'rosso' })
  expect(pictureIn(pictures, 'matt black')).toEqual({ colour: 'nero' })
  expect(pictureIn(pictures, 'Verde')).toBeUndefined()
  expect(pictureIn(pictures, '')).toBeUndefined()
})
