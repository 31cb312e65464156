import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'

const text = (max: number) => ({ type: 'text', max }) as const

export const leadColumns: readonly Column[] = [
  {
    name: 'reference',
    label: { it: 'Riferimento del contatto', en: 'Lead reference', fr: 'Référence du contact' },
    aliases: [
      'reference',
      'riferimento',
      'référence',
      'id',
      'lead',
      'lead id',
      'lead number',
      'numero lead',
      'riferimento del lead',
      'référence du lead',
    ],
    isRequired: true,
    instead: 'email',
    cell: text(80),
    example: 'WEB-1042',
  },
  {
    name: 'company',
    label: { it: 'Rivenditore', en: 'Dealer', fr: 'Revendeur' },
    aliases: [
      'company',
      'customer',
      'azienda',
      'cliente',
      'entreprise',
      'customer number',
      'customer no',
      'numero cliente',
    ],
    isRequired: true,
    cell: text(200),
    example: 'Cicli Rossi',
  },
  {
    name: 'first_name',
    label: { it: 'Nome', en: 'First name', fr: 'Prénom' },
    aliases: ['given name', 'firstname'],
    isRequired: true,
    cell: text(80),
    example: 'Giulia',
  },
  {
    name: 'last_name',
    label: { it: 'Cognome', en: 'Last name', fr: 'Nom' },
    aliases: ['surname', 'lastname', 'family name'],
    cell: text(80),
    example: 'Verdi',
  },
  {
    name: 'email',
    label: terms.email,
    aliases: ['e mail', 'mail', 'email address'],
    cell: { type: 'email' },
    example: 'giulia.verdi@example.com',
  },
  {
    name: 'mobile_phone',
    label: { it: 'Cellulare', en: 'Mobile phone', fr: 'Portable' },
    aliases: ['mobile', 'mobile phone no'],
    cell: text(40),
    example: '+39 333 555 0101',
  },
  { name: 'phone', label: terms.phone, aliases: ['phone no'], cell: text(40), example: '' },
  {
    name: 'products',
    label: { it: 'Modelli di interesse', en: 'Models of interest', fr: 'Modèles souhaités' },
    aliases: ['models', 'modelli', 'modèles', 'family', 'model', 'products of interest'],
    cell: { type: 'list' },
    example: { of: 'code' },
  },
  {
    name: 'message',
    label: { it: 'Messaggio', en: 'Message', fr: 'Message' },
    aliases: ['note', 'notes', 'richiesta', 'request'],
    cell: text(5000),
    example: { it: 'Cerca una taglia 51', en: 'Looks for a size 51', fr: 'Cherche une taille 51' },
  },
]
