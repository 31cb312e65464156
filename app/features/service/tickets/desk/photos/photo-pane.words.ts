import type { WordTable } from '#app/kit/words/words.ts'
import { deskWords } from '../desk.words.ts'

export const paneWords = {
  turn: deskWords['files.turn'],
  zoom: { it: 'Ingrandisci', en: 'Zoom', fr: 'Agrandir' },
  'zoom.of': { it: 'Ingrandisci {name}', en: 'Zoom {name}', fr: 'Agrandir {name}' },
  one: { it: 'Una sola', en: 'One only', fr: 'Une seule' },
  two: { it: 'Due affiancate', en: 'Two side by side', fr: 'Deux côte à côte' },
  number: deskWords['ticket.number'],
  same: { it: 'Foto già inviate', en: 'Photos sent before', fr: 'Photos déjà envoyées' },
  'same.of': {
    it: '{name}: sembra la stessa foto del',
    en: '{name}: seems to be the same photo as in',
    fr: '{name}\u00a0: semble être la même photo que celle du',
  },
  'same.several': {
    it: '{photos} foto sembrano le stesse del',
    en: '{photos} photos seem to be the same as in',
    fr: '{photos} photos semblent être les mêmes que celles du',
  },
  compare: { it: 'Affianca', en: 'Side by side', fr: 'Côte à côte' },
  'compare.of': {
    it: 'Affianca alla foto del n. {number}',
    en: 'Side by side with the photo of no. {number}',
    fr: 'Côte à côte avec la photo du n°\u00a0{number}',
  },
} as const satisfies WordTable
