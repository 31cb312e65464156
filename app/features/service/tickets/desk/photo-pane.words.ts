import type { WordTable } from '#app/kit/words/words.ts'
import { deskWords } from './desk.words.ts'

export const paneWords = {
  turn: deskWords['files.turn'],
  zoom: { it: 'Ingrandisci', en: 'Zoom', fr: 'Agrandir' },
  'zoom.of': { it: 'Ingrandisci {name}', en: 'Zoom {name}', fr: 'Agrandir {name}' },
  one: { it: 'Una sola', en: 'One only', fr: 'Une seule' },
  two: { it: 'Due affiancate', en: 'Two side by side', fr: 'Deux côte à côte' },
} as const satisfies WordTable
