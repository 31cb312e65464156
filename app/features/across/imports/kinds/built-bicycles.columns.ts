import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'

export const builtColumns: readonly Column[] = [
  {
    name: 'serial_number',
    label: terms.serialNumber,
    aliases: ['serial', 'serial no', 'sn', 'seriale', 'matricola', 'telaio n', 'n serie', 'frame number'],
    isRequired: true,
    cell: { type: 'text', max: 100 },
    example: { of: 'example' },
  },
  {
    name: 'family',
    label: terms.model,
    aliases: ['family', 'famiglia', 'famille', 'frame model', 'model code'],
    isRequired: true,
    cell: { type: 'text', max: 40 },
    example: { of: 'code' },
  },
  { name: 'size', label: terms.size, cell: { type: 'text', max: 40 }, example: '51' },
  {
    name: 'colour',
    label: terms.colour,
    aliases: ['color', 'finish', 'finitura'],
    cell: { type: 'text', max: 80 },
    example: { it: 'Nero opaco', en: 'Matt black', fr: 'Noir mat' },
  },
  {
    name: 'made_on',
    label: terms.madeOn,
    aliases: ['production date', 'built on', 'prodotto il', 'fabriqué le'],
    cell: { type: 'day' },
    example: { day: '2026-02-16' },
  },
  {
    name: 'company',
    label: terms.soldTo,
    aliases: [
      'customer',
      'dealer',
      'cliente',
      'rivenditore',
      'client',
      'revendeur',
      'customer number',
      'customer no',
      'numero cliente',
    ],
    cell: { type: 'text', max: 200 },
    example: 'Cicli Rossi',
  },
  {
    name: 'delivered_on',
    label: terms.deliveredOn,
    aliases: ['delivery date', 'consegnata il', 'livré le'],
    cell: { type: 'day' },
    example: { day: '2026-03-04' },
  },
]
