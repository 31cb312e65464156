import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'

export const productColumns: readonly Column[] = [
  {
    name: 'serial_number',
    label: terms.serialNumber,
    aliases: ['serial', 'serial no', 'matricola', 'n serie'],
    isRequired: true,
    cell: { type: 'text', max: 100 },
    example: { of: 'example' },
  },
  {
    name: 'family',
    label: terms.model,
    aliases: ['family', 'famiglia', 'famille', 'frame model'],
    isRequired: true,
    cell: { type: 'text', max: 40 },
    example: { of: 'code' },
  },
  {
    name: 'company',
    label: terms.customer,
    aliases: ['holder', 'company', 'azienda', 'entreprise', 'customer number', 'customer no', 'codice cliente', 'code client'],
    isRequired: true,
    instead: 'email',
    cell: { type: 'text', max: 200 },
    example: 'Cicli Rossi',
  },
  {
    name: 'email',
    label: { it: 'E-mail di chi la possiede', en: 'Owner’s email', fr: 'E-mail du propriétaire' },
    aliases: ['e mail', 'mail', 'holder email', 'customer email'],
    cell: { type: 'email' },
    example: '',
  },
  {
    name: 'date_of_purchase',
    label: terms.dateOfPurchase,
    aliases: ['purchase date', 'purchased', 'acquisto'],
    isRequired: true,
    cell: { type: 'day' },
    example: { day: '2026-03-04' },
  },
  {
    name: 'country',
    label: terms.countryOfPurchase,
    aliases: ['country', 'paese', 'pays'],
    cell: { type: 'country' },
    example: 'IT',
  },
  {
    name: 'registered_on',
    label: { it: 'Registrata dal', en: 'Registered on', fr: 'Enregistré depuis le' },
    aliases: ['registration date', 'data di registrazione'],
    cell: { type: 'day' },
    example: { day: '2026-03-06' },
  },
  { name: 'size', label: terms.size, cell: { type: 'text', max: 40 }, example: '51s' },
  {
    name: 'colour',
    label: terms.colour,
    aliases: ['color'],
    cell: { type: 'text', max: 60 },
    example: { it: 'Nero opaco', en: 'Matt black', fr: 'Noir mat' },
  },
]
