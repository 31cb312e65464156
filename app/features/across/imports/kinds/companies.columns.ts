import { byLocale, localeNames } from '#app/kit/words/locales.ts'
import { terms } from '#app/terms.words.ts'
import type { Column } from '../kind.ts'

const text = (max: number) => ({ type: 'text', max }) as const
const alike = (name: string) => byLocale(() => name)

/** What a company is, repeated on the row of each of its people. */
export const companyColumns: readonly Column[] = [
  {
    name: 'customer_number',
    label: terms.customerNumber,
    aliases: ['customer no', 'no', 'numero cliente', 'numéro de client'],
    isRequired: true,
    cell: text(40),
    example: 'C-1042',
  },
  {
    name: 'name',
    label: terms.company,
    aliases: ['name', 'company name', 'ragione sociale', 'raison sociale', 'nome'],
    isRequired: true,
    cell: text(120),
    example: 'Cicli Bianchi',
  },
  {
    name: 'kind',
    label: terms.kind,
    aliases: ['company kind', 'customer type', 'tipo cliente', 'type de client'],
    cell: { type: 'choice', options: { dealer: terms.dealer, customer: terms.rider } },
    example: 'dealer',
  },
  { name: 'country', label: terms.country, isRequired: true, cell: { type: 'country' }, example: 'IT' },
  {
    name: 'vat_number',
    label: { it: 'Partita IVA', en: 'VAT number', fr: 'Numéro de TVA' },
    aliases: ['vat', 'vat registration no', 'p iva', 'tva'],
    cell: text(40),
    example: 'IT01234567890',
  },
  {
    name: 'language',
    label: terms.language,
    cell: {
      type: 'choice',
      options: byLocale((locale) => alike(localeNames[locale])),
    },
    example: 'it',
  },
  {
    name: 'street',
    label: { it: 'Indirizzo', en: 'Street', fr: 'Adresse' },
    aliases: ['address', 'via'],
    cell: text(200),
    example: 'Via Roma 1',
  },
  {
    name: 'postcode',
    label: { it: 'CAP', en: 'Postcode', fr: 'Code postal' },
    aliases: ['zip', 'post code'],
    cell: text(20),
    example: '35100',
  },
  {
    name: 'city',
    label: { it: 'Città', en: 'Town', fr: 'Ville' },
    aliases: ['city'],
    cell: text(120),
    example: 'Padova',
  },
  { name: 'phone', label: terms.phone, aliases: ['phone no'], cell: text(40), example: '+39 049 555 0101' },
  {
    name: 'email',
    label: { it: 'E-mail dell’azienda', en: 'Company email', fr: 'E-mail de l’entreprise' },
    aliases: ['company e mail', 'mail'],
    cell: { type: 'email' },
    example: 'info@ciclibianchi.example',
  },
  ...[
    {
      name: 'person_email',
      label: { it: 'E-mail della persona', en: 'Person’s email', fr: 'E-mail de la personne' },
      aliases: ['contact email', 'user email', 'e mail persona'],
      cell: { type: 'email' } as const,
      example: 'anna@ciclibianchi.example',
      secondLine: 'luca@ciclibianchi.example',
    },
    {
      name: 'person_name',
      label: terms.fullName,
      aliases: ['contact name', 'person', 'persona', 'contact'],
      cell: text(120),
      example: 'Anna Bianchi',
      secondLine: 'Luca Bianchi',
    },
    {
      name: 'person_role',
      label: terms.role,
      cell: {
        type: 'choice' as const,
        options: {
          owner: { it: 'titolare', en: 'owner', fr: 'responsable' },
          sales: { it: 'vendite', en: 'sales', fr: 'vente' },
          workshop: { it: 'officina', en: 'workshop', fr: 'atelier' },
        },
      },
      example: 'owner',
      secondLine: 'workshop',
    },
  ].map((column): Column => ({ ...column, isOfLine: true })),
]
